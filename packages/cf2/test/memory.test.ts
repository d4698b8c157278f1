import { createSource, positionAt } from "@cairn/diagnostics";
import { compile } from "./inside.js";

function failures(text: string, maxMemory?: number) {
  const { diagnostics } = compile(createSource("main.cf2", text), maxMemory === undefined ? {} : { maxMemory });
  return diagnostics.map(({ code, span }) => `${code} ${positionAt(span.source, span.start).line}`);
}

function doubling(levels: number, double: (name: string) => string, first: string): string {
  const lines = Array.from({ length: levels }, (_, level) => `T${level + 1} => ${double(`$T${level}`)}`);
  return [`T0 => ${first}`, ...lines].join("\n");
}

test("a string that is doubled forty times is rejected when it grows too large", () => {
  const text = doubling(40, (name) => `${name} ++ ${name}`, "'x'");
  expect(failures(text)).toEqual(["cf2/too-much-memory 30"]);
  expect(failures(text, 1000)).toEqual(["cf2/too-much-memory 10"]);
});

test("many long strings take from one budget", () => {
  const strings = Array.from({ length: 400 }, (_, index) => `upcase($T22 ++ '${index}')`).join(", ");
  const text = `${doubling(22, (name) => `${name} ++ ${name}`, "'x'")}\nprivate L => [${strings}]\nX => join('', $L)`;
  expect(failures(text)).toEqual(["cf2/too-much-memory 24"]);
});

test("long numbers take from it, so that they take no time without end", () => {
  const products = Array.from({ length: 20_000 }, (_, index) => `private P${index} => $T16 * $T16`).join("\n");
  const sum = Array.from({ length: 20_000 }, (_, index) => `$P${index}`).join(" + ");
  const text = `${doubling(16, (name) => `${name} * ${name}`, "3").replaceAll(/^T/gm, "private T")}\n${products}\nX => ${sum}`;
  expect(failures(text)[0]).toMatch(/^cf2.too-much-memory /);
});

test.each([
  ["lists", "def m0(x) = [$x, $x]", (inner: string) => `[${inner}, ${inner}]`],
  ["blocks", "def m0(x) = { a => $x }", (inner: string) => `{ a => ${inner}, b => ${inner} }`],
  ["numbers", "def m0(x) = $x + $x", (inner: string) => `${inner} + ${inner}`],
])("macros that call others twice take from it with each call: %s", (_, first, twice) => {
  const macros = Array.from({ length: 40 }, (_, level) => `def m${level + 1}(x) = ${twice(`m${level}($x)`)}`);
  const text = [first, ...macros, "A => m40(1)"].join("\n");
  const [failure] = failures(text, 10_000_000);
  expect(failure).toMatch(/^cf2.too-much-memory [1-9]/);
});
