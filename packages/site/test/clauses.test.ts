import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { ruleNames } from "@cairn/mupuppet-paper";
import { expectGolden } from "@cairn/testing";
import { parseClauses, printClauses, problemOf, type Clause, type ClauseTable } from "./clause-table.js";

const root = join(import.meta.dirname, "../../..");
const sources = join(import.meta.dirname, "../clauses");
const pages = join(root, "docs/reference/clauses");
const paper = join(root, "packages/mupuppet-paper");

/** Every rule of the paper is a function of its name; its first comment is the rule, its file's the section. */
function rulesOfPaper(): ClauseTable {
  const clauses = readdirSync(join(paper, "src/rules")).flatMap((name) => {
    const text = readFileSync(join(paper, "src/rules", name), "utf8");
    const section = /^\/\*\*[^]*?[sS]ection ([\d.]+\d)/.exec(text)?.[1];
    const rules = [...text.matchAll(/^\/\*\*\s((?:(?!\*\/)[^])*)\*\/\nexport function ([A-Z]\w*)\(/gm)];
    return rules.map(([, comment = "", rule = ""]): Clause => {
      const [what = ""] = comment
        .replace(/(?:^|\s*\n) \* ?/g, " ")
        .trim()
        .split(/(?<=[`)\w]): |\. /);
      const code = [{ path: `packages/mupuppet-paper/src/rules/${name}`, symbol: rule }];
      const tests = [{ path: `packages/mupuppet-paper/test/rules/${rule}.txt`, test: undefined }];
      return { clause: `${section ?? ""} ${rule}`.trim(), what: what.replace(/\.$/, ""), code, tests };
    });
  });
  return {
    title: "# μPuppet: the paper, rule by rule",
    about:
      'The small-step rules of "μPuppet: A Declarative Subset of the Puppet Configuration Language" (Weili Fu, Roly Perera, Paul Anderson, James Cheney), from the code of [mupuppet-paper](../../../packages/mupuppet-paper/README.md): each is a function of its name, and is shown at work on a small manifest. Real Puppet decides about all that the paper leaves out; see [the differences](../../languages/mupuppet.md#differences-from-puppet).',
    clauses,
  };
}

const tables: readonly (readonly [string, ClauseTable])[] = [
  ...["smartfrog", "cf2", "type-arm"].map((language) => {
    const text = readFileSync(join(sources, `${language}.txt`), "utf8");
    return [language, parseClauses(text, language)] as const;
  }),
  ["mupuppet", rulesOfPaper()],
];

describe.each(tables)("the clauses of %s", (language, table) => {
  it("each lead to code and to a test", () => {
    const references = table.clauses.flatMap(({ code, tests }) => [...code, ...tests]);
    expect(references.map(problemOf).filter((problem) => problem !== undefined)).toEqual([]);
    expect(table.clauses.filter(({ code, tests }) => code.length === 0 || tests.length === 0)).toEqual([]);
  });

  it("are a page; npm run test:update writes it", () => {
    expectGolden(join(pages, `${language}.md`), printClauses(table));
  });
});

describe("no clause is forgotten", () => {
  const clausesOf = (language: string) =>
    tables.find(([name]) => name === language)![1].clauses.map((each) => each.clause);

  it("of the μPuppet paper's rules", () => {
    const known = new Set(clausesOf("mupuppet").map((clause) => clause.split(" ").at(-1)));
    expect(ruleNames.filter((rule) => !known.has(rule))).toEqual([]);
  });

  it("of the SmartFrog paper's 27 definitions", () => {
    const known = clausesOf("smartfrog").flatMap((clause) => {
      const [, from, separator, to] = /^definitions? (\d+)(?:(, | to )(\d+))?/.exec(clause) ?? [];
      const [first, last] = [Number(from), Number(to ?? from)];
      if (separator === ", ") return [first, last];
      return from === undefined ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
    expect([...new Set(known)]).toEqual(Array.from({ length: 27 }, (_, index) => index + 1));
  });

  it("of the sections of CF2's manual", () => {
    const sections = { 2: 2, 3: 12, 4: 4, 5: 3, 6: 2 };
    const all = Object.entries(sections).flatMap(([chapter, count]) =>
      Array.from({ length: count }, (_, index) => `${chapter}.${index + 1}`),
    );
    expect(all.filter((section) => !clausesOf("cf2").includes(section))).toEqual([]);
  });
});
