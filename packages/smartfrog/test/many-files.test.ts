import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleCommand } from "@cairn/testing";

const root = join(import.meta.dirname, "../../..");
let folder: string;
let program: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "smartfrog-many-"));
  program = join(folder, "command/smartfrog.mjs");
  bundleCommand(join(root, "tools/bundle-cli.mjs"), "smartfrog", program);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Formatted and unformatted, with errors, of other systems' line ends and marks, and one that is no text. */
function contentOf(index: number): string | Uint8Array {
  if (index === 77) return new Uint8Array([0xff, 0xfe, 0x41]);
  if (index % 10 === 3) return `a extends { b ${index} ;;\n`;
  const lines = [`sfConfig extends {`, index % 2 === 0 ? `  port ${index};` : `port     ${index};`, "}", ""];
  return (index % 7 === 0 ? "\ufeff" : "") + lines.join(index % 5 === 0 ? "\r\n" : "\n");
}

/** Of a third of the files, each includes one of four with an error of their own; two include each other. */
function specificationOf(index: number): string | Uint8Array {
  if (index % 3 !== 0 || index % 10 === 3) return contentOf(index);
  const included = index < 90 ? 90 + 3 * (index % 4) : { 111: 114, 114: 111 }[index];
  const directive = included === undefined ? "" : `#include "f${String(included).padStart(3, "0")}.sf";\n`;
  return `${directive}sfConfig extends {\n  a extends missing${index}\n}\n`;
}

function run(command: string, name: string, content: typeof contentOf, words: readonly string[]) {
  const files = join(folder, name, "files");
  mkdirSync(files, { recursive: true });
  for (let index = 0; index < 120; index++)
    writeFileSync(join(files, `f${String(index).padStart(3, "0")}.sf`), content(index));
  const env = { PATH: process.env["PATH"], HOME: folder };
  const options = { cwd: join(folder, name), env, encoding: "utf8", timeout: 100_000 } as const;
  const { status, stderr, stdout } = spawnSync(process.execPath, [program, command, "files", ...words], options);
  const contents = readdirSync(files).map((file) => readFileSync(join(files, file)).toString("latin1"));
  return { status, stderr, stdout, contents };
}

test.each([[[]], [["--check"]], [["--diff", "--max-errors", "0"]]])(
  "any number of threads formats the same, and says it in the same order: %j",
  (words) => {
    const name = words[0] ?? "written";
    const alone = run("fmt", `${name}-1`, contentOf, [...words, "--jobs", "1"]);
    expect(alone.stderr).toContain("f077.sf");
    expect(alone.contents[1] === contentOf(1)).toBe(words.length > 0);
    expect(run("fmt", `${name}-3`, contentOf, [...words, "--jobs", "3"])).toEqual(alone);
  },
  120_000,
);

test.each([[[]], [["--diagnostics", "json", "--max-errors", "0"]]])(
  "any number of threads finds the same errors, in the same order, of files that include each other: %j",
  (words) => {
    const alone = run("check", "alone", specificationOf, [...words, "--jobs", "1"]);
    expect(alone.status).toBe(1);
    expect(alone.stderr).toContain("missing99");
    expect(alone.stderr).toContain("smartfrog/include-cycle");
    expect(run("check", "threads", specificationOf, [...words, "--jobs", "3"])).toEqual(alone);
  },
  120_000,
);
