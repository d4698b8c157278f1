import { nameMatcher, wildcardMatcher } from "@cairn/diagnostics";

describe("wildcards", () => {
  it.each([
    ["*.pp", "a.pp", true],
    ["*.pp", ".pp", true],
    ["*.pp", "a.ppx", false],
    ["a?c", "a😀c", true],
    ["a**c", "abbc", true],
    ["a*b*c", "axbxbxc", true],
    ["[a]", "a", false],
    ["a\\*", "a*", false],
    ["", "", true],
  ])("%j against %j: %s", (pattern, name, isMatch) => {
    expect(wildcardMatcher(pattern)(name)).toBe(isMatch);
  });

  it("match a long name against many stars in a limited number of steps", () => {
    expect(wildcardMatcher(`${"*a".repeat(50)}*b`)("a".repeat(10_000))).toBe(false);
  });
});

describe("patterns of Ruby", () => {
  it.each([
    ["[a-c]?", "b1", true],
    ["[!a-c]", "b", false],
    ["[!a-c]", "d", true],
    ["\\*", "*", true],
    ["\\*", "a", false],
    ["*", ".hidden", false],
    [".*", ".hidden", true],
    ["\\.*", ".hidden", true],
    ["[a", "[a", false],
  ])("%j against %j: %s", (pattern, name, isMatch) => {
    expect(nameMatcher(pattern)(name)).toBe(isMatch);
  });
});
