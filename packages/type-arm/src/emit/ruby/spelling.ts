import { indented, type BranchCode, type Spelling, type ValueOperator } from "../code/spelling.js";
import { rubyFloat, rubyInteger, rubyRegexp, rubyString } from "./literals.js";

const words =
  "BEGIN END alias and begin break case class def defined do else elsif end ensure false for if in module next nil not or redo " +
  "rescue retry return self super then true undef unless until when while yield __FILE__ __LINE__ __ENCODING__ object " +
  "lambda proc raise loop puts print p format";

const compared: ReadonlySet<string> = new Set(["<", "<=", ">", ">="]);

/** Functions with different names in the runtime. */
const functions: Readonly<Record<string, string>> = { not: "negation", Integer: "integer", Float: "float" };

const withLambda: ReadonlySet<string> = new Set(["each", "map", "filter", "reject", "reduce", "slice"]);

/** Ruby's syntax for logic. */
export const rubySpelling: Spelling = {
  reserved: new Set(words.split(" ")),
  undef: "nil",
  self: "object",
  boolean: String,
  integer: rubyInteger,
  float: rubyFloat,
  string: rubyString,
  regexp: rubyRegexp,
  list: (items) => `[${items.join(", ")}]`,
  hash: (entries) =>
    entries.length === 0 ? "{}" : `{ ${entries.map(([key, value]) => `${key} => ${value}`).join(", ")} }`,
  join: (parts) => `RT.join(${parts.join(", ")})`,

  truthy: (value) => `RT.true?(${value})`,
  not: (condition) => `!${condition}`,
  every: (all) => `(${all.join(" && ")})`,
  some: (all) => (all.length === 1 ? all[0]! : `(${all.join(" || ")})`),
  operation,
  negate: (value) => `RT::Operators.negate(${value})`,
  isMatch: (value, option, matches) => `RT::Operators.option?(${[value, option, ...given(matches)].join(", ")})`,
  noEntry: (value) => `RT::Operators.no_entry(${value})`,

  at: (target, keys) => `RT.at(${[target, ...keys].join(", ")})`,
  call: (means, values, lambda) =>
    `RT.call(${[`:${functions[means] ?? means}`, ...(withLambda.has(means) ? [lambda ?? "nil"] : []), ...values].join(", ")})`,
  create: (type, values, lambda) =>
    `RT.create(${["TYPES", rubyString(type), ...(values.length > 0 ? values : lambda === undefined ? [] : ["nil"]), ...given(lambda)].join(", ")})`,
  lambda: (parameters, lines) => `->(${parameters.join(", ")}) {\n${indented(lines).join("\n")}\n}`,

  feature: (name) => `object[${rubyString(name)}]`,
  assignFeature: (name, value, isAppend) => `RT.assign(object, ${rubyString(name)}, ${value}, ${isAppend})`,
  assignToObject: (object, key, value, isAppend) => `RT.assign_to_object(${object}, ${key}, ${value}, ${isAppend})`,
  known: (variable, name, hidden) =>
    `RT.known(${variable}, ${rubyString(name)})${hidden === undefined ? "" : ` { ${hidden} }`}`,
  once: (variable, name, value) => `RT.once(${variable}, ${rubyString(name)}, ${value})`,
  group: (matches, number) => `${matches}[${number}]`,

  result: (value) => [value],
  discard: (value) => [value],
  declare: (variables) => [`${variables.join(" = ")} = RT::UNASSIGNED`],
  declareMatches: (matches, outer) => [`${matches} = RT::Matches.new${outer === undefined ? "" : `(${outer})`}`],
  declareValue: (variable, value) => [`${variable} = ${value}`],
  assign: (variable, value) => `${variable} = ${value}`,
  branches,
  wrap: (lines) => `begin\n${indented(lines).join("\n")}\nend`,
  keep: (matches, lines) => `${matches}.keep {\n${indented(lines).join("\n")}\n}`,
};

function given(value: string | undefined): readonly string[] {
  return value === undefined ? [] : [value];
}

function operation(left: string, operator: ValueOperator, right: string, matches: string | undefined): string {
  const both = [left, right, ...given(matches)].join(", ");
  if (operator === "==") return `RT::Operators.equal?(${left}, ${right})`;
  if (operator === "!=") return `!RT::Operators.equal?(${left}, ${right})`;
  if (operator === "=~") return `RT::Operators.match?(${both})`;
  if (operator === "!~") return `!RT::Operators.match?(${both})`;
  if (operator === "in") return `RT::Operators.in?(${both})`;
  if (compared.has(operator)) return `RT::Operators.compare(${left}, '${operator}', ${right})`;
  return `RT.calculate(${left}, '${operator}', ${right})`;
}

function branches(all: readonly BranchCode[], otherwise: readonly string[] | undefined): readonly string[] {
  return [
    ...all.flatMap(({ condition, lines }, index) => [
      `${index === 0 ? "if" : "elsif"} ${condition}`,
      ...indented(lines),
    ]),
    ...(otherwise && otherwise.length > 0 ? ["else", ...indented(otherwise)] : []),
    "end",
  ];
}
