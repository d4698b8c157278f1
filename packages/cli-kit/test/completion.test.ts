import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { commandsOf } from "../src/command-table.js";
import { completionScript } from "../src/completion/script.js";
import { kv } from "./fixture-language/language.js";

const script = (shell: "bash" | "zsh" | "fish") => completionScript(shell, kv, commandsOf(kv));
const folder = mkdtempSync(join(tmpdir(), "kv-completion-"));

beforeAll(() => {
  for (const name of ["web.kv", "two words.kv", "note.txt"]) writeFileSync(join(folder, name), "");
  writeFileSync(join(folder, "kv.bash"), script("bash"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What bash would offer for the last of `words`. */
function complete(...words: string[]): string[] {
  const list = words.map((word) => `'${word}'`).join(" ");
  const code = `source kv.bash; COMP_WORDS=(${list}); COMP_CWORD=${words.length - 1}; _kv_complete; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { status, stderr, stdout } = spawnSync("bash", ["-c", code], { cwd: folder, encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  return stdout.split("\n").filter((line) => line !== "");
}

describe("completion in bash", () => {
  it.each([
    [
      ["kv", "c"],
      ["compile", "check", "completion"],
    ],
    [["kv", "compile", "--fo"], ["--format"]],
    [
      ["kv", "compile", "--format", ""],
      ["json", "text"],
    ],
    [["kv", "compile", "-f", "t"], ["text"]],
    [["kv", "graph", "--format", "s"], ["svg"]],
    [["kv", "compile", "-W"], ["-Wdup"]],
    [
      ["kv", "completion", ""],
      ["bash", "zsh", "fish"],
    ],
    [["kv", "diagnostics", "kv/ov"], ["kv/overridden"]],
    [
      ["kv", "help", "di"],
      ["diff", "diagnostics"],
    ],
    [
      ["kv", "compile", ""],
      ["two words.kv", "web.kv"],
    ],
    [["kv", "compile", "web.kv", "-o", "no"], ["note.txt"]],
  ])("%j", (words, offered) => {
    expect(complete(...words).sort()).toEqual([...offered].sort());
  });
});

describe.each(["zsh", "fish"] as const)("completion in %s", (shell) => {
  it("names every command, option and choice", () => {
    const text = script(shell);
    for (const { name, options } of commandsOf(kv)) {
      expect(text).toContain(name);
      for (const option of Object.keys(options)) expect(text).toContain(option);
    }
    for (const word of ["sarif", "Wdup", "include-path", ".kv"]) expect(text).toContain(word);
  });

  it("is a script that the shell can read", () => {
    const file = join(folder, `kv.${shell}`);
    writeFileSync(file, script(shell));
    const { error, status, stderr } = spawnSync(shell, ["-n", file], { encoding: "utf8" });
    if (error) console.log(`skipped: ${shell} isn't on this machine`);
    else expect([status, stderr]).toEqual([0, ""]);
  });
});

describe("completion in fish", () => {
  it.each([
    ["kv c", ["check", "compile", "completion"]],
    ["kv compile --fo", ["--format"]],
    ["kv compile --format ", ["json", "text"]],
    ["kv compile -W", ["-Wdup"]],
    ["kv completion ", ["bash", "fish", "zsh"]],
    ["kv diagnostics kv/ov", ["kv/overridden"]],
    ["kv compile w", ["web.kv"]],
  ])("%s", (line, offered) => {
    writeFileSync(join(folder, "kv.fish"), script("fish"));
    const words = ["--no-config", "-c", `source kv.fish; complete -C '${line}'`];
    const { error, stdout } = spawnSync("fish", words, {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, HOME: folder },
    });
    if (error) return console.log("skipped: fish isn't on this machine");
    const found = stdout.split("\n").map((row) => row.split("\t")[0]);
    expect(found.filter((word) => word !== "").sort()).toEqual(offered);
  });
});
