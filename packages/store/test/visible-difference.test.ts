import { describe, expect, it } from "@jest/globals";
import { renderDifferences, type Difference, type DifferencesFormat } from "../src/index.js";

function sideOf(text: string) {
  return { text: JSON.stringify(text), json: JSON.stringify(text) };
}

function rendered(left: string, right: string, format: DifferencesFormat, asLines: boolean): string {
  const difference: Difference = { kind: "changed", path: ["a"], left: sideOf(left), right: sideOf(right), asLines };
  return renderDifferences({ differences: [difference], complete: true }, { format });
}

const pairs: readonly (readonly [what: string, left: string, right: string, shown: string])[] = [
  ["a tab", "a\tb\n", "a b\n", "-a␉b"],
  ["a carriage return", "a\r\n", "a\n", "-a␍"],
  ["blanks at the end", "a  \n", "a\n", "-a··"],
  ["a line of blanks", " \n", "\n", "-·"],
  ["a zero-width space", "a\u200bb\n", "ab\n", "-a<U+200B>b"],
  ["a soft hyphen", "a\u00adb\n", "ab\n", "-a<U+00AD>b"],
  ["a no-break space", "a\u00a0b\n", "a b\n", "-a<U+00A0>b"],
  ["a bidirectional override", "a\u202eb\n", "ab\n", "-a<U+202E>b"],
  ["a tag character", "a\u{e0041}\n", "a\n", "-a<U+E0041>"],
  ["a missing line break at the end", "a", "a\n", "-a\n    \\ No newline at end of file\n    +a\n"],
  ["another composition of a letter", "e\u0301\n", "\u00e9\n", "-e<U+0301>"],
  ["a variation selector after an emoji", "\u2764\ufe0f\n", "\u2764\n", "-<U+2764><U+FE0F>"],
  ["a dot that looks like a blank at the end", "a·\n", "a \n", "-a<U+00B7>"],
];

describe("lines of a difference", () => {
  it.each(pairs)("show %s", (_, left, right, shown) => {
    expect(rendered(left, right, "text", true)).toContain(shown);
    expect(rendered(left, right, "markdown", true)).toContain(shown.replaceAll("\n    ", "\n"));
  });

  it("keep emoji and letters of all languages", () => {
    const text = "👩‍💻 ❤️ naïve 日本 ع";
    expect(rendered(`${text}\n`, `${text}!\n`, "text", true)).toContain(`-${text}\n    +${text}!\n`);
  });
});

describe("short values of a difference", () => {
  it.each(pairs)("never look alike with %s", (_, left, right) => {
    for (const format of ["text", "markdown"] as const) {
      const [line = ""] = rendered(left, right, format, false)
        .split("\n")
        .filter((each) => each.includes("changed"));
      const [before, after] =
        format === "text" ? line.slice("changed a: ".length).split(" -> ") : line.split(" | ").slice(2);
      expect(before).toBeDefined();
      expect(before!.normalize("NFC")).not.toBe(after!.replace(/ \|$/, "").normalize("NFC"));
      expect(line.replace(/[·❤é]/gu, "")).toMatch(/^[ -~]*$/);
    }
  });
});
