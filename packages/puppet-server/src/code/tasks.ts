/** Tasks of modules, by the rules of Puppet's `Puppet::Module::Task`. */
import { createHash } from "node:crypto";
import { createReadStream, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { isConfined, namesIn, statsOf } from "../file-system.js";
import type { JsonObject } from "../world.js";
import { type Module, moduleNamed, readJson } from "./modules.js";

/** Why a task can't be used, in Puppet's terms. */
export class TaskProblem extends Error {
  override readonly name = "TaskProblem";
  readonly kind: string;
  readonly details: JsonObject;

  constructor(kind: string, message: string, details: JsonObject = {}) {
    super(message);
    this.kind = `puppet.tasks/${kind}`;
    this.details = details;
  }
}

export interface Task {
  readonly name: string;
  readonly module: Module;
  /** The name of the file with metadata, if there is one. */
  readonly metadataFile: string | undefined;
}

/** A file that a task needs; `id` is its name among the task's files. */
export interface TaskFile {
  readonly id: string;
  readonly module: Module;
  /** The directory of the module, such as `tasks`. */
  readonly mount: string;
  /** The path below it. */
  readonly path: string;
}

const mounts: ReadonlyMap<string, string> = new Map([
  ["files", "modules"],
  ["lib", "plugins"],
  ["scripts", "scripts"],
  ["tasks", "tasks"],
]);
const forbiddenExtensions = new Set([".conf", ".md"]);

/** More than any task has. */
const maxFiles = 1000;

export function tasksOf(module: Module): Task[] {
  const names = new Map<string, string | undefined>();
  for (const file of taskFiles(module)) {
    const name = stem(file);
    names.set(name, extname(file) === ".json" ? file : names.get(name));
  }
  return [...names].map(([name, metadataFile]) => ({ name: fullName(module, name), module, metadataFile }));
}

/** `web` for `init` of the module `web`, `web::deploy` for any other. */
export function fullName({ name: module }: Module, name: string): string {
  return name === "init" ? module : `${module}::${name}`;
}

export function metadataOfTask({ metadataFile, module }: Task): JsonObject {
  if (metadataFile === undefined) return {};
  try {
    return readJson(module, join(module.root, "tasks", metadataFile));
  } catch (thrown) {
    const kind = thrown instanceof SyntaxError ? "unparseable-metadata" : "unreadable-metadata";
    throw new TaskProblem(kind, `\`${metadataFile}\`: ${(thrown as Error).message}`);
  }
}

/** The files of a task: its implementations first. Throws a `TaskProblem` if they aren't complete. */
export function filesOfTask(task: Task, metadata: JsonObject, modulePath: readonly string[]): TaskFile[] {
  const implementations = implementationsOf(task, metadata).map((path) => ({
    id: path,
    module: task.module,
    mount: "tasks",
    path,
  }));
  const listed = [metadata, ...objectsIn(metadata, "implementations")].flatMap((each) => filesListed(each));
  const extra = [...new Set(listed)].flatMap((file) => extraFiles(file, modulePath));
  return [...implementations, ...extra];
}

function implementationsOf({ metadataFile, module, name }: Task, metadata: JsonObject): string[] {
  const all = taskFiles(module).filter((file) => extname(file) !== ".json");
  if (metadata["implementations"] !== undefined)
    return objectsIn(metadata, "implementations").map(({ name: file }) => {
      if (typeof file === "string" && all.includes(file)) return file;
      const message = `Task metadata for task ${name} specifies missing implementation ${String(file)}`;
      throw new TaskProblem("missing-implementation", message, { missing: [file] });
    });
  const short = metadataFile === undefined ? (name.split("::")[1] ?? "init") : stem(metadataFile);
  const own = all.filter((file) => stem(file) === short);
  if (own.length === 1) return own;
  const folder = join(module.root, "tasks");
  if (own.length === 0) {
    const message = `No source besides task metadata was found in directory ${folder} for task ${name}`;
    throw new TaskProblem("no-implementation", message);
  }
  const message = `Multiple executables were found in directory ${folder} for task ${name}; define 'implementations' in metadata to differentiate between them`;
  throw new TaskProblem("multiple-implementations", message);
}

/** A file that metadata list, such as `web/files/one`; or all files below a directory, such as `web/lib/`. */
function extraFiles(file: string, modulePath: readonly string[]): TaskFile[] {
  const [name = "", mount = "", ...rest] = file.split("/");
  const module = moduleNamed(name, modulePath);
  if (!module)
    throw new TaskProblem("invalid-metadata", `Could not find module ${name} containing task file ${rest.join("/")}`);
  if (!mounts.has(mount)) {
    const message = `Files must be saved in module directories that Puppet makes available via mount points: ${[...mounts.keys()].join(", ")}`;
    throw new TaskProblem("invalid-metadata", message);
  }
  const isDirectoryName = rest.at(-1) === "";
  const parts = isDirectoryName ? rest.slice(0, -1) : rest;
  if (parts.some((part) => part === "" || part === "." || part === ".."))
    throw new TaskProblem("invalid-metadata", "File pathnames cannot include relative paths");
  const path = join(module.root, mount, ...parts);
  const stats = statsOf(path);
  if (!stats || !isConfined(path, module.root, true))
    throw new TaskProblem("invalid-file", `Could not find ${path} on disk`);
  if (stats.isDirectory() !== isDirectoryName) {
    const message = isDirectoryName
      ? `Files specified in task metadata cannot include a trailing slash: ${file}`
      : `Directories specified in task metadata must include a trailing slash: ${file}`;
    throw new TaskProblem("invalid-metadata", message);
  }
  const found = isDirectoryName ? filesBelow(module, join(mount, ...parts)) : [join(mount, ...parts)];
  return found.map((each) => ({ id: `${module.name}/${each}`, module, mount, path: each.slice(mount.length + 1) }));
}

/** The files below a directory of a module, by their paths in the module. */
function filesBelow({ root }: Module, folder: string): string[] {
  const found: string[] = [];
  const waiting = [folder];
  for (let next = waiting.shift(); next !== undefined && found.length < maxFiles; next = waiting.shift())
    for (const name of namesIn(join(root, next)).sort()) {
      const path = join(next, name);
      const stats = statsOf(join(root, path), false);
      if (name.startsWith(".")) continue;
      if (stats?.isDirectory()) waiting.push(path);
      else if (statsOf(join(root, path))?.isFile() && isConfined(join(root, path), root, true)) found.push(path);
    }
  return found;
}

/** What a client needs to get a file of a task. */
export async function describeTaskFile({ id, module, mount, path }: TaskFile, environment: string) {
  const file = join(module.root, mount, path);
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  const served = mounts.get(mount)!;
  const inMount = served === "plugins" ? path : `${module.name}/${path}`;
  return {
    filename: id,
    sha256: hash.digest("hex"),
    size_bytes: statSync(file).size,
    uri: { path: `/puppet/v3/file_content/${served}/${inMount}`, params: { environment } },
  };
}

/** The files of a module's tasks and their metadata. */
function taskFiles({ root }: Module): string[] {
  const folder = join(root, "tasks");
  return namesIn(folder)
    .filter((file) => /^[a-z][a-z0-9_]*$/.test(stem(file)) && !forbiddenExtensions.has(extname(file)))
    .filter((file) => statsOf(join(folder, file))?.isFile() && isConfined(join(folder, file), root, true))
    .sort();
}

function stem(file: string): string {
  return basename(file, extname(file));
}

function filesListed({ files = [] }: JsonObject): string[] {
  if (Array.isArray(files) && files.every((each) => typeof each === "string")) return files;
  throw new TaskProblem(
    "invalid-metadata",
    `The 'files' task metadata expects an array, got ${JSON.stringify(files)}.`,
  );
}

function objectsIn(metadata: JsonObject, key: string): JsonObject[] {
  const value = metadata[key] ?? [];
  const isObject = (each: unknown): each is JsonObject => typeof each === "object" && each !== null;
  if (Array.isArray(value) && value.every(isObject)) return value;
  throw new TaskProblem("invalid-metadata", `Task metadata does not specify ${key} as an array`);
}
