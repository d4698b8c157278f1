import {
  applyEdits,
  createSource,
  type Diagnostic,
  type DiagnosticPage,
  type Fix,
  type Source,
} from "@cairn/diagnostics";
import fc from "fast-check";
import { language } from "../src/cli/language.js";
import { check } from "../src/compile.js";

import { parse } from "../src/parse/parse.js";

/** The diagnostics of a source: its syntax errors, or else all that `check` finds. */
function problemsIn(source: Source): readonly Diagnostic[] {
  const { diagnostics } = parse(source, { maxErrors: 1000 });
  return diagnostics.length > 0 ? diagnostics : check(source);
}

function applied({ edits }: Fix, source: Source): Source {
  const sorted = [...edits].sort((left, right) => left.span.start - right.span.start);
  return createSource(source.name, applyEdits(source, sorted));
}

const isSyntax = ({ number, code }: Diagnostic): boolean =>
  number === undefined && !/cycle|order-differs|unused-value/.test(code);

/** What a fix does that it shouldn't: it must make its error go, and bring no new one. */
function problemsOfFixes(text: string): string[] {
  const source = createSource("a.sf", text);
  const before = problemsIn(source);
  return before.flatMap((diagnostic) =>
    diagnostic.fixes.flatMap((fix) => {
      const repaired = applied(fix, source);
      const after = problemsIn(repaired).filter((other) => isSyntax(other) === isSyntax(diagnostic));
      const left = before.filter((other) => isSyntax(other) === isSyntax(diagnostic)).length - 1;
      if (after.length <= left) return [];
      const found = after.map(({ code, message }) => `${code}: ${message}`).join("; ");
      return [
        `${diagnostic.code} (${fix.label}): ${JSON.stringify(text)} -> ${JSON.stringify(repaired.text)}: ${found}`,
      ];
    }),
  );
}

const words = [
  ...'a b c sfConfig extends DATA NULL true 1 -2 1.5 "x" { } { } [ ] , ; ; : # + = | \' ( ) . ~ ? // /* */ LAZY PARENT'.split(
    " ",
  ),
  ...'#include 0x1F +5 1. a-b a.b "\\q" \'x\' "x é IF - $ \n'.split(" "),
];
const programs = [
  'P extends { port 80; log extends { f "x"; } }\nsfConfig extends {\n  web extends P, { port 8080; }\n  v [1, "two", DATA a:b];\n  l web:port;\n}\n',
  "a 1;\nb extends { c true; }\nsfConfig extends { d NULL; e extends b, { c 2; } }\n",
];

/** `program` with one of its words left out, doubled, or replaced, or another one put in. */
function mutated(program: string, at: number, kind: number, word: string): string {
  const tokens = program.match(/"[^"]*"|\w+|\s+|./g)!;
  const place = at % tokens.length;
  const insertion = kind === 3 ? [tokens[place]!] : [word];
  tokens.splice(place, kind % 2 === 0 ? 1 : 0, ...(kind === 0 ? [] : insertion));
  return tokens.join("");
}

describe("every fix makes its mistake go and brings no new one", () => {
  it.each([
    ["sfConfig extends { port 8080 + 1; }", 0],
    ["# a comment\nsfConfig extends { port 80; # more\n}", 2],
    ["sfConfig extends { a;c 1; }", 0],
    ["P extends {}\nsfConfig extends { a extends P;c 1; }", 1],
    ["sfConfig extends { v [a, b:c]; }", 2],
  ])("%j", (text, count) => {
    const { diagnostics } = parse(createSource("a.sf", text));
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(diagnostics.flatMap(({ fixes }) => fixes)).toHaveLength(count);
    expect(problemsOfFixes(text)).toEqual([]);
  });

  it("in the examples of the pages", async () => {
    const sources = Object.values((await language.pages()) as Record<string, DiagnosticPage>).flatMap(({ failing }) =>
      Object.values(failing),
    );
    expect(
      sources.filter((text) => text.length < 10_000 && !text.includes("include ")).flatMap(problemsOfFixes),
    ).toEqual([]);
  });

  it("in mutated programs", () => {
    let fixes = 0;
    const property = fc.property(
      ...([fc.constantFrom(...programs), fc.nat(), fc.nat({ max: 3 }), fc.constantFrom(...words)] as const),
      (program, at, kind, word) => {
        const text = mutated(program, at, kind, word);
        fixes += problemsIn(createSource("a.sf", text)).reduce((sum, each) => sum + each.fixes.length, 0);
        expect(problemsOfFixes(text)).toEqual([]);
      },
    );
    fc.assert(property, { seed: 1, numRuns: 2000 });
    expect(fixes).toBeGreaterThan(300);
  });
});
