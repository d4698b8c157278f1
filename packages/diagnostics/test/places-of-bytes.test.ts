import fc from "fast-check";
import { placesOfBytes } from "../src/index.js";

describe("placesOfBytes", () => {
  it("finds the same characters as the bytes that it was given", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.string({ unit: "binary", minLength: 1 }),
        fc.string({ unit: "binary" }),
        (before, part, after) => {
          const range = { startOffset: Buffer.byteLength(before), length: Buffer.byteLength(part) };
          const text = before + part + after;
          const { start, end } = placesOfBytes(text)(range);
          expect(text.slice(start, end)).toBe(part);
        },
      ),
    );
  });

  it("clamps a range to the end of the text", () => {
    expect(placesOfBytes("é")({ startOffset: 0, length: 9 })).toEqual({ start: 0, end: 1 });
  });
});
