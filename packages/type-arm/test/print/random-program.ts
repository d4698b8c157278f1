import fc from "fast-check";

const names = fc.constantFrom("a", "b", "port", "if", "type", "min", "_x", "fooBar");
const variables = fc.constantFrom("it", "x", "port", "a1");
const literals = fc.oneof(
  fc.integer({ min: 0, max: 9_000_000 }).map(String),
  fc.constantFrom("0x1F", "0644", "1.5", "2.0e-3", "1e10", "true", "false", "undef", "word"),
  fc.string({ maxLength: 8 }).map((text) => `'${text.replace(/[\\']/g, "\\$&")}'`),
  fc.string({ maxLength: 8 }).map((text) => `"${text.replace(/[\\"$]/g, "\\$&")}"`),
);
const operators = fc.constantFrom("==", "!=", "<", "<=", "+", "-", "*", "%", "and", "or", "in", "<<");

/** The source of an expression, with brackets and operators in any valid order. */
const { expression } = fc.letrec<{ expression: string; operand: string; block: string }>((tie) => ({
  operand: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    literals,
    variables.map((name) => `$${name}`),
    tie("expression").map((inner) => `(${inner})`),
    fc.array(tie("expression"), { maxLength: 3 }).map((items) => `[${items.join(", ")}]`),
    fc.tuple(names, tie("expression")).map(([key, value]) => `{ '${key}' => ${value} }`),
    fc.tuple(variables, tie("expression")).map(([name, key]) => `$${name}[${key}]`),
    fc
      .tuple(variables, tie("expression"))
      .map(([name, inner]) => `"${name}: \${${name}} \${${`$${name}`}[${inner}]} "`),
    fc.tuple(variables, tie("block")).map(([name, body]) => `$${name}.each |$e| ${body}`),
    fc.tuple(tie("expression"), tie("expression")).map(([left, right]) => `reduce(${left}, ${right}) |$m, $e| { $m }`),
    fc.tuple(tie("expression"), tie("block"), tie("block")).map(([test, one, two]) => `if ${test} ${one} else ${two}`),
    fc.tuple(tie("expression"), tie("block")).map(([test, body]) => `unless ${test} ${body}`),
    fc
      .tuple(tie("expression"), literals, tie("block"))
      .map(([test, value, body]) => `case (${test}) { ${value}: ${body} default: { } }`),
    fc
      .tuple(variables, literals, tie("expression"))
      .map(([name, key, value]) => `$${name} ? { ${key} => ${value}, default => 1 }`),
    variables.map((name) => `!$${name}`),
    variables.map((name) => `($${name} =~ /a\\/b\\d+/)`),
    variables.map((name) => `($${name} / 2)`),
  ),
  expression: fc
    .tuple(tie("operand"), fc.array(fc.tuple(operators, tie("operand")), { maxLength: 2 }))
    .map(([first, rest]) => [first, ...rest.map(([operator, operand]) => `${operator} ${operand}`)].join(" ")),
  block: fc
    .array(tie("expression"), { maxLength: 2 })
    .map((statements) => `{ ${statements.map((statement) => `(${statement})`).join("; ")} }`),
}));

const settings = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom("min => 1", "max => unbound", "unsettable => true", "setable => false", "transient => true"),
    expression.map((inner) => `check => { ${inner} }`),
    expression.map((inner) => `validate => |$v| { ${inner} }`),
    expression.map((inner) => `set => |$v| { ${inner} }`),
    expression.map((inner) => `derived => || { ${inner} }`),
  ),
  { maxLength: 3, selector: (setting) => setting.split(" ")[0] },
);
const types = fc.constantFrom("String", "Integer", "Float", "Boolean", "enum[a, b]");
const members = fc.oneof(
  fc
    .tuple(names, types, settings)
    .map(([name, type, list]) => `attr ${name}, ${type}${list.length > 0 ? ` { ${list.join(", ")} }` : ""}`),
  names.map((name) => `has ${name}, Net::Host { containment => false }`),
  expression.map((inner) => `invariant "a \${x} title" { ${inner} }`),
  fc.constant("abstract"),
);
const definitions = fc
  .tuple(
    fc.constantFrom("T", "net::host", "Foo::bar"),
    fc.constantFrom("", " inherits Base"),
    fc.array(members, { maxLength: 4 }),
  )
  .map(([name, parent, list]) => `type ${name}${parent} {\n${list.join("\n")}\n}`);

/** Random program source: the syntax is valid, the semantics need not be. */
export const programs = fc
  .array(
    fc.oneof(
      definitions,
      expression.map((inner) => `$x = ${inner}`),
    ),
    { maxLength: 3 },
  )
  .map((statements) => `${statements.join("\n")}\n`);
