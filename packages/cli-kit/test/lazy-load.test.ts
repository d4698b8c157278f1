import { describe, expect, it } from "@jest/globals";
import { createCli } from "../src/index.js";
import { memoryHost } from "../src/testing/index.js";
import { kv } from "./fixture-language/language.js";

const wasLoaded = () => (globalThis as { kvWasLoaded?: boolean }).kvWasLoaded === true;

describe("the parser", () => {
  it.each(["help", "--version", "help compile", "compile --help", "compile -x"])(
    "isn't loaded by `%s`",
    async (line) => {
      await createCli(kv).run(line.split(" "), memoryHost());
      expect(wasLoaded()).toBe(false);
    },
  );

  it("is loaded by `compile`", async () => {
    await createCli(kv).run(["compile", "a.kv"], memoryHost({ files: { "a.kv": "a = 1\n" } }));
    expect(wasLoaded()).toBe(true);
  });
});
