import type { Files } from "@cairn/diagnostics";
import { openProject, type Project } from "./project.js";

/** Where imported files are looked for. */
export interface SearchOptions {
  readonly files: Files;
  /** The folders of CF2PATH, in order. */
  readonly searchPath: readonly string[];
  readonly project: () => Project | undefined;
}

/**
 * The paths that an imported name may mean, in the order of section 3.9: `/a`, `./a` and `project:a` mean one place; anything else is
 * looked for in the current folder, along CF2PATH, beside the importing file and in the project's configuration. `undefined`: an
 * unknown project. They come one after the other, some of them twice: most imports need only the first.
 */
export function candidatesFor(name: string, importing: string, options: SearchOptions): Iterable<string> | undefined {
  const { files } = options;
  if (/^(?:[/\\]|[A-Za-z]:[/\\])/.test(name)) return withEndings(name);
  if (/^\.[/\\]/.test(name)) return withEndings(name).map((path) => files.resolve("", path));
  const inProject = /^([^:/\\]*):(.*)$/s.exec(name);
  if (inProject) {
    const folder = configurationOf(inProject[1]!, options);
    if (folder === undefined) return undefined;
    return withEndings(inProject[2]!).map((path) => files.resolve(`${folder}/.`, path));
  }
  return around(withEndings(name), importing, options);
}

function* around(names: readonly string[], importing: string, options: SearchOptions): Generator<string> {
  const { files, searchPath, project } = options;
  for (const name of names) yield files.resolve("", name);
  for (const folder of searchPath) for (const name of names) yield files.resolve(`${folder}/.`, name);
  for (const name of names) yield files.resolve(importing, name);
  const configuration = project()?.configuration;
  if (configuration === undefined) return;
  for (const name of names) yield files.resolve(`${configuration}/.`, name);
}

function configurationOf(name: string, { files, project }: SearchOptions): string | undefined {
  const current = project();
  if (name === "" || !current) return name === "" ? (current?.configuration ?? ".") : undefined;
  const folder = current.projects[name];
  return folder === undefined ? undefined : openProject(folder, files).configuration;
}

/** Only `.cf2` and `.kdbx` count as endings (reading A29); a name without one may mean either. */
function withEndings(name: string): readonly string[] {
  return /\.(?:cf2|kdbx)$/.test(name) ? [name] : [`${name}.cf2`, `${name}.kdbx`];
}
