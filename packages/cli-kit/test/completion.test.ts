import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { testIf } from "@cairn/testing";
import { commandsOf } from "../src/command-table.js";
import { completionScript, type Shell } from "../src/completion/script.js";
import { kv } from "./fixture-language/language.js";

const script = (shell: Shell) => completionScript(shell, kv, commandsOf(kv));
const folder = mkdtempSync(join(tmpdir(), "kv-completion-"));
const isInstalled = (program: string) => spawnSync(program, ["--version"]).status === 0;

const scripts = { zsh: await script("zsh"), fish: await script("fish") };

beforeAll(async () => {
  for (const name of ["web.kv", "two words.kv", "note.txt"]) writeFileSync(join(folder, name), "");
  mkdirSync(join(folder, "conf"));
  writeFileSync(join(folder, "kv.bash"), await script("bash"));
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
      ["bash", "zsh", "fish", "powershell"],
    ],
    [
      ["kv", "compile", "--format", "="],
      ["json", "text"],
    ],
    [["kv", "compile", "--format", "=", "j"], ["json"]],
    [["kv", "compile", "-o", "tw"], ["two words.kv"]],
    [["kv", "compile", "--include-path", ""], ["conf"]],
    [
      ["kv", "check", "--report", ""],
      ["sarif", "github", "json"],
    ],
    [["kv", "diagnostics", "kv/ov"], ["kv/overridden"]],
    [
      ["kv", "help", "di"],
      ["diff", "diagnostics"],
    ],
    [
      ["kv", "compile", ""],
      ["two words.kv", "web.kv", "conf"],
    ],
    [["kv", "compile", "web.kv", "-o", "no"], ["note.txt"]],
  ])("%j", (words, offered) => {
    expect(complete(...words).sort()).toEqual([...offered].sort());
  });
});

describe.each(["zsh", "fish", "powershell"] as const)("completion in %s", (shell) => {
  it("names every command, option and choice", async () => {
    const text = await script(shell);
    for (const { name, options } of commandsOf(kv)) {
      expect(text).toContain(name);
      for (const option of Object.keys(options)) expect(text).toContain(option);
    }
    for (const word of ["sarif", "Wdup", "include-path", ...(shell === "powershell" ? [] : [".kv"])])
      expect(text).toContain(word);
  });

  const program = shell === "powershell" ? "pwsh" : shell;
  testIf(isInstalled(program), shell === "powershell" ? "needs PowerShell" : `needs ${shell}`)(
    "is a script that the shell can read",
    async () => {
      const file = join(folder, shell === "powershell" ? "kv.ps1" : `kv.${shell}`);
      writeFileSync(file, await script(shell));
      const words = shell === "powershell" ? ["-NoProfile", "-File", file] : ["-n", file];
      const { status, stderr } = spawnSync(program, words, { encoding: "utf8" });
      expect([status, stderr]).toEqual([0, ""]);
    },
  );
});

describe("completion in zsh", () => {
  const inZsh = testIf(isInstalled("zsh"), "needs zsh");
  const lines: [string, string[]][] = [
    ["kv c", ["check", "compile", "completion"]],
    ["kv compile --fo", ["--format"]],
    ["kv compile --format ", ["json", "text"]],
    ["kv compile --format=", ["json", "text"]],
    ["kv compile -f json --fo", []],
    ["kv compile -W", ["-Wdup"]],
    ["kv check --fix", ["--fix", "--fix-dry-run", "--fix-suggestions"]],
    ["kv completion ", ["bash", "fish", "powershell", "zsh"]],
    ["kv diagnostics kv/ov", ["kv/overridden"]],
    ["kv compile ", ["conf", "two\\ words.kv", "web.kv"]],
    ["kv compile web.kv -o no", ["note.txt"]],
    ["kv compile --include-path ", ["conf"]],
    ["kv compile --set a=1 --se", ["--set"]],
  ];
  for (const [line, offered] of lines) inZsh(line, () => expect(completeInZsh(line)).toEqual(offered));
});

/** The completions that zsh offers after `line`. */
function completeInZsh(line: string): readonly string[] {
  const hits = join(folder, "hits");
  writeFileSync(join(folder, "_kv"), scripts.zsh);
  writeFileSync(hits, "");
  const start = `cd '${folder}'; fpath=('${folder}' $fpath); autoload -Uz compinit; compinit -u -D
    compadd() {
      if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
      local -a hits; builtin compadd -A hits "$@"; print -rl -- $hits >> '${hits}'; builtin compadd "$@"
    }
    all-typed() { print all typed }; zle -N all-typed; bindkey '^X' all-typed; bindkey '^I' complete-word; PS1=`;
  writeFileSync(join(folder, "start.zsh"), start);
  const terminal = `zmodload zsh/zpty; zpty z zsh -f -i; zpty -w z "source '${folder}/start.zsh'"
    zpty -w -n z "$1"$'\\t\\x18'; zpty -r z out '*all typed*'; zpty -d z`;
  const { status } = spawnSync("zsh", ["-f", "-c", terminal, "zsh", line], { timeout: 20_000 });
  expect(status).toBe(0);
  const found = readFileSync(hits, "utf8").split("\n");
  return [...new Set(found.filter((word) => word !== ""))].sort();
}

describe("completion in fish", () => {
  const inFish = testIf(isInstalled("fish"), "needs fish");
  const lines: [string, string[]][] = [
    ["kv c", ["check", "compile", "completion"]],
    ["kv compile --fo", ["--format"]],
    ["kv compile --format ", ["json", "text"]],
    ["kv compile -W", ["-Wdup"]],
    ["kv completion ", ["bash", "fish", "powershell", "zsh"]],
    ["kv diagnostics kv/ov", ["kv/overridden"]],
    ["kv compile w", ["web.kv"]],
  ];
  for (const [line, offered] of lines) inFish(line, () => expect(completeInFish(line)).toEqual(offered));
});

/** Completions of `line` in fish. */
function completeInFish(line: string): readonly (string | undefined)[] {
  writeFileSync(join(folder, "kv.fish"), scripts.fish);
  const words = ["--no-config", "-c", `source kv.fish; complete -C '${line}'`];
  const env = { ...process.env, HOME: folder };
  const { stdout } = spawnSync("fish", words, { cwd: folder, encoding: "utf8", env });
  const found = stdout.split("\n").map((row) => row.split("\t")[0]);
  return found.filter((word) => word !== "").sort();
}
