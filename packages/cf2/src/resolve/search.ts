import type { Files } from "@cairn/diagnostics";
import type { Projects } from "./project.js";

/** Where imported files are searched for. */
export interface SearchOptions {
  readonly files: Files;
  /** The folders of CF2PATH, in order. */
  readonly searchPath: readonly string[];
  readonly projects: Projects;
}

/**
 * The candidate paths of an imported name, in the order of section 3.9: `/a`, `./a` and `project:a` denote one place;
 * anything else is searched for in the current folder, along CF2PATH, beside the importing file and in the project's
 * configuration. `undefined`: an unknown project. They are generated lazily, with duplicates: most imports need only
 * the first.
 */
export function candidatesFor(name: string, importing: string, options: SearchOptions): Iterable<string> | undefined {
  const { files } = options;
  if (/^(?:[/\\]|[A-Za-z]:[/\\])/.test(name)) return withEndings(name);
  if (/^\.[/\\]/.test(name)) return withEndings(name).map((path) => files.resolve("", path));
  const inProject = /^([^:/\\]*):(.*)$/s.exec(name);
  return inProject
    ? inProjectNamed(inProject[1]!, inProject[2]!, importing, options)
    : around(withEndings(name), importing, options);
}

function* around(names: readonly string[], importing: string, options: SearchOptions): Generator<string> {
  const { files, searchPath, projects } = options;
  for (const name of names) yield files.resolve("", name);
  for (const folder of searchPath) for (const name of names) yield files.resolve(`${folder}/.`, name);
  for (const name of names) yield files.resolve(importing, name);
  const configuration = projects.of(importing)?.configuration;
  if (configuration === undefined) return;
  for (const name of names) yield files.resolve(`${configuration}/.`, name);
}

/**
 * `project:path`; without a path, the folder itself with an extension, or the file in it that is named like the
 * project.
 */
function inProjectNamed(
  project: string,
  path: string,
  importing: string,
  { files, projects }: SearchOptions,
): readonly string[] | undefined {
  const folder = projects.named(project, importing)?.configuration ?? (project === "" ? "." : undefined);
  if (folder === undefined) return undefined;
  if (path !== "") return withEndings(path).map((name) => files.resolve(`${folder}/.`, name));
  const own = folder.replace(/^.*[/\\]/, "");
  const hasName = own !== "" && own !== "." && own !== "..";
  return [
    ...(hasName ? withEndings(folder) : []),
    ...[project, ...(hasName ? [own] : [])]
      .filter((name) => name !== "")
      .flatMap(withEndings)
      .map((name) => files.resolve(`${folder}/.`, name)),
  ];
}

/** Only `.cf2` and `.kdbx` count as extensions (interpretation A29); a name without one may mean either. */
function withEndings(name: string): readonly string[] {
  return /\.(?:cf2|kdbx)$/.test(name) ? [name] : [`${name}.cf2`, `${name}.kdbx`];
}
