import { patternProblem } from "@cairn/puppet-core/patterns";

const empty = /^empty range in char class/;

describe("a range in a class", () => {
  it.each([
    "[z-a]",
    "[}-9]",
    "[a-z0}-9-]",
    "[^}-9]",
    "[\\}-9]",
    "[é-a]",
    "[a&&}-9]",
    "[\\x42-\\x41]",
    "[😀-é]",
    "(?i)[}-9]",
  ])("that ends before it begins is refused, as Ruby does: %s", (pattern) => {
    expect(patternProblem(pattern)).toMatch(empty);
  });

  it.each(["[9-}]", "[a-a]", "[a-é]", "[é-😀]", "[}-]", "[-9]", "[a-\\d]"])(
    "that doesn't is accepted: %s",
    (pattern) => {
      expect(patternProblem(pattern)).toBeUndefined();
    },
  );
});
