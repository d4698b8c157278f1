import { patternOf, toPattern } from "@cairn/puppet-core/patterns";
import { byMachine } from "../patterns/searching.js";

const find = (pattern: string, text: string) => toPattern(pattern).exec(text)?.[0];

describe("patterns in Ruby's notation", () => {
  it.each([
    ["^b", "a\nb", "b"],
    ["a$", "a\nb", "a"],
    ["\\Ab", "a\nb", undefined],
    ["a\\z", "a\n", undefined],
    ["a\\Z", "a\n", "a"],
    ["a.b", "a\u2028b", "a\u2028b"],
    ["a.b", "a\nb", undefined],
    ["(?m)a.b", "a\nb", "a\nb"],
    ["a(?m:.)b", "a\nb", "a\nb"],
    ["(?i)é", "É", "É"],
    ["a(?i)b|c", "xC", undefined],
    ["a(?i)b|c", "aC", "aC"],
    ["(?i:a(?-i)b)c", "Abc", "Abc"],
    ["(?i:a(?-i)b)c", "ABc", undefined],
    ["(?x) a b # the end", "ab", "ab"],
    ["\\h+", "xFf0", "Ff0"],
    ["[[:alpha:]]+", "1éa", "éa"],
    ["[[:^alpha:]]+", "é12", "12"],
    ["\\w+", "éab", "ab"],
    ["\\bé", "é", "é"],
    ["[a-e&&[^c]]+", "cab", "ab"],
    ["(?i)[^[:^digit:]a-c&&[^b]\\n]", "b]1", "1"],
    ["(?i)[[:upper:]]+", "aſK", "aſK"],
    ["(?i)[^[:upper:]]", "a1", "1"],
    ["(?i)[[:^lower:]]", "a", "a"],
    ["(?i)a(?-i:b)", "aB", undefined],
    ["a(?i)\\p{Upper}", "ab", "ab"],
    ["(?i)[^[^b]]", "bB", undefined],
    ["(?i)[]a-c&&[^b]]+", "]aBb", "]a"],
    ["a{,2}b", "aaab", "aab"],
    ["a{2", "a{2", "a{2"],
    ["a++b", "aab", "aab"],
    ["(?>a+)b", "aab", "aab"],
    ["(?:a.)+", "aa", "aa"],
    ["(?:a[^b])+x", "aax", "aax"],
    ["(?:a\\D)+", "aa", "aa"],
    ["(?:[^[:digit:]]a)+", "aa", "aa"],
    ["a**", "aa", "aa"],
    ["\\e\\x41\\u0042\\103", "\x1bABC", "\x1bABC"],
    ["\\R", "\r\n", "\r\n"],
    ["[\\-\\]]", "]", "]"],
    ["a#b(?#c)", "a#b", "a#b"],
    ["\\p{Greek}", "α", "α"],
    ["\\p{^Alpha}", "a1", "1"],
    ["(?<year>\\d+)-\\k<year>", "2-12-12", "12-12"],
    ["\\g<0>", "a", undefined],
  ])("%s in %j", (pattern, text, found) => {
    expect(find(pattern, text)).toBe(found);
  });

  it("is found by our own search as by JavaScript's", () => {
    expect(patternOf("foo\\Kbar").find("foobar")).toEqual({ start: 3, end: 6, groups: ["bar"] });
    expect(patternOf("(a)?(?(1)b|c)").find("ab")?.groups).toEqual(["ab", "a"]);
    expect(patternOf("(?<p>\\((?:[^()]|\\g<p>)*\\))").find("x(a(b)c)")?.groups[0]).toBe("(a(b)c)");
    expect(patternOf("\\Gab").findAll("ababxab")).toHaveLength(2);
    expect(patternOf("(?:(a)|b)*").find("ab")?.groups).toEqual(["ab", "a"]);
    expect(byMachine("(?i)a[b-d]+É", "xABDé", 0)).toEqual([[1, 5, []]]);
  });

  it("only count named groups if there are any", () => {
    expect([...toPattern("(?<a>x)(y)").exec("xy")!]).toEqual(["xy", "x"]);
    expect([...toPattern("(x)(?:y)(z)").exec("xyz")!]).toEqual(["xyz", "x", "z"]);
  });

  it("compiles a pattern once", () => {
    expect(toPattern("once")).toBe(toPattern("once"));
  });
});
