import { createSource, positionAt } from "@cairn/diagnostics";
import { parse } from "../src/parse/parse.js";

function refuse(text: string): string[] {
  const { value, diagnostics } = parse(createSource("site.pp", text));
  expect(value).toBeUndefined();
  return diagnostics.map(({ code, message, span, help }) => {
    expect(help).toBeTruthy();
    const { line, column } = positionAt(span.source, span.start);
    return `${line}:${column} ${code.replace("mupuppet/", "")}: ${message}`;
  });
}

it.each([
  ["$x = ", ["1:6 syntax: expected a value after `=`, but found the end of the file"]],
  ["file { 'a' mode => 1 }", ["1:11 missing-colon: a colon is missing after the title `'a'`"]],
  ["file { 'a': mode = 1 }", ["1:18 missing-arrow: expected `=>` after the attribute `mode`, but found `=`"]],
  ["file { 'a': mode => 1,, owner => 2 }", ["1:23 unexpected: `,` has no meaning here"]],
  ["$x = [1 2]", ["1:9 syntax: expected `=>`, `,` or `]` after `1`, but found `2`"]],
  ["$x = { 'a' 1 }", ["1:12 syntax: expected `=>` after `'a'`, but found `1`"]],
  ["$x = 'abc", ["1:6 unclosed-string: this string is not closed"]],
  ['$x = "abc ${y} def', ["1:14 unclosed-string: this string is not closed"]],
  ["/* x", ["1:1 unclosed-comment: this comment is not closed"]],
  ["$x = 09", ["1:6 bad-number: `09` is not a number"]],
  ["$x = Foo::bar", ["1:6 bad-name: `Foo::bar` is not a name"]],
  ["$x = foo::", ["1:9 bad-name: `::` is not a name"]],
  ["$x = $", ["1:6 bad-variable: no name follows this `$`"]],
  ["class 'a' {}", ["1:7 quoted-name: `'a'` is in quotes, but a name is expected here"]],
  ["notify { 'a': message => type }", ["1:26 syntax: expected a value after `=>`, but found `type`"]],
  ["[1].each |$x, $y = f(2)| { }", ["1:26 syntax: expected `|` after `|`, but found `{`"]],
  ["[1].each |$x, $y = $x.f| { }", ["1:26 syntax: expected `|` after `|`, but found `{`"]],
  ["[1].each |$x| { type }", ["1:22 syntax: expected a type after `type`, but found `}`"]],
  ["$y = $x[1, type]", ["1:12 syntax: expected a value, `,` or `]` after `,`, but found `type`"]],
  ["$y = [foo(1, type)]", ["1:14 syntax: expected a value, `,` or `)` after `,`, but found `type`"]],
  ["$y = Optional[type]", ["1:15 syntax: expected a value or `]` after `[`, but found `type`"]],
  ["$y = $x ? { 1 => type, 2 => [type] }", ["1:18 syntax: expected a value after `=>`, but found `type`"]],
  ["define type() {}", ["1:8 reserved-word: `type` is a reserved word"]],
  ["class if {}", ["1:7 reserved-word: `if` is a reserved word"]],
  ["if $x { f() ", ["1:7 unclosed-bracket: expected `}` for this `{`, but found the end of the file"]],
  ["f(1", ["1:2 unclosed-bracket: expected `)` for this `(`, but found the end of the file"]],
  ["f(1 }", ["1:2 unclosed-bracket: expected `)` for this `(`, but found `}`"]],
  ["}", ["1:1 unmatched-bracket: this `}` closes nothing"]],
  ['$x = "${}"', ["1:9 syntax: expected a value after `${`, but found `}`"]],
  ["$x = @(A)\nx\n", ["2:1 bad-heredoc: no line ends this heredoc with its tag"]],
  [
    "$x = @(A/q)\nx\nA\n",
    [
      "1:6 bad-heredoc: the tag of this heredoc names an escape that there is not: they are `t`, `r`, `n`, `s`, `u`, `L` and `$`",
    ],
  ],
  ["$x = private", ["1:6 reserved-word: `private` is a reserved word"]],
  [
    "notify 'a', 'b'",
    [
      "1:11 arguments-without-function: these comma-separated values don't belong to a function: `notify` needs parentheses",
    ],
  ],
  [
    "$x { a => 1 }\n$x + 1 { a => 1 }",
    [
      "1:1 no-resource: this cannot precede the body of a resource",
      "2:1 no-resource: this cannot precede the body of a resource",
    ],
  ],
  ["file { mode => 1 }", ["1:1 resource-without-title: this resource of the type `file` has no title"]],
  [
    "file { mode +> 1 }",
    ["1:6 appended-without-title: `+>` or `* =>` is in braces with neither a title nor a resource before them"],
  ],
  ["@notice('x')", ["1:1 not-virtual: `@` precedes something that isn't a resource"]],
  ["f();", ["1:4 foreign-syntax: nothing follows this `;`"]],
  ["§", ["1:1 unexpected-character: `§` has no meaning in a manifest"]],
  ["file { 'a': } + 1", ["1:15 unexpected: `+` has no meaning here"]],
])("%j", (text, expected) => {
  expect(refuse(text)).toEqual(expected);
});
