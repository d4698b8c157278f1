import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SignerFolder } from "./signer-folder.js";

/** Runs a job on a copy of the template. */
export async function inCopy<T>({ template }: SignerFolder, work: (root: string) => Promise<T> | T): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "cairn-ca-faults-"));
  try {
    cpSync(template, join(folder, "ca"), { recursive: true });
    return await work(join(folder, "ca"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
