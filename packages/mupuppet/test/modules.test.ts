import { createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { check } from "../src/check/index.js";
import { format } from "../src/format/format.js";
import { parse, tokenize } from "../src/parse/parse.js";
import { hasPuppet, oracle, moduleFiles, readManifest } from "./oracle/puppet.js";
import { mutate, randomFrom } from "./oracle/mutate.js";

const files = moduleFiles();
const whereModules = testIf(files.length > 1000, "needs puppet-module-*");
const wherePuppet = testIf(hasPuppet && files.length > 1000, "needs puppet, puppet-module-*");

/** The tree without places. */
function shape(text: string): string {
  const places = new Set(["start", "end", "at", "arrow", "nameStart", "nameEnd", "source"]);
  const { value, diagnostics } = parse(createSource("module.pp", text));
  expect(diagnostics).toEqual([]);
  return JSON.stringify(value, (key, each: unknown) =>
    places.has(key) ? undefined : typeof each === "bigint" ? String(each) : each,
  );
}

function comments(text: string): string[] {
  const tokens = [...tokenize(createSource("module.pp", text))];
  return tokens.filter(({ isComment }) => isComment).map(({ start, end }) => text.slice(start, end));
}

whereModules("every manifest of Debian's modules parses, and nothing in it is wrong", () => {
  for (const file of files) {
    const { value, diagnostics } = parse(createSource(file, readManifest(file)));
    expect(diagnostics).toEqual([]);
    expect(check(value!)).toEqual([]);
  }
});

whereModules("formatting keeps the tree and the comments of every one, and changes nothing the second time", () => {
  for (const file of files) {
    const text = readManifest(file);
    const formatted = format(createSource(file, text)).value!;
    expect(shape(formatted)).toBe(shape(text));
    expect(comments(formatted)).toEqual(comments(text));
    expect(format(createSource(file, formatted)).value).toBe(formatted);
  }
});

wherePuppet("mutated manifests: what Puppet refuses is refused, at the same line", () => {
  const random = randomFrom(20_261_121);
  const sources = Array.from({ length: 200 }, () => mutate(files, random));
  const differing: string[] = [];
  oracle(sources).forEach((verdict, index) => {
    const text = sources[index]!;
    const { value, diagnostics } = parse(createSource("mutated.pp", text));
    const found = value ? check(value).filter(({ severity }) => severity === "error") : diagnostics;
    const refused = verdict.crash !== undefined || verdict.syntax !== undefined || verdict.errors!.length > 0;
    const lines = found.map(({ span }) => text.slice(0, span.start).split("\n").length);
    const line = verdict.syntax?.line ?? verdict.errors?.[0]?.line ?? undefined;
    const same = refused === found.length > 0 && (line === undefined || lines.includes(line));
    if (!same && verdict.crash === undefined) differing.push(`${JSON.stringify(verdict)}\n${text}`);
  });
  expect(differing.length).toBeLessThanOrEqual(6);
});
