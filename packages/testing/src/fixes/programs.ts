import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A program of one or more files, and the file that mistakes are made in. */
export interface Program {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly main: string;
}

type Files = Readonly<Record<string, string>>;

/** Where the programs of a language are. */
export interface ProgramSources {
  /** The folder of the language's package. */
  readonly folder: string;
  readonly extension: string;
  /** The folders of its examples. */
  readonly examples: readonly string[];
  /** The pages of its diagnostics. */
  readonly pages: Readonly<Record<string, object>>;
  /** The files of a session at the command line. */
  readonly parseCase: (text: string) => { readonly files: Files };
}

/** Longer ones take too much time for a property. */
const longest = 6000;

/** The names of pages whose examples take as much time as they may. */
const slowPages = /^too-|costly|slow|endless/;

/** The examples and cases of a language: one program for each of its files, with the other files around it. */
export function programsOf({ examples, extension, folder, pages, parseCase }: ProgramSources): readonly Program[] {
  const tests = join(folder, "test");
  const main = `main${extension}`;
  const shown = Object.entries(pages as Readonly<Record<string, ShownPage>>).flatMap(([name, { failing, repaired }]) =>
    (slowPages.test(name) ? [] : [failing, repaired]).flatMap((each): [string, Files][] =>
      each === undefined ? [] : [[name, typeof each === "string" ? { [main]: each } : each]],
    ),
  );
  const groups = [
    ...examples.map((name): [string, Files] => [name, filesBelow(join(folder, "../../examples", name), extension)]),
    ...Object.entries(filesBelow(tests, extension)).map(([name, text]): [string, Files] => [name, { [main]: text }]),
    ...Object.entries(filesBelow(tests, ".case")).map(([name, text]): [string, Files] => [name, parseCase(text).files]),
    ...shown,
  ];
  return groups.flatMap(([name, files]) => programsFor(name, files, extension));
}

interface ShownPage {
  readonly failing?: string | Files;
  readonly repaired?: string | Files;
}

function programsFor(name: string, files: Files, extension: string): Program[] {
  // A case's configuration isn't trusted here.
  const trusted = Object.fromEntries(Object.entries(files).filter(([path]) => !path.endsWith(".config.json")));
  return Object.entries(trusted).flatMap(([main, text]) =>
    main.endsWith(extension) && text.length <= longest ? [{ name, files: trusted, main }] : [],
  );
}

function filesBelow(folder: string, extension: string): Files {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const paths = names.filter((name) => name.endsWith(extension)).sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}
