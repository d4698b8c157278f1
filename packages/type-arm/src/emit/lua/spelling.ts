import { indented, type BranchCode, type Spelling, type ValueOperator } from "../code/spelling.js";
import { luaFloat, luaInteger, luaString } from "./literals.js";
import type { PatternPool } from "./patterns.js";

const words =
  "and break do else elseif end false for function goto if in local nil not or repeat return then true until while " +
  "rt types module patterns sets math";

const compared: ReadonlySet<string> = new Set(["<", "<=", ">", ">="]);

/** Functions with different names in the runtime. */
const functions: Readonly<Record<string, string>> = { not: "not_", Integer: "integer", Float: "float" };

/** Lua's syntax for logic. Patterns are collected in a pool, which is declared at the beginning of the module. */
export function luaSpelling(pool: PatternPool): Spelling {
  return {
    reserved: new Set(words.split(" ")),
    undef: "rt.undef",
    self: "self",
    boolean: String,
    integer: luaInteger,
    float: luaFloat,
    string: luaString,
    regexp: (pattern) => pool.add(pattern),
    list: (items) => `{ ${items.join(", ")} }`,
    hash: (entries) => `rt.hash({ ${entries.map(([key, value]) => `{ ${key}, ${value} }`).join(", ")} })`,
    join: (parts) => `rt.join(${parts.join(", ")})`,
    ...conditions,
    at: (target, keys) => `rt.at(${[target, ...keys].join(", ")})`,
    call: (means, values, lambda) =>
      `rt.call.${functions[means] ?? means}(${[...(takesLambda(means) ? [lambda ?? "nil"] : []), ...values].join(", ")})`,
    create: (type, values, lambda) =>
      `rt.new(types, ${[luaString(type), values[0] ?? "nil", ...(lambda === undefined ? [] : [lambda]), ...values.slice(1)].join(", ")})`,
    lambda: (parameters, lines) =>
      `rt.lambda(${parameters.length}, function(${parameters.join(", ")})\n${indented(lines).join("\n")}\nend)`,
    feature: (name) => `rt.get(self, ${luaString(name)})`,
    assignFeature: (name, value, isAppend) => `rt.assign(self, ${luaString(name)}, ${value}, ${isAppend})`,
    assignToObject: (object, key, value, isAppend) => `rt.assign_to_object(${object}, ${key}, ${value}, ${isAppend})`,
    known: (variable, name, hidden) =>
      `rt.known(${[variable, luaString(name), ...(hidden === undefined ? [] : [`function() return ${hidden} end`])].join(", ")})`,
    once: (variable, name, value) => `rt.once(${variable}, ${luaString(name)}, ${value})`,
    group: (matches, number) => `rt.group(${matches}, ${number})`,
    ...statements,
  };
}

function takesLambda(means: string): boolean {
  return ["each", "map", "filter", "reject", "reduce", "slice"].includes(means);
}

const conditions = {
  truthy: (value: string) => `rt.truthy(${value})`,
  not: (condition: string) => `not ${condition}`,
  every: (all: readonly string[]) => `(${all.join(" and ")})`,
  some: (all: readonly string[]) => (all.length === 1 ? all[0]! : `(${all.join(" or ")})`),
  operation,
  negate: (value: string) => `rt.negate(${value})`,
  isMatch: (value: string, option: string, matches: string | undefined) =>
    `rt.is_match(${[value, option, ...(matches === undefined ? [] : [matches])].join(", ")})`,
  noEntry: (value: string) => `rt.no_entry(${value})`,
};

function operation(left: string, operator: ValueOperator, right: string, matches: string | undefined): string {
  const both = `${left}, ${right}${matches === undefined ? "" : `, ${matches}`}`;
  if (operator === "==") return `rt.equal(${left}, ${right})`;
  if (operator === "!=") return `not rt.equal(${left}, ${right})`;
  if (operator === "=~") return `rt.match(${both})`;
  if (operator === "!~") return `not rt.match(${both})`;
  if (operator === "in") return `rt.is_in(${both})`;
  return `rt.${compared.has(operator) ? "compare" : "calculate"}(${left}, ${luaString(operator)}, ${right})`;
}

const statements = {
  result: (value: string) => [`return ${value}`],
  discard: (value: string) => [`rt.discard(${value})`],
  declare: (variables: readonly string[]) => [`local ${variables.join(", ")}`],
  declareMatches: (matches: string, outer: string | undefined) => [`local ${matches} = rt.matches(${outer ?? ""})`],
  declareValue: (variable: string, value: string) => [`local ${variable} = ${value}`],
  assign: (variable: string, value: string) => `${variable} = ${value}`,
  branches,
  wrap: (lines: readonly string[]) => `(function()\n${indented(lines).join("\n")}\nend)()`,
  keep: (matches: string, lines: readonly string[]) =>
    `rt.keep(${matches}, function()\n${indented(lines).join("\n")}\nend)`,
};

function branches(all: readonly BranchCode[], otherwise: readonly string[] | undefined): readonly string[] {
  return [
    ...all.flatMap(({ condition, lines }, index) => [
      `${index === 0 ? "if" : "elseif"} ${condition} then`,
      ...indented(lines),
    ]),
    ...(otherwise && otherwise.length > 0 ? ["else", ...indented(otherwise)] : []),
    "end",
  ];
}
