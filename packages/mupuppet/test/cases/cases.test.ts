import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { testIf } from "@cairn/testing";
import { comparable, compileCase, lineOf, lineOfError } from "./run-case.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "../../../../../shared/cases/mupuppet");
const whereCases = testIf(existsSync(root), "the cases of ../shared are not here");

interface Case {
  readonly name: string;
  readonly text: string;
  readonly expected: string;
  readonly isCatalog: boolean;
  readonly isStrict: boolean;
}

/** Every manifest of a folder with what Puppet makes of it, by default and in strict mode. */
function* casesOf(folder: string): Iterable<Case> {
  const base = join(root, folder);
  const paths = readdirSync(base, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".pp"));
  for (const path of paths.sort()) {
    const text = readFileSync(join(base, path), "utf8");
    for (const kind of ["puppet", "puppet-strict"]) {
      const stem = join(base, `${path.slice(0, -3)}.${kind}`);
      const file = [`${stem}.json`, `${stem}.err`].find((each) => existsSync(each));
      if (!file) continue;
      const isStrict = kind === "puppet-strict" || /@OPTIONS.*--strict_variables/.test(text);
      const expected = readFileSync(file, "utf8");
      yield { name: relative(base, join(base, path)), text, expected, isCatalog: file.endsWith(".json"), isStrict };
    }
  }
}

/** What is different from Puppet, or nothing. */
function difference({ name, text, expected, isCatalog, isStrict }: Case): string | undefined {
  const wanted = isCatalog ? (JSON.parse(expected) as Record<string, unknown>) : undefined;
  const node = wanted ? String(wanted["name"]) : (/on node (\S+)/.exec(expected)?.[1] ?? "default");
  const { json, errors } = compileCase(name, text, isStrict, node);
  const found = errors.map((error) => `${lineOf(error)}: ${error.message}`).join("; ");
  if (wanted) {
    if (!json) return `${name}: ${found}`;
    return comparable(json) === comparable(wanted) ? undefined : `${name}: another catalog`;
  }
  if (json) return `${name}: no error, but Puppet: ${expected}`;
  const line = lineOfError(expected);
  return line === undefined || lineOf(errors[0]!) === line ? undefined : `${name}: ${found}, but Puppet: ${expected}`;
}

const folders = [
  ["upuppet-tests", 260],
  ["probes", 340],
] as const;

for (const [folder, least] of folders) {
  whereCases(`${folder}: the same catalog as Puppet's, or an error at the same line`, () => {
    const all = [...casesOf(folder)];
    const differing = all.map(difference).filter((each) => each !== undefined);
    console.info(`${folder}: ${all.length - differing.length} of ${all.length} as Puppet`);
    expect(all.length).toBeGreaterThan(least);
    expect(differing).toEqual([]);
  });
}
