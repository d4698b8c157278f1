import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What real Puppet says of a manifest before it runs it. */
export interface Verdict {
  readonly syntax?: { readonly line: number | null; readonly message: string };
  readonly errors?: readonly { readonly line: number | null; readonly message: string; readonly issue: string }[];
  /** Ruby itself has refused: a regex, mostly. */
  readonly crash?: string;
}

export const hasPuppet = spawnSync("puppet", ["--version"], { stdio: "ignore" }).status === 0;

/** Real Puppet's verdicts, from one process. */
export function oracle(manifests: readonly string[]): Verdict[] {
  const input = manifests.map((text) => `${JSON.stringify({ text })}\n`).join("");
  const script = join(import.meta.dirname, "puppet-parser.rb");
  const { stdout, stderr } = spawnSync("ruby", [script], { input, encoding: "utf8", maxBuffer: 1 << 28 });
  const verdicts = stdout.trim().split("\n");
  if (verdicts.length !== manifests.length) throw new Error(`Puppet's parser has stopped: ${stderr}`);
  return verdicts.map((line) => JSON.parse(line) as Verdict);
}

/** The folder of Debian's modules. `PUPPET_MODULES` names another one, for packages that are unpacked elsewhere. */
export const modulesFolder = process.env["PUPPET_MODULES"] ?? "/usr/share/puppet/modules.available";

/** The manifests of the installed modules. */
export function moduleFiles(): string[] {
  if (!existsSync(modulesFolder)) return [];
  return readdirSync(modulesFolder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".pp"))
    .map((path) => join(modulesFolder, path))
    .filter((path) => statSync(path).isFile())
    .sort();
}

export function readManifest(path: string): string {
  return readFileSync(path, "utf8");
}
