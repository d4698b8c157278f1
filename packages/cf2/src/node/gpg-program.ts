import type { ChildProcess } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { findOnPath } from "@cairn/diagnostics/node";
import type { GpgOutcome, GpgProgram } from "../signatures/gpg.js";

/** Where the keys are, and as which user to sign: `--gpghome`, `--gpguser`, `--gpgpass`. */
export interface GpgSettings {
  readonly home?: string | undefined;
  readonly user?: string | undefined;
  readonly passphrase?: string | undefined;
}

const commonWords = ["--batch", "--no-tty", "--yes", "--status-fd", "3"];
const notStarted: GpgOutcome = { status: undefined, stdout: new Uint8Array(), stderr: "", statusLines: "" };

/**
 * The program `gpg`. Its status lines come through a separate channel, so that none of its other output can be taken
 * for one. A passphrase is also sent through a channel, never on the command line, where every user of the machine
 * could read it.
 */
export function gpgProgram({ home, passphrase }: GpgSettings): GpgProgram {
  const words = home === undefined ? commonWords : [...commonWords, "--homedir", home];
  const asking = passphrase === undefined ? [] : ["--pinentry-mode", "loopback", "--passphrase-fd", "4"];
  return { run: (command, input) => run([...words, ...asking, ...command], input, passphrase) };
}

async function run(words: readonly string[], input: Uint8Array, passphrase: string | undefined): Promise<GpgOutcome> {
  const program = findOnPath("gpg");
  if (program === undefined) return notStarted;
  const { spawn } = await import("node:child_process");
  const child = spawn(program, words, { stdio: ["pipe", "pipe", "pipe", "pipe", "pipe"] });
  const [, stdout, stderr, status] = child.stdio;
  const strings = [collect(stdout), collect(stderr), collect(status as Readable)];
  write(child.stdin, input);
  write(child.stdio[4] as Writable, `${passphrase ?? ""}\n`);
  const code = await ending(child);
  const [output, messages, statusLines] = await Promise.all(strings);
  const decode = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);
  return { status: code, stdout: output!, stderr: decode(messages), statusLines: decode(statusLines) };
}

/** A program that exits early stops reading: that isn't an error of ours. */
function write(stream: Writable, content: Uint8Array | string): void {
  stream.on("error", () => undefined).end(content);
}

async function collect(stream: Readable): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  stream.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  await new Promise<void>((resolve) => stream.on("close", resolve).on("error", () => resolve()));
  return Buffer.concat(chunks);
}

function ending(child: ChildProcess): Promise<number | undefined> {
  return new Promise((resolve) => {
    child.on("error", () => resolve(undefined));
    child.on("close", (code) => resolve(code ?? 128));
  });
}
