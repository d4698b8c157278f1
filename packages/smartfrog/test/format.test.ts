import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createSource } from "@cairn/diagnostics";
import fc from "fast-check";
import { format } from "../src/format/format.js";
import { parse, tokenize } from "../src/parse/parse.js";
import { print } from "./oracle/print.js";
import { programs } from "./properties/program-arbitrary.js";

const shared = join(import.meta.dirname, "../../../../shared/cases");
const folders = [join(import.meta.dirname, "cases"), join(import.meta.dirname, "conformance"), shared];

/** Every source of the tests that parses. */
const sources = folders
  .flatMap(sfFilesBelow)
  .map((path) => [path, readFileSync(path, "utf8").replace(/^\ufeff/, "")] as const)
  .filter(([, text]) => parse(createSource("a.sf", text)).diagnostics.length === 0);

function sfFilesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".sf")).map((name) => join(folder, name));
}

function formatted(text: string): string {
  const { value, diagnostics } = format(createSource("a.sf", text));
  expect(diagnostics).toEqual([]);
  return value!;
}

/** The tree without locations, as text. */
function tree(text: string): string {
  const places = new Set(["start", "end", "fileStart", "fileEnd", "source"]);
  const { value } = parse(createSource("a.sf", text));
  return JSON.stringify(value, (key, inner: unknown) => (places.has(key) ? undefined : inner));
}

/**
 * Tokens and comments in order; for comments, whose position the author determines, also whether each begins a line.
 */
function words(text: string): string[] {
  let end = 0;
  return [...tokenize(createSource("a.sf", text))].map((token) => {
    const ownLine = end === 0 || /[\r\n]/.test(text.slice(end, token.start));
    end = token.end;
    const word = text.slice(token.start, token.end);
    return token.isComment ? `${ownLine ? "line" : "behind"} ${word}` : word;
  });
}

function expectKept(text: string): void {
  const once = formatted(text);
  expect(words(once)).toEqual(words(text));
  expect(tree(once)).toBe(tree(text));
  expect(formatted(once)).toBe(once);
  expect(once).not.toMatch(/[ \t]+(\r?\n|$)(?![^]*\*\/)/);
}

/** `text` with comments inserted between some of its tokens; `dice` decides where and which. */
function withComments(text: string, dice: readonly number[]): string {
  const tokens = [...tokenize(createSource("a.sf", text))];
  let result = "";
  let end = 0;
  tokens.forEach((token, index) => {
    const die = dice[index % dice.length]!;
    const comment = ["", "", "", ` /* ${index} */ `, ` // ${index}\n`, `\n// ${index}\n`, `\n\n/* ${index}\n */\n`][
      die
    ]!;
    result += text.slice(end, token.start) + comment + text.slice(token.start, token.end);
    end = token.end;
  });
  return `${result}${text.slice(end)}\n// the end`;
}

const someDice = fc.array(fc.nat({ max: 6 }), { minLength: 3, maxLength: 40 });

describe("formatting", () => {
  it("finds the programs of the tests", () => {
    expect(sources.length).toBeGreaterThan(100);
  });

  it.each(sources)("%s: keeps tree, tokens and comments; twice is once", (_path, text) => {
    expectKept(text);
  });

  it("keeps comments between any two tokens of the programs of the tests", () => {
    fc.assert(
      fc.property(fc.constantFrom(...sources), someDice, ([, text], dice) => expectKept(withComments(text, dice))),
      { numRuns: 500 },
    );
  });

  it("keeps comments between any two tokens of random programs", () => {
    fc.assert(
      fc.property(programs("core"), someDice, (program, dice) => {
        expectKept(withComments(print(program.body), dice));
      }),
      { numRuns: 60 },
    );
  });

  it("keeps the line ends that it finds", () => {
    fc.assert(
      fc.property(fc.constantFrom(...sources), someDice, ([, text], dice) => {
        const lines = withComments(text.replace(/\r\n?/g, "\n"), dice);
        const expected = formatted(lines).replace(/\n/g, "\r\n");
        expect(formatted(lines.replace(/\n/g, "\r\n"))).toBe(expected);
      }),
      { numRuns: 200 },
    );
  });

  it("keeps everything with line endings of all kinds, in comments too, whatever surrounds them", () => {
    const blanks = [
      "",
      " ",
      "\n",
      "\r\n",
      "\r",
      "\n\r\n",
      " /* c */ ",
      " /* a\nb */\r\n",
      "\r\n/* a\r b */\n",
      " // c\r",
    ];
    const gaps = fc.array(fc.constantFrom(...blanks), { minLength: 20, maxLength: 40 });
    const words = 'a extends { } , { b [ ] ; c [ 1 , [ 2 ] ] ; } #include "x" ; d DATA e : f ;'.split(" ");
    fc.assert(
      fc.property(gaps, (between) => {
        const isName = (word: string | undefined) => /^\w/.test(word ?? "");
        const text = words.map((word, index) => {
          const gap = between[index % between.length]!;
          return word + (gap === "" && isName(word) && isName(words[index + 1]) ? " " : gap);
        });
        expectKept(between[0]! + text.join(""));
      }),
      { seed: 6, numRuns: 2000 },
    );
  });

  it("breaks a vector that would make a line longer than 100 characters", () => {
    const items = (count: number) => Array.from({ length: count }, () => 123456789).join(", ");
    const fits = `  v ["${"x".repeat(22)}", ${items(6)}, 1];`;
    expect(fits.length).toBe(100);
    expect(formatted(`a extends {\n${fits}\n}\n`)).toBe(`a extends {\n${fits}\n}\n`);
    const long = `a extends {\n${fits.replace("1]", "12]")}\n}\n`;
    expect(formatted(long).split("\n").slice(1, 4)).toEqual(["  v [", `    "${"x".repeat(22)}",`, "    123456789,"]);
    expect(formatted(`v [[${items(5)}], [${items(8)}], [${items(8)}]];`)).toBe(
      `v [\n  [${items(5)}],\n  [${items(8)}],\n  [${items(8)}]\n];\n`,
    );
    expect(formatted(formatted(long))).toBe(formatted(long));
  });

  it("returns the same text whatever blanks are between the tokens", () => {
    const tight = 'sfConfig extends{a 1;b:c[1,"x"];d extends P,{e true;}}';
    const wide = 'sfConfig\textends { a\f1 ; b : c [ 1 , "x" ] ;  d extends P , { e true ; } }';
    expect(formatted(wide)).toBe(formatted(tight));
  });

  it("stops indenting at depth 64", () => {
    const depth = 300;
    const text = formatted(`a extends { ${"b extends { ".repeat(depth)}${"} ".repeat(depth)}}`);
    expect(Math.max(...text.split("\n").map((line) => line.search(/\S|$/)))).toBe(2 * 64);
    expect(text.length).toBeLessThan(100_000);
  });

  it("leaves a source with a syntax error unchanged", () => {
    const { value, diagnostics } = format(createSource("a.sf", "a   1"));
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toEqual(["smartfrog/missing-semicolon"]);
  });
});
