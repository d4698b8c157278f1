import { expect, it } from "@jest/globals";
import { keepLineEnds, lineEndsLike } from "../src/line-ends.js";

it("gives a text the line ends of another, if these are uniform", () => {
  expect(keepLineEnds("a\r\nb\r\n", "c\nd\n")).toBe("c\r\nd\r\n");
  expect(keepLineEnds("a\r\nb\n", "c\nd\n")).toBe("c\nd\n");
  expect(keepLineEnds("a", "c\r\nd\n")).toBe("c\r\nd\n");
});

it("looks through a long text once for very many edits", () => {
  const withLineEnds = lineEndsLike("some line\r\n".repeat(200_000));
  const edits = Array.from({ length: 100_000 }, (_, index) => withLineEnds(index % 2 ? "x\n" : "x"));
  expect(new Set(edits)).toEqual(new Set(["x", "x\r\n"]));
}, 10_000);
