import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createSource } from "@cairn/diagnostics";
import { compile, print } from "./inside.js";
import { loadFile } from "@cairn/cf2/node";
import { testIf } from "@cairn/testing";
import { readCases, type ManualCase } from "./cases/read-cases.js";
import { gpgProgram } from "../src/node/gpg-program.js";
import { checkSigned, GpgEngine } from "../src/signatures/index.js";
import { encode, gpgHome, hasGpg, noGpg, removeHome } from "./signatures/helpers.js";

/** Examples of the manual that exist beside the project on its authors' machines; they aren't part of it. */
const shared = join(import.meta.dirname, "../../../../shared/cases");
const cases = existsSync(shared) ? readCases(join(shared, "cf2-manual")) : [];
const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "cf2-manual-"));
const command = join(folder, "cf2.mjs");
const homes: string[] = [];

/** The real command, as one file. */
beforeAll(() => {
  if (cases.length === 0) return;
  const words = [join(root, "tools/bundle-cli.mjs"), "cf2", "--output", command];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8", cwd: root });
  expect([status, stderr]).toEqual([0, ""]);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
}, 60_000);
afterAll(() => {
  homes.forEach(removeHome);
  rmSync(folder, { recursive: true });
});

/** A folder of gpg with the keys that a case names. */
function homeFor(...keys: (string | undefined)[]): string {
  const files = keys.flatMap((key) => (key ? [join(shared, key.replace("assets/", "cf2-assets/"))] : []));
  const home = gpgHome(...files);
  homes.push(home);
  return home;
}

function inFull({ args, env, folder, kdbxPassword, keyring, secretKey, passphrase }: ManualCase) {
  const words = [...args];
  if (keyring ?? secretKey) words.push("--gpghome", homeFor(keyring, secretKey));
  if (passphrase) words.push("--gpgpass", passphrase);
  const variables = Object.entries(env).map(([name, value]) => [name, value.replaceAll("$CASE", folder)] as const);
  return {
    words,
    env: { ...Object.fromEntries(variables), ...(kdbxPassword ? { CF2_KDBX_PASSWORD: kdbxPassword } : {}) },
  };
}

/** A diagnostic as `--diagnostics json` prints it. */
interface Printed {
  readonly severity: string;
  readonly code: string;
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly notes?: readonly { readonly message: string; readonly file?: string; readonly line?: number }[];
  readonly help?: string;
}

function meets(demand: string, all: readonly Printed[]): boolean {
  if (demand.startsWith("kind:")) return all.some(({ code }) => code === `cf2/${demand.slice(5)}`);
  if (demand.startsWith("at:")) return all.some(({ file, line }) => `${file}:${line}` === demand.slice(3));
  return all.some(({ message, help = "", file, line, notes = [] }) => {
    const said = [message, help, ...notes.map((note) => note.message)].join("\n").toLowerCase();
    const places = [{ file, line }, ...notes].map((place) => `${place.file}:${place.line}`);
    return said.includes(demand.toLowerCase()) || places.includes(demand);
  });
}

/** The JSON of a result in CF2's notation: what is printed compiles to itself. */
function jsonOf(text: string): string {
  return [...print(compile(createSource("printed.cf2", text)).value!, "json", 0).value!].join("");
}

/** The text of a signed output, if it is signed by that user. */
async function verified(text: string, user: string, home: string): Promise<string> {
  const engine = new GpgEngine(gpgProgram({ home }));
  const { value, problem } = await checkSigned({ name: "stdout", bytes: encode(text), signers: [user] }, engine);
  expect(problem).toBeUndefined();
  return value!;
}

function compileCase(folderOfCase: string, words: readonly string[], env: Readonly<Record<string, string>>) {
  const { PATH = "", HOME = folder } = process.env;
  const settings = {
    cwd: folderOfCase,
    env: { PATH, HOME, XDG_CACHE_HOME: folder, ...env },
    encoding: "utf8",
  } as const;
  const all = [command, "compile", "in.cf2", "--diagnostics", "json", ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, settings);
  return { code: status, stdout, stderr };
}

async function run(each: ManualCase): Promise<void> {
  const { words, env } = inFull(each);
  const { code, stdout, stderr } = compileCase(each.folder, words, env);
  const all = stderr.split("\n").filter((line) => line.startsWith("{"));
  const printed = all.map((line) => JSON.parse(line) as Printed);
  const errors = printed.filter(({ severity }) => severity === "error");
  const warnings = printed.filter(({ severity }) => severity === "warning");
  if (each.result === undefined) {
    expect([code, errors.length > 0, stdout]).toEqual([1, true, ""]);
    expect(each.errors!.filter((demand) => !meets(demand, errors))).toEqual([]);
  } else {
    expect([code, errors]).toEqual([0, []]);
    const isSigned = words.includes("-S");
    const text = isSigned ? await verified(stdout, words[words.indexOf("--gpguser") + 1]!, homes.at(-1)!) : stdout;
    const [found, wanted] = [jsonOf(text), jsonOf(each.result)];
    expect(JSON.parse(found)).toEqual(JSON.parse(wanted));
    if (each.checksOrder) expect(found).toBe(wanted);
  }
  const expected = warnings.filter(({ message }) => !(each.passphrase && message.includes("--gpgpass")));
  expect(expected.length).toBe(each.warnings.length);
  expect(each.warnings.filter((demand) => !meets(demand, expected))).toEqual([]);
  if (words.includes("-Deval")) expect(stderr).toMatch(/^\S+:\n {2,}/m);
}

/** What the library returns for `Users.0`: blocks by name, lists by index. */
async function readWithLibrary({ api, folder }: ManualCase): Promise<void> {
  const { value } = await loadFile(join(folder, "in.cf2"));
  for (const [path, wanted] of Object.entries(api)) {
    const names = path.split(".");
    const found = names.reduce<unknown>((each, name) => (each as Record<string, unknown>)[name], value);
    expect([path, found]).toEqual([path, wanted]);
  }
}

describe("the examples of the manual", () => {
  process.stdout.write(
    cases.length === 0 ? "cf2-manual: skipped: ../shared is not there\n" : `cf2-manual: ${cases.length} cases\n`,
  );

  it("are all there, or none", () => expect([0, 57]).toContain(cases.length));

  for (const each of cases) {
    testIf(!each.needs.includes("pgp") || hasGpg, noGpg)(each.name, () => run(each), 30_000);
    if (Object.keys(each.api).length > 0) it(`${each.name}, by the library`, () => readWithLibrary(each));
  }
});
