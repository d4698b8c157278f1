/**
 * The programs that the playground begins with, one file per language.
 */
import type { Project } from "../project.js";

/** A project to start from, which stays as it is. */
export interface Example extends Omit<Project, "language"> {
  /** In a list of examples. */
  readonly title: string;
  /** In addresses: `#smartfrog/site`. */
  readonly name: string;
}

/** Files that Vite has read, by the path below a folder of `examples`. */
export function filesBelow(folder: string, files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const start = `/examples/${folder}/`;
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path.slice(path.indexOf(start) + start.length), text]),
  );
}

/** Some of the files, in this order. */
export function pick(
  files: Readonly<Record<string, string>>,
  names: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, files[name]!]));
}
