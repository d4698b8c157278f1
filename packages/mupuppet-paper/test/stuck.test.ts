import { positionAt } from "@cairn/diagnostics";
import { runText } from "./run-text.js";

/** A manifest's diagnostic: line and column, the message, and the help if there is one. */
function mistake(text: string): string[] {
  const outcome = runText(text, "default", { maxSteps: 1000 });
  if (!("error" in outcome)) return ["fine"];
  const { span, message, help, code } = outcome.error;
  const { line, column } = positionAt(span.source, span.start);
  const said = code === "mupuppet/stuck" && help === undefined ? [] : [help ?? ""];
  return [`${line}:${column} ${message}`, ...said];
}

describe("no rule applies", () => {
  it.each<[string, ...string[]]>([
    [
      "class a { $y = $x }\ninclude a",
      "1:16 neither LVar nor PVar applies to `$x`: `$x` is not bound in `::a`; `$x` is not bound in its parent scope `::`",
    ],
    ["$y = $x", "1:6 neither LVar nor PVar applies to `$x`: `$x` is not bound in `::`; `::` has no parent scope"],
    ["$y = $::x", "1:6 the rule TVar does not apply to `$::x`: `$x` is not bound in the top scope `::`"],
    ["$y = $::a::x", "1:6 the rule QVar does not apply to `$::a::x`: `$x` is not bound in the scope `::a` itself"],
    ["$x = 1\n$x = 2", "2:1 the rule Assign does not apply to `$x = 2`: `$x` is assigned in `::` already"],
    ["$x = 1 + 'a'", "1:6 the rule ARITHValue does not apply to `1 + 'a'`: `+` takes integers, and 'a' is none"],
    ["$x = 1 / 0", "1:6 the rule ARITHValue does not apply to `1 / 0`: nothing can be divided by 0"],
    [
      "$x = 9223372036854775807 + 1",
      "1:6 the rule ARITHValue does not apply to `9223372036854775807 + 1`: the result isn't an integer of 64 bits",
    ],
    [
      "$x = 1 < 'a'",
      "1:6 the rule COMPValueI does not apply to `1 < 'a'`: 1 and 'a' have no order: it takes two integers or two strings",
    ],
    ["$x = 1 and true", "1:6 the rule ANDRightI does not apply to `1 and true`: `and` takes booleans, and 1 is none"],
    [
      "$x = false or 'a'",
      "1:6 the rule ORValue does not apply to `false or 'a'`: `or` takes booleans, and 'a' is none",
    ],
    ["$x = !1", "1:6 the rule NOTValueI does not apply to `!1`: `!` takes booleans, and 1 is none"],
    [
      "$x = [1, 2][2]",
      "1:6 the rule DeRefArray does not apply to `[1, 2][2]`: there is no element 2 among the 2, counted from 0",
    ],
    ["$x = { a => 1 }[b]", "1:6 the rule DeRefHash does not apply to `{'a' => 1}['b']`: the hash has no key 'b'"],
    [
      "$x = 3[1]",
      "1:6 neither DeRefArray, DeRefHash nor DeRefRes applies to `3[1]`: 3 isn't an array; it isn't a hash; it isn't a reference to a resource",
    ],
    [
      "$x = File['a']['owner']",
      "1:6 the rule DeRefRes does not apply to `File['a']['owner']`: File['a'] is not in the catalog yet",
    ],
    ["$x = File[1]", "1:6 the rule RefRes does not apply to `File[1]`: 1 isn't a string, and so no title"],
    ["$x = 1 ? { 2 => 3 }", "1:6 the rule SChooseI does not apply to `1 ? {}`: nothing is left that 1 could match"],
    ["if 1 { }", "1:1 the rule IFT does not apply to `if 1 {…}`: the test is 1, and only `true` and `false` are tests"],
    [
      "unless 'a' { }",
      "1:1 the rule UNLESST does not apply to `unless 'a' {…}`: the test is 'a', and only `true` and `false` are tests",
    ],
    [
      "file { 'a': }\nfile { 'a': }",
      "2:1 the rule ResDecl does not apply to `file { 'a': }`: the catalog has `File['a']` already",
    ],
    [
      "file { 1: }",
      "1:1 the rule ResDecl does not apply to `file { 1: }`: the title is 1, and only a string is a title",
    ],
    ["d { 'a': }", "1:1 the rule Def does not apply to `d { 'a': }`: κ has no defined type `d` here"],
    [
      "d { 'a': }\ndefine d { }",
      "1:1 the rule Def does not apply to `d { 'a': }`: κ has no defined type `d` here",
      "move `define d` from line 2 above its use: in μPuppet definitions come first",
    ],
    [
      "define d($p) { }\nd { 'a': }",
      "2:1 the rule Def does not apply to `d { 'a': }`: the parameter `$p` has neither a value nor a default",
    ],
    [
      "define d { }\nd { 'a': p => 1 }",
      "2:1 the rule Def does not apply to `d { 'a': p => 1 }`: there is no parameter `$p`",
    ],
    ["include a", "1:1 the rule IncU does not apply to `include a`: κ has no class `a` here"],
    [
      "include a\nclass a { }",
      "1:1 the rule IncU does not apply to `include a`: κ has no class `a` here",
      "move `class a` from line 2 above its use: in μPuppet definitions come first",
    ],
    [
      "class a inherits b { }\ninclude a\nclass b { }",
      "2:1 the rule IncPU does not apply to `include a`: κ has no class `b` here, the parent of `a`",
      "move `class b` from line 3 above its use: in μPuppet definitions come first",
    ],
    [
      "class a { }\ninclude a\nclass { 'a': }",
      "3:1 the rule CDecStep does not apply to `class { a: }`: the class `a` is declared already, and only `include` can repeat that",
    ],
    [
      "class a { }\nclass { 'a': p => 1 }",
      "2:1 the rule CDecU does not apply to `class { a: p => 1 }`: there is no parameter `$p`",
    ],
    ["class a { }\ndefine a { }", "2:1 the rule RDef does not apply to `define a {…}`: κ has `a` already"],
    ["fail('no')", '1:1 no rule applies to `fail("no")`: the paper has no rule for it'],
  ])("%j", (text, ...said) => {
    expect(mistake(text)).toEqual(said);
  });

  it("shows the first definition of a name, and the declarations that lead to the mistake, the innermost first", () => {
    const text = "define d { $x = 1 $x = 2 }\nclass a { d { 't': } }\ninclude a";
    const outcome = runText(text);
    const labels = "error" in outcome ? outcome.error.labels : [];
    expect(labels.map(({ span, message }) => `${text.slice(span.start, span.end)}: ${message}`)).toEqual([
      "$x = 1: it is assigned here first",
      "d { 't': this opened the scope `::a def`",
      "include a: this opened the scope `::a`",
    ]);
  });
});

it("an endless run is given up, and its position reported", () => {
  const text = "class a inherits b { }\nclass b inherits a { }\ninclude a";
  expect(mistake(text)[0]).toBe("3:1 the run didn't end after 1000 steps");
});

describe("constructs that aren't in figure 6 are rejected, each by its name", () => {
  it.each([
    ["$x = 1.5", "1:6 a floating-point number is not in μPuppet"],
    ['$x = "a${y}"', "1:6 interpolation in a string is not in μPuppet"],
    ["$x = 7 % 2", "1:8 the operator `%` is not in μPuppet"],
    ["$x = -$y", "1:6 the operator `-` is not in μPuppet"],
    ["$x = undef", "1:6 `undef` is not in μPuppet"],
    ["$x = $a::y", "1:6 `$a::y` without `::` in front is not in μPuppet"],
    ["$x = if true { 1 }", "1:6 `if` as a value is not in μPuppet"],
    ["$x = Integer[1]", "1:6 a data type is not in μPuppet"],
    ["$x = Class['a']", "1:6 a reference to a class is not in μPuppet"],
    ["$x = File['a', 'b']", "1:6 an access with several keys is not in μPuppet"],
    ["$x = { [1] => 2 }", "1:8 a key that is neither a string nor a number is not in μPuppet"],
    ["$x = $y =~ /a/", "1:9 the operator `=~` is not in μPuppet"],
    ["$x = 9223372036854775808", "1:6 an integer of more than 64 bits is not in μPuppet"],
    ["notice('a')", "1:1 a call of `notice` is not in μPuppet"],
    ["[1].each |$x| { }", "1:1 a call of a method is not in μPuppet"],
    ["include a, b", "1:1 an `include` of several classes is not in μPuppet"],
    ["include $a", "1:1 an `include` of anything but the name of a class is not in μPuppet"],
    ["class a { class b { } }", "1:11 a class inside of braces is not in μPuppet"],
    ["class a(Integer $x) { }", "1:9 the type of a parameter is not in μPuppet"],
    ["@file { 'a': }", "1:2 a virtual resource is not in μPuppet"],
    ["file { 'a': ; 'b': }", "1:15 a declaration of several resources is not in μPuppet"],
    ["file { 'a': * => {} }", "1:13 `* =>` is not in μPuppet"],
    ["File { mode => '0644' }", "1:1 a default for resources is not in μPuppet"],
    ["File['a'] { mode => '0644' }", "1:1 an override of a resource is not in μPuppet"],
    ["File <| |>", "1:1 a collector is not in μPuppet"],
    ["File['a'] -> File['b']", "1:1 an ordering arrow is not in μPuppet"],
    ["case 1 { 1, 2: { } }", "1:10 an option of `case` with several values is not in μPuppet"],
    ["function f() { }", "1:1 a function is not in μPuppet"],
    ["type A = Integer", "1:1 a type alias is not in μPuppet"],
    ["$a::x = 1", "1:1 an assignment to a variable of another scope is not in μPuppet"],
  ])("%s", (text, message) => {
    expect(mistake(text)[0]).toBe(message);
  });
});
