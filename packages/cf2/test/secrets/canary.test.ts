import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { commandsOf } from "@cairn/cli-kit/testing";
import { language } from "../../src/cli/language.js";
import { typeIn } from "../command.js";
import { password } from "./helpers.js";

/** A value of the database, and one that a private resource combines. */
const secrets = ["postmaster", "canary"];

const files: Readonly<Record<string, string>> = {
  "site.cf2":
    "private Db => import('aes-4.kdbx')\nprivate Joined => 'can' ++ 'ary'\nUser => $Db.mail.UserName\n" +
    "def twice(x) = $x ++ $x\nprivate Box => {\n  in => 'canary'\n}\nprivate Built => twice(\n  'canary')\nBuilds => $Built == $Box.in\n" +
    "Same => $Joined == $User\nAll => [$User, { in => $Db.mail.UserName ++ '!' }]\n",
  "other.cf2": "private Joined => 'ca' ++ 'nary'\nUser => x\nSame => false\nAll => [x]\n",
  "broken.cf2":
    "private Db => import('aes-4.kdbx')\nUser => $Db.mail.UserName.none\nSum => 1 + $Db.mail.UserName\nGone => $Db.mail[$Db.mail.UserName]\n",
  "policy.json": '{ "aes-4.kdbx": ["X"] }',
};

/** How each command is run so that it would show secrets; or why it can't. */
const runs: Readonly<Record<string, readonly (readonly string[])[] | string>> = {
  compile: [["broken.cf2"], ["broken.cf2", "--report", "sarif=report.sarif", "-o", "out.json"]],
  check: [["site.cf2"], ["broken.cf2"], ["broken.cf2", "--report", "sarif"]],
  fmt: "evaluates nothing",
  explain: [
    ["site.cf2", "User"],
    ["site.cf2", "All"],
    ["site.cf2", "All.1.in"],
    ["site.cf2", "Db.mail.UserName"],
    ["site.cf2", "Joined"],
    ["site.cf2", "Box.in"],
    ["site.cf2", "Built"],
    ["site.cf2", "Same"],
    ["site.cf2", "Builds"],
  ],
  diff: [
    ["site.cf2", "other.cf2"],
    ["other.cf2", "site.cf2"],
  ],
  graph: [["site.cf2"]],
  ast: "evaluates nothing",
  audit: [["site.cf2"], ["site.cf2", "--policy", "policy.json"]],
  diagnostics: "evaluates nothing",
  completion: "evaluates nothing",
  lsp: "opens no database",
  repl: "shows what its user asks for",
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cairn-canary-"));
  copyFileSync(join(import.meta.dirname, "databases/aes-4.kdbx"), join(folder, "aes-4.kdbx"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("no command shows a private value or one of a database outside a result", async () => {
  const given = new Set(readdirSync(folder));
  for (const { name, options = {} } of commandsOf(language)) {
    const lines = runs[name];
    if (lines === undefined) throw new Error(`say in \`runs\` how \`${name}\` could show a secret`);
    if (typeof lines === "string") continue;
    const formats = name === "compile" ? undefined : options["format"]?.choices;
    for (const words of lines)
      for (const format of formats ?? [undefined])
        for (const diagnostics of ["pretty", "json"]) {
          const line = [name, ...words, ...(format ? ["--format", format] : []), "--diagnostics", diagnostics];
          const { code, stderr, stdout } = await typeIn(folder, line, { CF2_KDBX_PASSWORD: password });
          expect({ line, code }).not.toMatchObject({ code: 64 });
          const written = readdirSync(folder).filter((each) => !given.has(each));
          const texts = [stdout, stderr, ...written.map((each) => readFileSync(join(folder, each), "utf8"))];
          const leaked = secrets.filter((secret) => texts.some((text) => text.includes(secret)));
          expect({ line, leaked, texts }).toEqual({ line, leaked: [], texts });
        }
  }
}, 120_000);

it("explain shows private values to whoever asks for private resources", async () => {
  const { stdout } = await typeIn(folder, ["explain", "--private", "site.cf2", "Box.in"], {
    CF2_KDBX_PASSWORD: password,
  });
  expect(stdout).toContain(`Box.in = "canary"`);
});

it("a result contains what it is made of", async () => {
  const { stdout } = await typeIn(folder, ["compile", "site.cf2"], { CF2_KDBX_PASSWORD: password });
  expect(stdout).toContain("User => postmaster");
  expect(stdout).not.toContain("canary");
});
