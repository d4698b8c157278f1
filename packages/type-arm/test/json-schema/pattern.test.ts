import { toPattern } from "@cairn/puppet-core/patterns";
import { describe, expect, it } from "@jest/globals";
import { portablePattern } from "../../src/emit/json-schema/pattern.js";

const patterns = [
  ..."[^a] \\S . [-a] [a-] [\\w-] a\\/b a/b ^x$ \\h \\H [[:alpha:]] [[:^alpha:]] [^/:] \\W \\D [^\\s] [^\\S] [\\/]".split(
    " ",
  ),
  ..."[a-z&&[^b]] [^a-z&&[^b]] \\A[^:]+\\z [\\S\\n] [^\\W_] [\\]] [^\\]] [^-a] [^\\[] [.] [^.] \\: [\\.-] [a&&b] [^[a-c][x-z]]".split(
    " ",
  ),
  ..."(?m:.) [\\d\\D] [^\\p{L}] \\P{L} [\\^a] [a^] [&] [a&b] [!#%,:;<=>@`~] (?<=[^a])b (?<![\\S&&[^b]])c (?i:[^a]) ^[^\\s]*\\S$".split(
    " ",
  ),
  "[ -~&&[^/]]",
];

const strings = [
  ..." !#$%&'()*+,-./0:;<=>?@AZ[\\]^_`abcxyz{|}~é\n\t😀",
  "ab",
  "bc",
  "a/b",
  "x\n",
  "a b",
  "::",
  "",
  "x y\n",
];

describe("patterns of a schema", () => {
  it.each(patterns)("%s matches what Ruby's matches", (source) => {
    const portable = portablePattern(source);
    expect(portable).toBeDefined();
    const { flags, source: own } = toPattern(source);
    const [ours, theirs] = [new RegExp(own, flags), new RegExp(portable!, "u")];
    expect(strings.filter((text) => ours.test(text) !== theirs.test(text))).toEqual([]);
  });

  it("doesn't break on classes in classes", () => {
    const deep = `${"[a".repeat(5000)}${"]".repeat(5000)}`;
    expect(() => portablePattern(deep)).not.toThrow();
    expect(() => portablePattern(`[^${"[^a".repeat(300)}${"]".repeat(301)}`)).not.toThrow();
  });
});
