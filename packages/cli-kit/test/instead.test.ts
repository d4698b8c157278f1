import { describe, expect, it } from "@jest/globals";
import { createCli, type Language } from "../src/index.js";
import { memoryHost } from "../src/testing/index.js";
import { kv } from "./fixture-language/language.js";

/** Compiles differently if it is told to be quiet. */
const language: Language = {
  ...kv,
  instead: (command, options) => {
    if (command !== "compile" || options["quiet"] !== true) return undefined;
    return async ({ host, read, words }) => {
      const source = await read(words[0]!);
      const problem = host.makeFolder("out") ?? host.writeFile("out/all", [source?.text ?? ""]);
      host.writeStdout(`${problem ?? "written"}\n`);
      return source ? 0 : 1;
    };
  },
};

async function run(...words: string[]) {
  const host = memoryHost({ files: { "a.kv": "x = 1\n" } });
  return { code: await createCli(language).run(words, host), host };
}

describe("a language that does something else in place of a common command", () => {
  it("gets what an extra command gets", async () => {
    const { code, host } = await run("compile", "a.kv", "--quiet");
    expect([code, host.stdout, host.text("out/all")]).toEqual([0, "written\n", "x = 1\n"]);
  });

  it("reports as others do", async () => {
    const { code, host } = await run("compile", "b.kv", "--quiet");
    expect([code, host.stderr]).toEqual([1, expect.stringContaining("b.kv:1:1: error")]);
  });

  it("leaves all else as it was", async () => {
    const [own, usual] = [await run("compile", "a.kv"), memoryHost({ files: { "a.kv": "x = 1\n" } })];
    await createCli(kv).run(["compile", "a.kv"], usual);
    expect([own.code, own.host.stdout]).toEqual([0, usual.stdout]);
  });
});
