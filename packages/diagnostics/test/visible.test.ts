import { describe, expect, it } from "@jest/globals";
import { visible, visibleOnTerminal } from "../src/index.js";

const controls = [
  ...Array.from({ length: 0x20 }, (_, code) => code).filter((code) => code !== 9 && code !== 10),
  ...[0x7f, ...Array.from({ length: 0x20 }, (_, code) => 0x80 + code)],
  ...[0x061c, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
].map((code) => String.fromCodePoint(code));

describe("text of a user on a terminal", () => {
  it.each(controls.map((character) => [character.codePointAt(0)!.toString(16), character]))(
    "U+%s becomes visible, styled or not",
    (_, character) => {
      for (const shown of [visibleOnTerminal(`a${character}b`), visibleOnTerminal(`a${character}b`, "styled")])
        expect([shown, shown.includes(character)]).toEqual([visible(`a${character}b`), false]);
    },
  );

  it("keeps lines, tabs, letters and emoji, also where a piece ends within a pair of surrogates", () => {
    for (const text of ["ä\r\n\tb\n", "👩‍💻 ع", "\ud83d", "\ude00"]) expect(visibleOnTerminal(text)).toBe(text);
  });

  it("obeys colours only in a styled text, and nothing else that begins with an escape", () => {
    expect(visibleOnTerminal("\u001b[31ma")).toBe("␛[31ma");
    expect(visibleOnTerminal("\u001b[31ma", "styled")).toBe("\u001b[31ma");
    expect(visibleOnTerminal("\u001b[2J\u001b]0;x\u0007\u001b[1A", "styled")).toBe("␛[2J␛]0;x␇␛[1A");
  });
});
