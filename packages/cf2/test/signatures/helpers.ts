import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GpgEngine, OpenPgpEngine, type SignatureEngine } from "../../src/signatures/index.js";
import { gpgProgram } from "../../src/node/gpg-program.js";

export const folder = join(import.meta.dirname, "files");
export const hasGpg = spawnSync("gpg", ["--version"]).status === 0;
export const noGpg = "needs gnupg";

export function readSigned(name: string): string {
  return readFileSync(join(folder, `${name}.cf2`), "utf8");
}

export const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A separate folder for gpg, with the keys of these files. The path is short, because paths of sockets must be. */
export function gpgHome(...keyFiles: string[]): string {
  const home = mkdtempSync(join(tmpdir(), "g-"));
  for (const file of keyFiles) {
    const words = ["--homedir", home, "--batch", "--quiet", "--pinentry-mode", "loopback", "--import", file];
    const { status, stderr } = spawnSync("gpg", words, { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
  }
  return home;
}

export function removeHome(home: string): void {
  spawnSync("gpgconf", ["--homedir", home, "--kill", "gpg-agent"]);
  rmSync(home, { recursive: true, force: true });
}

/** Both engines with the keys of an armoured file; gpg only if it is installed. */
export function engines(keys: string): { readonly engines: [string, SignatureEngine][]; close(): void } {
  const armoured = readFileSync(keys, "utf8");
  const library: [string, SignatureEngine] = [
    "OpenPGP.js",
    new OpenPgpEngine({ read: async () => [armoured] }, new Date()),
  ];
  if (!hasGpg) return { engines: [library], close: () => undefined };
  const home = gpgHome(keys);
  const gpg: [string, SignatureEngine] = ["gpg", new GpgEngine(gpgProgram({ home }))];
  return { engines: [library, gpg], close: () => removeHome(home) };
}
