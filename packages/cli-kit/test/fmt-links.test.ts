import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { createCli, nodeHost } from "../src/index.js";
import { kv } from "./fixture-language/language.js";

it("doesn't format a file elsewhere that is only linked to, unless the link is named", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cairn-fmt-"));
  const at = (path: string) => join(folder, path);
  const untidy = "a   =   1\n";
  const sources = () => ["elsewhere.kv", "clone/own.kv"].map((path) => readFileSync(at(path), "utf8"));
  const format = (...words: string[]) =>
    createCli(kv).run(["fmt", ...words], { ...nodeHost(), interruptible: (work) => work() });
  try {
    mkdirSync(at("clone"));
    writeFileSync(at("elsewhere.kv"), untidy);
    writeFileSync(at("clone/own.kv"), untidy);
    symlinkSync("../elsewhere.kv", at("clone/link.kv"));
    expect(await format(at("clone"), at("clone/*.kv"))).toBe(0);
    expect(sources()).toEqual([untidy, "a = 1\n"]);
    expect(await format(at("clone/link.kv"))).toBe(0);
    expect(sources()).toEqual(["a = 1\n", "a = 1\n"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
