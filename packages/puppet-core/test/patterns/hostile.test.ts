import { Budget } from "@cairn/diagnostics";
import { Failure, withBudget } from "@cairn/evaluation";
import { Pattern, patternProblem } from "@cairn/puppet-core/patterns";

const length = 100_000;
/** Milliseconds of any machine, however slow: what isn't bounded would take years. */
const bounded = 120_000;
const many = (unit: string) => unit.repeat(length / unit.length);

/** The result of using a pattern, and the processor time in milliseconds. */
function outcome(use: () => unknown): readonly [result: unknown, milliseconds: number] {
  const start = process.cpuUsage();
  const taken = () => {
    const { system, user } = process.cpuUsage(start);
    return (system + user) / 1000;
  };
  try {
    return [use(), taken()];
  } catch (error) {
    if (error instanceof Failure) return [error.kind, taken()];
    throw error;
  }
}

describe("a search for which naive backtracking would not terminate", () => {
  it.each([
    ["(a+)+b", many("a")],
    ["(a|a)*b", many("a")],
    ["(a|b|ab)*c", many("ab")],
    ["a*a*a*a*b", many("a")],
    ["(.*),(.*),(.*),(.*)x", many("a,")],
    ["(a*)*b", many("a")],
    ["(x+x+)+y", many("x")],
    ["^(([a-z])+.)+[A-Z]([a-z])+$", many("a")],
    ["(\\w+\\s*)+:", many("word ")],
    ["(?m:.*?,){13}z", many(",")],
    ["(\\d+\\.)*\\d+x", many("1.")],
    ['(?:[^"\\\\]|\\\\.)*c', many("a")],
    ["\\s+$", `${many(" ")}x`],
    ["(?i)(a|A)*$b", many("aA")],
    ["\\b(a+)+\\b!", many("a")],
    ["(é+)+x", many("é")],
    ["(?>a*)b", many("a")],
    ["a*+b", many("a")],
    ["(?=a)(a+)+b", many("a")],
    ["(?:(a)|b)*c", many("ab")],
  ])("quickly finds that /%s/ doesn't match", (pattern, text) => {
    for (const use of [() => new Pattern(pattern).test(text), () => new Pattern(pattern).findAll(text).length > 0]) {
      const [result, milliseconds] = outcome(use);
      expect(result).toBe(false);
      expect(milliseconds).toBeLessThan(bounded);
    }
  });

  it.each([
    ["(a+)+\\1b", many("a")],
    ["(a*)\\1\\1b", many("a")],
    ["(?=(a+)+b)a", many("a")],
    ["(\\g<1>a|b)", "b"],
    ["(a(\\g<1>)?b)+c", many("a")],
    ["(?:.*x|.)", many("a")],
    ["(a{1,1000}b|a)", many("a")],
  ])("gives up /%s/, and says so", (pattern, text) => {
    const [result, milliseconds] = outcome(() => new Pattern(pattern).findAll(text).length);
    expect(result).toBe("costly-pattern");
    expect(milliseconds).toBeLessThan(bounded);
  });

  it("names the pattern, and what to do instead", () => {
    const search = () => new Pattern("(a+)+\\1b").test("a".repeat(60));
    expect(search).toThrow(
      expect.objectContaining({
        message: "the search for `/(a+)+\\1b/` in a text of 60 characters takes too long, and was given up",
        help: expect.stringContaining("write the pattern without nested or adjacent repetitions") as string,
      }),
    );
  });
});

describe("patterns that are too big", () => {
  const alternatives = (count: number) => Array.from({ length: count }, (_, index) => `x${index}`).join("|");
  it.each([
    ["6,000 groups in each other", "(".repeat(6000) + ")".repeat(6000), "parse depth limit over"],
    ["200 KB", "a".repeat(200_000), "200000 characters"],
    ["repetitions of repetitions", "(?:(?:a{1,1000}){1,1000}){1,1000}", "counted as often as it says"],
    ["100,000 alternatives", alternatives(100_000), "characters"],
    ["comments without an end", "(?#".repeat(20_000), "end pattern in group"],
    ["too large a number", "a{1,200000}", "too big number for repeat range"],
  ])("are rejected: %s", (_, pattern, problem) => {
    const [result, milliseconds] = outcome(() => patternProblem(pattern));
    expect(result).toContain(problem);
    expect(milliseconds).toBeLessThan(bounded);
  });

  it.each([
    ["4,000 groups in each other", "(".repeat(4000) + "a" + ")".repeat(4000)],
    ["3,000 groups", "(a)?".repeat(3000)],
    ["8,000 alternatives", alternatives(8000)],
    ["a class of 10,000 ranges", `[${Array.from({ length: 10_000 }, (_, at) => `${at % 2 ? "a" : "b"}-z`).join("")}]`],
    ["60,000 dots", ".".repeat(60_000)],
    ["thousands of properties", "\\p{L}".repeat(12_000)],
    ["looks in looks", "(?=".repeat(3000) + "a" + ")".repeat(3000)],
    ["repetitions around repetitions", "(?:".repeat(2000) + "a" + ")*".repeat(2000)],
  ])("are searched for if possible: %s", (_, pattern) => {
    const [result, milliseconds] = outcome(() => {
      expect(patternProblem(pattern)).toBeUndefined();
      return typeof new Pattern(pattern).test("aaaé");
    });
    expect(result).toBe("boolean");
    expect(milliseconds).toBeLessThan(bounded);
  });
});

describe("all searches of an evaluation together", () => {
  const text = "a".repeat(300);

  function searchOften(pattern: string, times: number): () => unknown {
    const searched = new Pattern(pattern);
    return () =>
      withBudget(new Budget(), () => {
        for (let time = 0; time < times; time++) searched.test(text);
        return "went through";
      });
  }

  it.each(["a+a+a+z", "(a+)+\\1b|a{300}z"])(
    "end soon if each of a million searches for /%s/ is within its own bound",
    (pattern) => {
      const [result, milliseconds] = outcome(searchOften(pattern, 1_000_000));
      expect(result).toBe("costly-pattern");
      expect(milliseconds).toBeLessThan(bounded);
    },
  );

  it("succeed if a million of them are quick", () => {
    expect(outcome(searchOften("^a", 1_000_000))[0]).toBe("went through");
  });
});
