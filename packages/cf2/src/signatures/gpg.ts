import { readStatus, readUsers } from "./gpg-status.js";
import type { EngineFailure, Finding, SignatureEngine, Verification } from "./finding.js";

/** The outcome of a run of gpg. Without a status it couldn't be started. */
export interface GpgOutcome {
  readonly status: number | undefined;
  readonly stdout: Uint8Array;
  /** What it wrote to the file descriptor of the status lines. */
  readonly statusLines: string;
  /** Its messages for people. */
  readonly stderr: string;
}

/**
 * Runs gpg with these arguments (and those that choose the keyring), with `input` on standard input; the command line
 * implements it.
 */
export interface GpgProgram {
  run(words: readonly string[], input: Uint8Array): Promise<GpgOutcome>;
}

/** Prevents network access, whatever the user's configuration says. */
const verifyingWords = ["--no-auto-key-retrieve", "--no-auto-key-locate", "--output", "-", "--decrypt"];
const listingWords = ["--with-colons", "--fixed-list-mode", "--list-keys"];

/** The GnuPG program, with the user's keyring. Its exit code isn't significant, only its status lines. */
export class GpgEngine implements SignatureEngine {
  private readonly program: GpgProgram;
  private readonly usersByKey = new Map<string, Promise<readonly string[]>>();

  constructor(program: GpgProgram) {
    this.program = program;
  }

  async verify(message: string): Promise<Verification | EngineFailure> {
    const outcome = await this.program.run(verifyingWords, new TextEncoder().encode(message));
    if (outcome.status === undefined) return gpgMissing;
    const { findings, plaintexts } = readStatus(outcome.statusLines);
    if (findings.length === 0 && plaintexts === 0) return gpgFailed(outcome.stderr);
    const complete: Finding[] = [];
    for (const finding of findings) complete.push(await this.withUsers(finding));
    return { findings: complete, text: plaintexts === 1 ? new TextDecoder().decode(outcome.stdout) : undefined };
  }

  /** gpg names only the first user of a key. */
  private async withUsers(finding: Finding): Promise<Finding> {
    const { primaryKey, verdict } = finding;
    if (verdict !== "good" || primaryKey === undefined) return finding;
    let users = this.usersByKey.get(primaryKey);
    if (!users) this.usersByKey.set(primaryKey, (users = this.listUsers(primaryKey)));
    return { ...finding, users: await users };
  }

  private async listUsers(key: string): Promise<readonly string[]> {
    const { stdout } = await this.program.run([...listingWords, `0x${key}`], new Uint8Array());
    return readUsers(new TextDecoder().decode(stdout));
  }
}

export const gpgMissing: EngineFailure = {
  failed: "the program `gpg` is not installed",
  instead: "install GnuPG, or use OpenPGP.js: `--pgp openpgpjs`",
};

export function gpgFailed(stderr: string): EngineFailure {
  const lines = stderr.split("\n").map((line) => line.trim());
  const reason = lines.findLast((line) => line !== "") ?? "it gave no reason";
  return {
    failed: `\`gpg\` failed: ${reason}`,
    instead: "check its folder (`--gpghome`) and that the file is in the format of `gpg --clearsign`",
  };
}
