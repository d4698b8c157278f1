import { expect, it } from "@jest/globals";
import { pushAll } from "../src/index.js";

it("adds more than the maximum number of arguments, in order", () => {
  const list = [-1];
  pushAll(
    list,
    Array.from({ length: 1_000_000 }, (_, index) => index),
  );
  expect([list.length, list[0], list[1], list.at(-1)]).toEqual([1_000_001, -1, 0, 999_999]);
});
