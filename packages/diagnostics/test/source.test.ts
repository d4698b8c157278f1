import fc from "fast-check";
import { createSource, lineStarts, lineText, offsetAt, positionAt } from "@cairn/diagnostics";
import { nastyText } from "./arbitraries.js";

test("LF, CR and CRLF end a line", () => {
  const source = createSource("a", "one\ntwo\rthree\r\nfour\n");
  expect([...lineStarts(source)]).toEqual([0, 4, 8, 15, 20]);
  expect([1, 2, 3, 4, 5, 6].map((line) => lineText(source, line))).toEqual(["one", "two", "three", "four", "", ""]);
});

test("a byte order mark is not part of the text", () => {
  expect(positionAt(createSource("a", "\ufeffxy"), 1)).toEqual({ line: 1, column: 2 });
});

test("columns count UTF-16 units", () => {
  expect(positionAt(createSource("a", "\n👍x"), 3)).toEqual({ line: 2, column: 3 });
});

test("offsets outside the text are clamped", () => {
  const source = createSource("a", "ab\nc");
  expect(positionAt(source, -5)).toEqual({ line: 1, column: 1 });
  expect(positionAt(source, 99)).toEqual({ line: 2, column: 2 });
  expect(offsetAt(source, { line: 9, column: 9 })).toBe(4);
  expect(offsetAt(source, { line: 0, column: 0 })).toBe(0);
});

test("line and column are the inverse of the offset", () => {
  fc.assert(
    fc.property(nastyText, fc.nat(), (text, place) => {
      const source = createSource("a", text);
      const offset = place % (source.text.length + 1);
      expect(offsetAt(source, positionAt(source, offset))).toBe(offset);
    }),
  );
});

test("a line's text begins where the line does, and contains no line break", () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      const source = createSource("a", text);
      lineStarts(source).forEach((start, index) => {
        const line = lineText(source, index + 1);
        expect(source.text.startsWith(line, start)).toBe(true);
        expect(line).not.toMatch(/[\r\n]/);
      });
    }),
  );
});
