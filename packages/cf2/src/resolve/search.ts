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
  if (/^(?:[/\\]|[A-Za-z]:[/\\])/.test(name)) return withEndings(name, (path) => path);
  if (/^\.[/\\]/.test(name)) return withEndings(name, (path) => files.resolve("", path));
  const inProject = /^([^:/\\]*):(.*)$/s.exec(name);
  if (inProject) {
    const folder = configurationOf(inProject[1]!, options);
    return folder === undefined ? undefined : withEndings(inProject[2]!, (path) => files.resolve(`${folder}/.`, path));
  }
  return around(name, importing, options);
}

function* around(name: string, importing: string, { files, searchPath, project }: SearchOptions): Generator<string> {
  yield* withEndings(name, (path) => files.resolve("", path));
  for (const folder of searchPath) yield* withEndings(name, (path) => files.resolve(`${folder}/.`, path));
  yield* withEndings(name, (path) => files.resolve(importing, path));
  const configuration = project()?.configuration;
  if (configuration !== undefined) yield* withEndings(name, (path) => files.resolve(`${configuration}/.`, path));
}

function configurationOf(name: string, { files, project }: SearchOptions): string | undefined {
  const current = project();
  if (name === "" || !current) return name === "" ? (current?.configuration ?? ".") : undefined;
  const folder = current.projects[name];
  return folder === undefined ? undefined : openProject(folder, files).configuration;
}

/** Only `.cf2` and `.kdbx` count as endings (reading A29); a name without one may mean either. */
function* withEndings(name: string, place: (path: string) => string): Generator<string> {
  if (/\.(?:cf2|kdbx)$/.test(name)) yield place(name);
  else {
    yield place(`${name}.cf2`);
    yield place(`${name}.kdbx`);
  }
}
