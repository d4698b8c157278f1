import { describe, expect, it } from "@jest/globals";
import { splitWords } from "../src/testing/index.js";

describe("splitWords", () => {
  it.each([
    ["kv compile  a.kv", ["kv", "compile", "a.kv"]],
    [`kv 'a b' "c \\"d\\"" e\\ f`, ["kv", "a b", 'c "d"', "e f"]],
    [`kv --set='x y' ''`, ["kv", "--set=x y", ""]],
  ])("%s", (line, words) => {
    expect(splitWords(line)).toEqual(words);
  });
});
