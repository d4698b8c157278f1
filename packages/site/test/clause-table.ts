import { existsSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** A place in the repository: a file or folder, and the symbol or the test in it that is meant. */
export interface Reference {
  readonly path: string;
  readonly symbol?: string | undefined;
  readonly test?: string | undefined;
}

/** A clause of a source document: what implements it, and what shows that. */
export interface Clause {
  readonly clause: string;
  readonly what: string;
  readonly code: readonly Reference[];
  readonly tests: readonly Reference[];
}

/** A table with its title and the paragraph before it. */
export interface ClauseTable {
  readonly title: string;
  readonly about: string;
  readonly clauses: readonly Clause[];
}

/** Parses `clause | what | file#symbol, … | file "test", …`; paths begin at the language's package. */
export function parseClauses(text: string, language: string): ClauseTable {
  const [title = "", about = "", ...lines] = text.trim().split("\n");
  const clauses = lines.map((line): Clause => {
    const [clause = "", what = "", code = "", tests = ""] = line.split(" | ");
    return { clause, what, code: referencesIn(code, language), tests: referencesIn(tests, language) };
  });
  return { title, about, clauses };
}

function referencesIn(cell: string, language: string): Reference[] {
  return [...cell.matchAll(/([\w./-]+)(?:#(\w+))?(?: "([^"]*)")?(?:, |$)/g)].map(([, path, symbol, test]) => ({
    path: normalize(join("packages", language, path!)).replaceAll("\\", "/"),
    symbol,
    test,
  }));
}

/** What is wrong with a reference; undefined if it leads to what it says. */
export function problemOf({ path, symbol, test }: Reference): string | undefined {
  const file = join(root, path);
  if (!existsSync(file)) return `there is no ${path}`;
  if (symbol === undefined && test === undefined) return undefined;
  const text = readFileSync(file, "utf8");
  const declares = new RegExp(`\\b(?:function|class|const|interface|type) ${symbol}\\b`);
  if (symbol !== undefined && !declares.test(text)) return `${path} declares no ${symbol}`;
  return test === undefined || text.includes(test) ? undefined : `${path} has no test "${test}"`;
}

/** The table as a page below `docs/reference/clauses`. */
export function printClauses({ about, clauses, title }: ClauseTable): string {
  const rows = clauses.map(({ clause, code, tests, what }) => {
    const cells = [clause, what, code.map(codeLink).join(", "), tests.map(testLink).join(", ")];
    return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  });
  const head = ["| clause | what | implemented by | shown by |", "| --- | --- | --- | --- |"];
  return [title, "", about, "", ...head, ...rows, ""].join("\n");
}

function codeLink({ path, symbol }: Reference): string {
  return link(path, `\`${symbol ?? nameOf(path)}\``);
}

function testLink({ path, test }: Reference): string {
  return link(path, test ?? `\`${nameOf(path)}\``);
}

function link(path: string, text: string): string {
  return `[${text.replace(/[[\]]/g, "\\$&")}](../../../${path})`;
}

function nameOf(path: string): string {
  return path.split("/").slice(-2).join("/");
}
