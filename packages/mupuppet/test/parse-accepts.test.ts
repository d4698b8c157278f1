import { createSource } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { parse } from "../src/parse/parse.js";

function statements(text: string): readonly Expression[] {
  const { value, diagnostics } = parse(createSource("site.pp", text));
  expect(diagnostics).toEqual([]);
  return value!.statements;
}

describe("precedence", () => {
  /** The tree of an expression with all its parentheses. */
  function grouped(node: Expression): string {
    switch (node.kind) {
      case "binary":
        return `(${grouped(node.left)} ${node.operator} ${grouped(node.right)})`;
      case "unary":
        return `(${node.operator}${grouped(node.operand)})`;
      case "assignment":
        return `(${grouped(node.left)} = ${grouped(node.right)})`;
      case "relationship":
        return `(${grouped(node.left)} ${node.operator} ${grouped(node.right)})`;
      case "access":
        return `${grouped(node.target)}[${node.keys.map(grouped).join(", ")}]`;
      case "selector":
        return `(${grouped(node.subject)} ? ${node.entries.map(({ key, value }) => `${grouped(key)} => ${grouped(value)}`).join(", ")})`;
      case "variable":
        return `$${node.name}`;
      case "integer":
        return `${node.value}`;
      case "name":
        return node.value;
      default:
        return node.kind;
    }
  }

  it.each([
    ["$x = 1 + 2 * 3", "($x = (1 + (2 * 3)))"],
    ["$x = 1 < 2 == 3", "($x = (1 < (2 == 3)))"],
    ["$x = 1 - 2 - 3", "($x = ((1 - 2) - 3))"],
    ["$x = $y = 1", "($x = ($y = 1))"],
    ["$x = -$a[0] * 2", "($x = ((-$a[0]) * 2))"],
    ["$x = !$a == $b", "($x = ((!$a) == $b))"],
    ["$x = 1 in $a =~ 2", "($x = ((1 in $a) =~ 2))"],
    ["$x = $a or $b and $c", "($x = ($a or ($b and $c)))"],
    ["$x = $a << 1 + 2", "($x = ($a << (1 + 2)))"],
    ["$x = $a == 1 ? { 2 => 3 }", "($x = (($a == 1) ? 2 => 3))"],
    ["$x = $a and $b ? { 2 => 3 }", "($x = ($a and ($b ? 2 => 3)))"],
    ["$x = $a ? 1 => 2 + 3", "($x = ($a ? 1 => (2 + 3)))"],
    ["$x = $a -> $b", "($x = ($a -> $b))"],
    ["$a -> $b ~> $c", "(($a -> $b) ~> $c)"],
  ])("%s", (text, expected) => {
    expect(statements(text).map(grouped)).toEqual([expected]);
  });
});

describe("a sign after the braces of an option", () => {
  it("belongs to the values of the next option, and isn't an operator", () => {
    const [choice] = statements("case $x { 1: { } -3, *$y: { } default: { $z - 1 } }");
    expect(choice).toMatchObject({
      kind: "case",
      options: [
        {},
        {
          values: [
            { kind: "unary", operator: "-" },
            { kind: "unary", operator: "*" },
          ],
        },
        {},
      ],
    });
  });
});

it.each([
  ...["[type, function]", "[1, [type]]", "{ a => type, type => function }", "[{ b => type }]", "foo({ b => type })"],
  ...["[a => type]", "foo(a => type)", "foo(a => function, 1)", "$x[a => type]", 'foo(b => "${[type]}")'],
])("`type` and `function` are values in %s", (text) => {
  expect(statements(`notify { 'a': message => ${text} }`)).toHaveLength(1);
});
