import {
  customFunction,
  type CustomFunctionModule,
  type FunctionCall,
  type LowerMutation,
  type ScriptNumber,
  type UnevaluatedArgument,
} from "./inside.js";
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
  where: {
    prototype: ["ANYTYPE"],
    evaluate: (_value: unknown, { column, file, function: called, line, name, node, path }: FunctionCall) => [
      called,
      name,
      path,
      file,
      String(line),
      String(column),
      node!.kind,
    ],
  },
  env: { prototype: ["LITERAL"], evaluate: (name: string, call: FunctionCall) => call.reference(name) },
  rest: {
    prototype: ["...ANYTYPE"],
    evaluate(this: FunctionCall, ...values: unknown[]) {
      return [this.path, ...values];
    },
  },
  named: {
    prototype: ["LITERAL", "LITERAL"],
    evaluate: () => "",
    mutate: (lower: string, own: string, { path }: FunctionCall) => `${path}:${lower}-${own}`,
  },
  pick: {
    prototype: ["LITERAL", "LITERAL"],
    evaluate: () => "",
    mutateUnevaluated: (own: string, lower: readonly LowerMutation[], { name }: FunctionCall) =>
      own === "none" ? name : [own, ...lower.map((each) => `${each.operator} ${each.file}`), lower.at(-1)!.evaluate()],
  },
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
  it("receive and return all types", () => {
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

  it("know their call", () => {
    expect(value("A => {\n  b => where(1)\n}")).toBe("A => { b => [where, b, 'A.b', 'main.cf2', '2', '8', call] }");
    expect(value("X => env(Y)\nY => 1 + 1")).toBe("X => 2, Y => 2");
    expect(value("X => env(Z)")).toBe("undefined");
    expect(value("A.b => rest(1, 2)")).toBe("A => { b => ['A.b', 1, 2] }");
    expect(value("import(f)\nX ~(named)> b", { "f.cf2": "X => a" })).toBe("X => 'X:a-b'");
  });

  it("may leave the mutations below their own unevaluated", () => {
    const files = { "f.cf2": "import(g)\nX => fail('never')", "g.cf2": "X => low" };
    expect(value("import(f)\nX ~(pick)> none", files)).toBe("X => X");
    expect(value("import(f)\nX ~(pick)> own", files)).toBe("X => [own, '=> f.cf2', '=> g.cf2', low]");
    expect(value("import(f)\nimport(h)", { ...files, "f.cf2": "X => 1", "h.cf2": "X ~(pick)> 2" })).toBe("function");
  });

  it("are checked: number and types of arguments, prototypes, results, exceptions", () => {
    expect(messages("X => add(2, three)")).toEqual(["type: `add` takes a number, not a string `'three'`"]);
    expect(codesOf(run("X => add(2)", {}, { findFunction }).diagnostics)).toEqual(["arity"]);
    expect(messages("X => throws()")).toEqual(["function: the function `throws` threw: no such host"]);
    for (const name of ["odd()", "broken(1)", "empty()", "unknown()"]) expect(value(`X => ${name}`)).toBe("function");
  });

  it("come after macros and the functions of the manual", () => {
    expect(value("def add(a, b) = $a ++ $b\nX => add(1, 2)")).toBe("X => '12'");
  });
});
