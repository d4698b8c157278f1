import { customFunction, type CustomFunctionModule, type ScriptNumber, type UnevaluatedArgument } from "@cairn/cf2";
import { codesOf, meaning, run } from "./run-text.js";

const modules: Readonly<Record<string, CustomFunctionModule | object>> = {
  add: { prototype: ["NUMBER", "NUMBER"], evaluate: (left: ScriptNumber, right: ScriptNumber) => +left + +right },
  append: {
    prototype: ["LIST", "LIST"],
    evaluate: (first: unknown[], second: unknown[]) => [...first, ...second],
    mutate: (lower: unknown[], own: unknown[]) => [...lower, ...own],
  },
  count: { prototype: ["...ANYTYPE"], evaluate: (...values: unknown[]) => BigInt(values.length) },
  digits: { prototype: ["NUMBER"], evaluate: (number: ScriptNumber) => number.toString() },
  first: {
    prototype: ["&ANYTYPE", "&ANYTYPE"],
    evaluate: (one: UnevaluatedArgument, other: UnevaluatedArgument) => one.evaluate() ?? other.evaluate(),
  },
  keys: { prototype: ["BLOCK"], evaluate: (block: ReadonlyMap<string, unknown>) => [...block.keys()] },
  wrap: { prototype: ["BOOL|LITERAL"], evaluate: (value: unknown) => new Map([["inside", value]]) },
  huge: { prototype: [], evaluate: () => 1e25 },
  throws: {
    prototype: [],
    evaluate() {
      throw new Error("no such host");
    },
  },
  odd: { prototype: [], evaluate: () => Symbol("odd") },
  broken: { prototype: ["INTEGER"], evaluate: () => 1 },
  empty: {},
};

const findFunction = (name: string) => (Object.hasOwn(modules, name) ? customFunction(name, modules[name]) : undefined);
const value = (text: string, files = {}) => meaning(text, files, { findFunction });
const messages = (text: string) =>
  run(text, {}, { findFunction }).diagnostics.map(({ code, message }) => `${code.slice(4)}: ${message}`);

describe("custom functions", () => {
  it("get and give all types", () => {
    expect(value("X => add(2, 3)")).toBe("X => 5");
    expect(value("X => append([a], [[b], 0644])")).toBe("X => [a, [b], 0644]");
    expect(value("X => count(1, a, [], {}, ?)")).toBe("X => 5");
    expect(value("X => digits(123456789012345678901234567890.10)")).toBe("X => '123456789012345678901234567890.10'");
    expect(value("X => keys({ a => 1, b => $X })")).toBe("cycle");
    expect(value("X => keys({ a => 1, b => 2 })")).toBe("X => [a, b]");
    expect(value("X => wrap(true)\nY => $X.inside")).toBe("X => { inside => true }, Y => true");
    expect(value("X => huge()")).toBe("X => 10000000000000000000000000");
  });

  it("may be statements that bring a block", () => expect(value("wrap(a)\nY => $inside")).toBe("inside => a, Y => a"));

  it("evaluate marked arguments only when they want them", () => {
    expect(value("X => first(1, fail('never'))")).toBe("X => 1");
    expect(value("X => first(?, first(?, 2))")).toBe("X => 2");
    expect(value("X => first(1 + a, 2)")).toBe("type");
  });

  it("mutate, in the order of priority", () => {
    const files = { "f.cf2": "Users => [a]", "g.cf2": "import(f)\nUsers ~(append)> [b]" };
    expect(value("import(g)\nUsers ~(append)> [c]", files)).toBe("Users => [a, b, c]");
    expect(value("import(f)\nimport(h)", { ...files, "h.cf2": "Users ~(append)> [b]" })).toBe("conflict");
    expect(value("import(f)\nUsers ~(keys)> {}", files)).toBe("function");
  });

  it("are checked: number and types of arguments, prototypes, results, exceptions", () => {
    expect(messages("X => add(2, three)")).toEqual(["type: `add` takes a number, not a string `'three'`"]);
    expect(codesOf(run("X => add(2)", {}, { findFunction }).diagnostics)).toEqual(["arity"]);
    expect(messages("X => throws()")).toEqual(["function: the function `throws` says: no such host"]);
    for (const name of ["odd()", "broken(1)", "empty()", "unknown()"]) expect(value(`X => ${name}`)).toBe("function");
  });

  it("come after macros and the functions of the manual", () => {
    expect(value("def add(a, b) = $a ++ $b\nX => add(1, 2)")).toBe("X => '12'");
  });
});
