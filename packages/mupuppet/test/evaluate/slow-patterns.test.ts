import { run } from "./compile.js";

const slow = "(a+)+\\1b";
const text = "a".repeat(60);

describe("a pattern that would be searched for without an end", () => {
  it.each([
    ["=~", `$x = $text =~ /${slow}/`],
    ["!~ and a text", `$x = $text !~ '${slow}'`],
    ["case", `case $text {\n /${slow}/: { } default: { } }`],
    ["a selector", `$x = $text ? { /${slow}/ => 1, default => 2 }`],
    ["match", `$x = $text.match('${slow}')`],
    ["regsubst", `$x = regsubst($text, '${slow}', '', 'G')`],
    ["split", `$x = split($text, /${slow}/)`],
    ["index", `$x = index($text, /${slow}/)`],
    ["Pattern", `$x = $text =~ Pattern['${slow}']`],
    ["a type of a parameter", `function f(Pattern[/${slow}/] $p) { 1 }\n$x = f($text)`],
    ["an alias", `type Slow = Pattern[/${slow}/]\n$x = $text =~ Slow`],
    ["Regexp.new", `$x = $text =~ Regexp.new('${slow}')`],
    ["a template", `$x = inline_template('<%= @text =~ /${slow}/ %>')`],
    ["gsub in a template", `$x = inline_template('<%= @text.gsub(/${slow}/, "") %>')`],
    ["rescue in a template", `$x = inline_template('<% begin; @text =~ /${slow}/; rescue; end %>')`],
    ["a node", `node /^${slow.replace("a", ".")}$/ { }`],
  ])("is an error with a place: %s", (_, statement) => {
    const { errors } = run(`$text = '${text}'\n${statement}`, { node: `${text}.example` });
    expect(errors).toEqual([expect.stringMatching(/^[1-3]: pattern-too-slow/)]);
  });

  it("is searched for where no way needs to be tried twice", () => {
    const { errors } = run(`$text = '${"a".repeat(50_000)}'
      $one = $text =~ /(a+)+b/
      $two = $text =~ /a*a*a*a*b/
      $three = regsubst($text, '(a|a)*b', '', 'G')
      if $one or $two or $three != $text { fail('found') }
      notify { inline_template('<%= @text.gsub(/(x+x+)+y/, "").length %>'): }`);
    expect(errors).toEqual([]);
  });

  it("is an error at its place where many searches that are short take long together", () => {
    const { errors } = run(`$text = '${"a".repeat(300)}'
      Integer[1, 1000000].each |$i| {
        $found = "\${text}\${i}" =~ /a+a+a+z/
      }`);
    expect(errors).toEqual(["3: pattern-too-slow"]);
  });

  it("is refused where it is too big, at its place", () => {
    const nested = "(".repeat(6000) + ")".repeat(6000);
    for (const pattern of [nested, "a".repeat(200_000), "(?:(?:a{1,1000}){1,1000}){1,1000}"]) {
      const { errors } = run(`\n$x = 'a' =~ /${pattern}/`);
      expect(errors).toEqual(["2: evaluation"]);
    }
  });
});
