import fc from "fast-check";
import { decodeSource } from "@cairn/diagnostics";

const encode = (text: string) => new TextEncoder().encode(text);

test("valid text has no problem", () => {
  expect(decodeSource("a.toy", encode("名 👍\n"))).toEqual({ source: { name: "a.toy", text: "名 👍\n" } });
});

test("one byte order mark is dropped, a second one is a character", () => {
  expect(decodeSource("a", encode("\ufeffx")).source.text).toBe("x");
  expect(decodeSource("a", encode("\ufeff\ufeffx")).source.text).toBe("\ufeffx");
});

test("a replacement character that the user wrote is not a problem", () => {
  expect(decodeSource("a", encode("a\ufffdb")).problem).toBeUndefined();
});

test.each([
  ["a stray continuation", [0x61, 0x80]],
  ["a byte of Latin-1", [0x61, 0xe9, 0x62, 0x63]],
  ["an overlong slash", [0x61, 0xc0, 0xaf]],
  ["an overlong form of three bytes", [0x61, 0xe0, 0x80, 0xaf]],
  ["a surrogate", [0x61, 0xed, 0xa0, 0x80]],
  ["a code point behind the last", [0x61, 0xf4, 0x90, 0x80, 0x80]],
  ["a character cut off by the end", [0x61, 0xf0, 0x9f, 0x91]],
])("%s is reported where it begins", (_, bytes) => {
  expect(decodeSource("a", new Uint8Array(bytes)).problem).toEqual({ kind: "invalid-utf8", offset: 1, fixes: [] });
});

test("offsets count UTF-16 units, without the byte order mark", () => {
  const bytes = new Uint8Array([...encode("\ufeff👍\nb\ufffd"), 0xff, ...encode("rest")]);
  const { source, problem } = decodeSource("a", bytes);
  expect(problem).toEqual({ kind: "invalid-utf8", offset: 5, fixes: [] });
  expect(source.text.slice(0, 5)).toBe("👍\nb\ufffd");
  expect(source.text.endsWith("rest")).toBe(true);
});

test("a NUL is reported at its location, and the first problem wins", () => {
  expect(decodeSource("a", encode("ab\0c")).problem).toMatchObject({ kind: "nul-character", offset: 2 });
  expect(decodeSource("a", new Uint8Array([0x61, 0xff, 0])).problem).toMatchObject({ kind: "invalid-utf8", offset: 1 });
  expect(decodeSource("a", new Uint8Array([0x61, 0, 0xff])).problem).toMatchObject({
    kind: "nul-character",
    offset: 1,
  });
});

test("agrees with the platform's strict decoder on any bytes", () => {
  const piece = fc.oneof(fc.uint8Array({ maxLength: 4 }), fc.string({ unit: "binary", maxLength: 4 }).map(encode));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const bytes = new Uint8Array(pieces.flatMap((part) => [...part]));
      const { source, problem } = decodeSource("a", bytes);
      const strict = strictly(bytes);
      expect(problem?.kind === "invalid-utf8" || source.text.includes("\0")).toBe(
        strict === undefined || strict.includes("\0"),
      );
      if (!problem) expect(source.text).toBe(strict);
      if (problem?.kind === "invalid-utf8") expect(strictPrefix(bytes)).toBe(source.text.slice(0, problem.offset));
    }),
    { numRuns: 500 },
  );
});

function strictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The longest decodable beginning, found the slow way. */
function strictPrefix(bytes: Uint8Array): string {
  for (let length = bytes.length; length > 0; length--) {
    const text = strictly(bytes.subarray(0, length));
    if (text !== undefined) return text;
  }
  return "";
}
