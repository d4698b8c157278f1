import { describe, expect, it } from "@jest/globals";
import { show } from "../expressions/evaluate.js";

describe("functions of strings", () => {
  it.each([
    ["camelcase('hello_world_')", "'HelloWorld'"],
    ["capitalize(['hello WORLD', 'é'])", "['Hello world', 'É']"],
    ["downcase({'Key' => ['ÄB', 1]})", "{'key' => ['äb', 1]}"],
    ["upcase('straße')", "'STRASSE'"],
    ['chomp("line\\r\\n")', "'line'"],
    ['chop("line\\r\\n")', "'line'"],
    ["'  a b '.strip", "'a b'"],
    ["lstrip('  a ')", "'a '"],
    ["rstrip('  a ')", "'  a'"],
  ])("%s is %s", (program, shown) => expect(show(program)).toBe(shown));

  it.each([
    ["match('a1b22', /[0-9]+/)", "['1']"],
    ["match('abc', /(x)?b(c)/)", "['bc', undef, 'c']"],
    ["match(['a1', 'b'], /[0-9]/)", "[['1'], undef]"],
    ["match('abc', [Pattern[/x/, /b/], 'a'])", "['b']"],
    [
      "match('abc', 5)",
      "! match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or Array[T]. Got Integer",
    ],
    ["match('abc', '[')", "! premature end of char-class: /[/"],
  ])("%s is %s", (program, shown) => expect(show(program)).toBe(shown));

  it.each([
    ["regsubst('a.b.c', '[.]', '-')", "'a-b.c'"],
    ["regsubst('a.b.c', '[.]', '-', 'G')", "'a-b-c'"],
    ["regsubst('Abc', 'a(b)', '<\\\\1|\\\\0>', 'I')", "'<b|Ab>c'"],
    ["regsubst('key=value', /(?<k>\\w+)=(?<v>\\w+)/, '\\\\k<v>=\\\\k<k>')", "'value=key'"],
    ["regsubst('abc', /b/, '\\\\`\\\\\\'')", "'aacc'"],
    ["regsubst('banana', /[an]/, {'a' => 'A'}, 'G')", "'bAAA'"],
    ["regsubst(['a1', 'b2'], /[0-9]/, '')", "['a', 'b']"],
    ["regsubst('a b', ' a  b', 'x', 'E')", "'a b'"],
  ])("%s is %s", (program, shown) => expect(show(program)).toBe(shown));

  it.each([
    ["split('a,b,,', ',')", "['a', 'b']"],
    ["split('a1b2', /([0-9])/)", "['a', '1', 'b', '2']"],
    ["split('abc', '')", "['a', 'b', 'c']"],
    ["split('', ',')", "[]"],
    ["shellquote('plain', 'two words', ['$x', \"it's \\$5\"])", "'plain \"two words\" \\'$x\\' \"it\\'s \\$5\"'"],
    ["scanf('14 km and ff', '%d %s and %x')", "[14, 'km', 255]"],
    ["scanf('1.5;abc', '%f;%[ab]')", "[1.5, 'ab']"],
    ["scanf('x 1', 'y %d')", "[]"],
    ["scanf('42', '%i') |$found| { $found[0] + 1 }", "43"],
  ])("%s is %s", (program, shown) => expect(show(program)).toBe(shown));

  it("reports what a call expects", () => {
    expect(show("split('a')")).toBe("! 'split' expects 2 arguments, got 1");
    expect(show("index('a')")).toMatch(/^! The function 'index' was called with arguments it does not accept/);
    expect(show("upcase(true)")).toBe(
      "! 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Boolean",
    );
  });
});
