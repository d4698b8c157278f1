import { readdirSync } from "node:fs";
import { join } from "node:path";
import { badRequest, busy, notFound } from "../problem.js";
import { isFolder } from "../file-system.js";
import { type DescribedEnvironment, type Environment, EnvironmentFolder } from "./environment.js";

/** How often work on an environment is begun because files have changed meanwhile. */
const mostTries = 5;

/**
 * The environments in a folder (`environmentpath`), each a folder with its name. An environment is read once and watched:
 * when a file changes, the next request gets a new state, never a mixture of two.
 */
export class Environments {
  readonly folder: string;
  private readonly describe: (root: string) => DescribedEnvironment;
  private readonly known = new Map<string, EnvironmentFolder>();

  constructor(folder: string, describe: (root: string) => DescribedEnvironment) {
    this.folder = folder;
    this.describe = describe;
  }

  names(): string[] {
    const names = readdirSync(this.folder).filter(isEnvironmentName).sort();
    return names.filter((name) => isFolder(join(this.folder, name)));
  }

  has(name: string): boolean {
    return isEnvironmentName(name) && isFolder(join(this.folder, name));
  }

  /** An environment as its files are now. */
  async find(name: string): Promise<Environment> {
    if (!isEnvironmentName(name))
      throw badRequest(`The environment must be purely alphanumeric, not '${name.slice(0, 100)}'`);
    const environment = await this.folderOf(name)?.settled();
    if (!environment) throw notFound(`Could not find environment '${name}'`);
    return environment;
  }

  /** Works on an environment in one state of its files: once more if they change meanwhile. */
  async with<T>(name: string, work: (environment: Environment) => Promise<T>): Promise<T> {
    for (let tries = 0; tries < mostTries; tries++) {
      const environment = await this.find(name);
      const result = await work(environment);
      if (await this.known.get(name)?.isStill(environment)) return result;
    }
    throw busy(`the files of environment \`${name}\` change all the time`);
  }

  /** Has an environment, or all of them, read again. */
  flush(name?: string): void {
    for (const [each, folder] of this.known) if (name === undefined || each === name) folder.flush();
  }

  close(): void {
    for (const folder of this.known.values()) folder.close();
  }

  /** One that was there is never forgotten: if it comes back, that is another state of it. */
  private folderOf(name: string): EnvironmentFolder | undefined {
    const known = this.known.get(name);
    const path = join(this.folder, name);
    if (known || !isFolder(path)) return known;
    const folder = new EnvironmentFolder(name, path, this.describe);
    this.known.set(name, folder);
    return folder;
  }
}

function isEnvironmentName(name: string): boolean {
  return /^[A-Za-z0-9_]{1,100}$/.test(name);
}
