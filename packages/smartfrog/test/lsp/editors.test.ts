import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { clientOfCommand } from "@cairn/language-server/testing";
import { expectGolden, testIf } from "@cairn/testing";

const root = join(import.meta.dirname, "../../../..");
const scripts = join(import.meta.dirname, "editors");
const folder = mkdtempSync(join(tmpdir(), "editors-"));
const command = join(folder, "bundle/smartfrog.cjs");
const answers = join(folder, "answers.txt");

const answered = (program: string, words: readonly string[]) => spawnSync(program, words, { encoding: "utf8" });
const hasNeovim = answered("nvim", ["--version"]).status === 0;
const hasEglot = answered("emacs", ["--batch", "--eval", "(progn (package-initialize) (require 'eglot))"]).status === 0;

/** The command as users get it. */
beforeAll(() => {
  const words = [join(root, "tools/bundle-cli.mjs"), "smartfrog", "--output", command];
  expect(spawnSync(process.execPath, words, { encoding: "utf8", cwd: root }).stderr).toBe("");
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

function work(program: string, words: readonly string[]): string {
  writeFileSync(join(folder, "base.sf"), "// A machine.\nHost extends { port 80; }\n");
  const lines = ['#include "base.sf";', "sfConfig extends {", "    web extends Host, { port 443; }"];
  writeFileSync(join(folder, "site.sf"), [...lines, "    balancer extends { to web:port; }", "}", ""].join("\n"));
  rmSync(answers, { force: true });
  const env = { ...process.env, CAIRN_COMMAND: command, CAIRN_FOLDER: folder, CAIRN_ANSWERS: answers, HOME: folder };
  const { stderr } = spawnSync(program, words, { env, encoding: "utf8", timeout: 100_000, input: "" });
  return existsSync(answers) ? readFileSync(answers, "utf8").replaceAll(folder, "FOLDER") : stderr;
}

testIf(hasNeovim, "Neovim isn't installed")(
  "Neovim's built-in client types, completes, hovers, renames, formats and fixes",
  () => {
    const shown = work("nvim", ["--headless", "-u", "NONE", "-i", "NONE", "-S", join(scripts, "neovim.lua")]);
    expectGolden(join(scripts, "neovim.txt"), shown);
  },
  120_000,
);

testIf(hasEglot, "Emacs with eglot isn't installed")(
  "Emacs' eglot types, hovers, completes, renames and formats",
  () => expectGolden(join(scripts, "emacs.txt"), work("emacs", ["-q", "--batch", "-l", join(scripts, "emacs.el")])),
  120_000,
);

it("answers as a process of its own, and ends with 0 when it was told to, with 1 when it is left alone", async () => {
  const first = clientOfCommand([command], folder);
  await first.client.initialize();
  expect(await first.client.open("a.sf", "sfConfig extends { a b:c; }\n")).toMatchObject([
    { code: "smartfrog/link-missing" },
  ]);
  await first.client.end();
  expect(await first.exit).toBe(0);
  const second = clientOfCommand([command], folder);
  await second.client.initialize();
  await second.client.open("a.sf", "");
  second.child.stdin!.end();
  expect(await second.exit).toBe(1);
}, 60_000);
