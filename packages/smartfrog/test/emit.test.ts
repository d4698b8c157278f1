import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createSource } from "@cairn/diagnostics";
import { compare, deserialize, serialize, type Tree } from "@cairn/store";
import fc from "fast-check";
import { compile, type Compiled, type Semantics } from "../src/compile.js";
import { print } from "../src/emit/print.js";
import { filesIn } from "./case-files.js";
import { print as printProgram } from "./oracle/print.js";
import { programs } from "./properties/program-arbitrary.js";
import { SEED } from "./properties/settings.js";

const shared = join(import.meta.dirname, "../../../../shared/cases/smartfrog-core");
const folders = [join(import.meta.dirname, "cases"), join(import.meta.dirname, "conformance"), shared];

/** Every program of the tests that has a result. */
const results = folders.flatMap(sfFilesBelow).flatMap((path) => {
  const text = readFileSync(path, "utf8");
  const { value, diagnostics } = compile(createSource("a.sf", text), { files: filesIn(dirname(path)) });
  return value?.main && diagnostics.length === 0 ? [[path, value] as const] : [];
});

function sfFilesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".sf")).map((name) => join(folder, name));
}

function text(compiled: Compiled, format: string, whole = false): string {
  return [...print(compiled, { format, whole, maxOutput: 0, tagged: false }).value!].join("");
}

function again(sf: string, semantics: Semantics = "core"): Compiled {
  const { value, diagnostics } = compile(createSource("again.sf", sf), { semantics });
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  return value!;
}

/** SF compiles to the same result in both dialects, and prints as itself; the whole store too. */
function expectRoundTrip(compiled: Compiled): void {
  const sf = text(compiled, "sf");
  for (const semantics of ["core", "forward"] as const) {
    expect(text(again(sf, semantics), "json")).toBe(text(compiled, "json"));
    expect(text(again(sf, semantics), "sf")).toBe(sf);
  }
  const whole = text(compiled, "sf", true);
  expect(text(again(whole), "json", true)).toBe(text(compiled, "json", true));
}

/**
 * JSON read and printed again is the same text; YAML contains the same data in the same order, its numbers by value.
 */
function expectSameData(compiled: Compiled): void {
  const json = read(compiled, "json");
  const printed = serialize(json.value, json.log, { format: "json" });
  expect("chunks" in printed ? [...printed.chunks].join("") : "").toBe(text(compiled, "json"));
  expect(compare(json, read(compiled, "yaml"))).toEqual({ differences: [], complete: true });
}

function read(compiled: Compiled, format: "json" | "yaml"): Tree {
  const { tree, errors } = deserialize(createSource(`a.${format}`, text(compiled, format)), format);
  expect(errors).toEqual([]);
  return tree!;
}

describe("printing a result", () => {
  it("finds the results of the tests", () => {
    expect(results.length).toBeGreaterThan(60);
  });

  it.each(results)("%s: SF compiles to itself", (_path, compiled) => {
    expectRoundTrip(compiled);
  });

  it.each(results)("%s: JSON and YAML contain the same", (_path, compiled) => {
    expectSameData(compiled);
  });

  it.each(["core", "forward"] as const)(
    "random results, %s",
    (semantics) => {
      const holds = fc.property(programs(semantics), (program) => {
        const { value, diagnostics } = compile(createSource("a.sf", printProgram(program.body)), { semantics });
        if (!value?.main || diagnostics.length > 0) return;
        const size = print(value, { format: "json", whole: true, maxOutput: 200_000, tagged: false });
        if (!size.value) return;
        if (semantics === "core") expectRoundTrip(value);
        expectSameData(value);
      });
      fc.assert(holds, { seed: SEED, numRuns: 100 });
    },
    60_000,
  );
});
