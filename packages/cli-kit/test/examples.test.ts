import { describe, expect, it } from "@jest/globals";
import { commandsOf } from "../src/command-table.js";
import { runExamples } from "../src/testing/index.js";
import { kv } from "./fixture-language/language.js";

const world = {
  files: { "web.kv": "port=80\nhost = localhost\n", "old.kv": "port = 80\n" },
  stdin: "a = 1\n",
};

describe("the examples of every command's help", () => {
  it("are at least two each", () => {
    for (const { examples, name } of commandsOf(kv)) expect([name, examples.length >= 2]).toEqual([name, true]);
  });

  it("do what they describe", async () => {
    for (const { exitCode, line, stderr } of await runExamples(kv, world)) {
      const differs = line.startsWith("diff") || line.startsWith("fmt --check");
      const warns = line.includes("--set");
      expect([line, exitCode, stderr !== ""]).toEqual([line, differs ? 2 : 0, warns]);
    }
  });
});
