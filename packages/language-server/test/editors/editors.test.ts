import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { clientOfCommand } from "@cairn/language-server/testing";
import { expectGolden, testIf } from "@cairn/testing";
import { buildCommand } from "../built-command.js";

const scripts = import.meta.dirname;
const folder = mkdtempSync(join(tmpdir(), "editors-"));
const repository = mkdtempSync(join(tmpdir(), "editors-repository-"));
const built = mkdtempSync(join(tmpdir(), "editors-commands-"));
const answers = join(built, "answers.txt");
const commands: Record<string, string> = {};

const answered = (program: string, words: readonly string[]) => spawnSync(program, words, { encoding: "utf8" });
const hasNeovim = answered("nvim", ["--version"]).status === 0;
const hasEglot = answered("emacs", ["--batch", "--eval", "(progn (package-initialize) (require 'eglot))"]).status === 0;

/** The commands as users get them. */
beforeAll(() => {
  for (const language of ["smartfrog", "mupuppet"]) commands[language] = buildCommand(language, built);
}, 300_000);
afterAll(() => {
  for (const each of [folder, repository, built]) rmSync(each, { recursive: true });
});

/** What an editor has noted after its script has worked in a folder. */
function work(language: string, where: string, program: string, words: readonly string[]): string {
  rmSync(answers, { force: true });
  const env = {
    ...process.env,
    ...{ CAIRN_COMMAND: commands[language]!, CAIRN_FOLDER: where, CAIRN_ANSWERS: answers, CAIRN_SCRIPTS: scripts },
    HOME: where,
  };
  const { stderr } = spawnSync(program, words, { env, encoding: "utf8", timeout: 200_000, input: "" });
  return existsSync(answers) ? readFileSync(answers, "utf8").replaceAll(where, "FOLDER") : stderr;
}

function neovim(script: string): string[] {
  return ["--headless", "-u", "NONE", "-i", "NONE", "-S", join(scripts, script)];
}

function writeMachines(): void {
  writeFileSync(join(folder, "base.sf"), "// A machine.\nHost extends { port 80; }\n");
  const lines = ['#include "base.sf";', "sfConfig extends {", "    web extends Host, { port 443; }"];
  writeFileSync(join(folder, "site.sf"), [...lines, "    balancer extends { to web:port; }", "}", ""].join("\n"));
}

testIf(hasNeovim, "needs neovim")(
  "Neovim's built-in client types, completes, hovers, explains, renames, formats and fixes",
  () => {
    writeMachines();
    const shown = work("smartfrog", folder, "nvim", neovim("neovim-smartfrog.lua"));
    expectGolden(join(scripts, "neovim-smartfrog.txt"), shown);
  },
  240_000,
);

testIf(hasNeovim, "needs neovim")(
  "Neovim's built-in client works in a control repository: data, facts, nodes, extraction",
  () => {
    cpSync(join(scripts, "../../../../examples/control-repo"), repository, { recursive: true });
    const shown = work("mupuppet", repository, "nvim", neovim("neovim-mupuppet.lua"));
    expectGolden(join(scripts, "neovim-mupuppet.txt"), shown);
  },
  240_000,
);

testIf(hasEglot, "needs emacs-nox, elpa-eglot")(
  "Emacs' eglot types, hovers, completes, renames, formats and fixes",
  () => {
    writeMachines();
    const words = ["-q", "--batch", "-l", join(scripts, "emacs-smartfrog.el")];
    expectGolden(join(scripts, "emacs-smartfrog.txt"), work("smartfrog", folder, "emacs", words));
  },
  240_000,
);

it("answers as a process of its own, and ends with 0 when it was told to, with 1 when it is left alone", async () => {
  const command = commands["smartfrog"]!;
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
