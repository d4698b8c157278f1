import { createSource, spanText } from "@cairn/diagnostics";
import { colonPaths, PolicyJudge, readChangePolicy, treePaths, Wildcard } from "@cairn/store";
import fc from "fast-check";
import { stopwatch } from "@cairn/testing";

const notation = treePaths(colonPaths, "web:port");

function judge(policy: object, ...groups: string[]): PolicyJudge {
  const { policy: value, problems } = readChangePolicy(createSource("policy.json", JSON.stringify(policy)), notation);
  expect(problems).toEqual([]);
  return new PolicyJudge(value, groups);
}

/** The entry or rule that forbids a change of the value at `path`, as it is written; undefined if it is allowed. */
function forbids(by: PolicyJudge, path: string, isWhole = false): string | undefined {
  const found = by.judge({ paths: [path.split(":")], isWhole });
  if (!found) return undefined;
  const { labels } = by.describe(found, path, (names) => names.join(":"));
  return labels[0] ? spanText(labels[0].span) : "no rule";
}

describe("a wildcard", () => {
  it("matches any characters", () => {
    expect(["a", "ab", "", "ba"].map((text) => new Wildcard("a*").matches(text))).toEqual([true, true, false, false]);
    expect(["ab", "axxb", "aabab", "abx"].map((text) => new Wildcard("a*b").matches(text))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    // The two ends don't overlap.
    expect(new Wildcard("ab*ba").matches("aba")).toBe(false);
    expect(new Wildcard("*").matches("")).toBe(true);
    expect(new Wildcard("").matches("a")).toBe(false);
  });

  it("matches as a regular expression does", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b"), maxLength: 12 });
    const pattern = fc.string({ unit: fc.constantFrom("a", "b", "*"), maxLength: 8 });
    fc.assert(
      fc.property(pattern, text, (wildcard, value) => {
        const expected = new RegExp(`^${wildcard.replace(/\*+/g, ".*")}$`).test(value);
        expect([wildcard, value, new Wildcard(wildcard).matches(value)]).toEqual([wildcard, value, expected]);
      }),
      { numRuns: 2000 },
    );
  });

  it("takes linear time", () => {
    const elapsed = stopwatch();
    const text = "a".repeat(200_000);
    expect(new Wildcard(`${"*" + "a".repeat(100_000)}b*`).matches(text)).toBe(false);
    expect(new Wildcard(`${"*a".repeat(50_000)}*b*`).matches(text)).toBe(false);
    expect(elapsed()).toBeLessThan(10_000);
  });
});

describe("a policy", () => {
  it("lets a group change what every rule that matches it allows", () => {
    const policy = { "web-team": ["web", "users:*:shell"], "*": ["*", "!users:root"] };
    const team = judge(policy, "web-team");
    expect(forbids(team, "web:port")).toBeUndefined();
    expect(forbids(team, "users:jane:shell")).toBeUndefined();
    expect(forbids(team, "users:jane")).toBe('"web-team"');
    expect(forbids(team, "website")).toBe('"web-team"');
    expect(forbids(team, "users:root:shell")).toBe('"!users:root"');
    expect(forbids(judge(policy), "db")).toBeUndefined();
  });

  it("excludes what contains an excluded path if the whole value changes, but not if it only moves", () => {
    const all = judge({ "*": ["*", "!web:ssl:key"] });
    expect(forbids(all, "web", true)).toBe('"!web:ssl:key"');
    expect(forbids(all, "web", false)).toBeUndefined();
    expect(forbids(all, "web:port", true)).toBeUndefined();
  });

  it("lets an author do what one of the groups may do", () => {
    const policy = { a: ["x"], b: ["y"] };
    expect(forbids(judge(policy, "a", "b"), "y")).toBeUndefined();
    expect(forbids(judge(policy, "a", "b"), "z")).toBe('"a"');
  });

  it("allows nothing to a group that no rule matches, and asks for a group if all rules have one", () => {
    expect(forbids(judge({ a: ["*"] }, "b"), "x")).toBe("no rule");
    expect(judge({ a: ["*"] }).lacksGroup).toBe(true);
    expect(judge({ "*": [] }).lacksGroup).toBe(false);
    expect(judge({}).lacksGroup).toBe(true);
  });

  it("needs all paths of a change to be allowed, and excludes it by any name", () => {
    const by = judge({ "*": ["a", "b", "!c"] });
    expect(by.judge({ paths: [["a"], ["b"]], isWhole: false })).toBeUndefined();
    expect(by.judge({ paths: [["a"], ["d"]], isWhole: false })).toMatchObject({ path: ["d"], entry: undefined });
    expect(by.judge({ paths: [["a"]], aliases: [["c"]], isWhole: false })).toMatchObject({ path: ["c"], entry: 2 });
  });
});

describe("a policy file", () => {
  const problems = (text: string) =>
    readChangePolicy(createSource("policy.json", text), notation).problems.map(({ reason }) => reason);

  it("reports everything that isn't understood", () => {
    expect(problems('{"a": ["x::y", 1, "!"], "": []}')).toEqual([
      "the list of `a` contains something other than strings",
      "`x::y`, in the list of `a`, is not a path such as `web:port`",
      "``, in the list of `a`, is not a path such as `web:port`",
      "an empty pattern matches no group",
    ]);
    expect(problems("[]")).toEqual(["it is not an object"]);
    expect(problems('{"a": ["x"], "a": ["y"]}')).toEqual(["`a` is repeated in the same component"]);
  });

  it("has limits", () => {
    expect(problems(JSON.stringify({ a: Array.from({ length: 5_001 }, () => "x") }))).toEqual([
      "it has more than 5000 groups and paths",
    ]);
    expect(problems(JSON.stringify({ a: ["x".repeat(1_001)], ["b".repeat(1_001)]: [] }))).toEqual([
      "a path in the list of `a` is longer than 1000 characters",
      "a group is longer than 1000 characters",
    ]);
    expect(problems(`${"[".repeat(200_000)}`)).toHaveLength(1);
  });

  it("keeps any Unicode apart", () => {
    const by = judge({ "é😀": ["\u200bx:\ud800", "x"] }, "é😀");
    expect(by.judge({ paths: [["\u200bx", "\ud800"]], isWhole: true })).toBeUndefined();
    expect(by.judge({ paths: [["\u200bx", "y"]], isWhole: true })).toBeDefined();
    expect(judge({ é: ["*"] }, "e\u0301").judge({ paths: [["x"]], isWhole: true })).toMatchObject({ rule: undefined });
  });

  it("is judged in bounded time at its limits", () => {
    const paths = Array.from({ length: 4_990 }, (_, index) => `${"*a".repeat(490)}*${index}b`);
    const by = judge({ "*": paths });
    const elapsed = stopwatch();
    for (let index = 0; index < 200; index++)
      expect(by.judge({ paths: [["a".repeat(1_200)]], isWhole: true })).toBeDefined();
    expect(elapsed()).toBeLessThan(40_000);
  });
});
