import { resolve } from "node:path";
import { createCli, nodeHost } from "@cairn/cli-kit";
import { language } from "../src/cli/language.js";

/** What a command printed, and how it ended. */
export interface Session {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Types a command line in a folder of the disk; variables of the environment are only those that are given. */
export async function typeIn(
  folder: string,
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<Session> {
  const real = nodeHost();
  const printed = { stdout: "", stderr: "" };
  const at = (path: string) => resolve(folder, path);
  const host = {
    ...real,
    cwd: folder,
    env,
    width: 80,
    stdoutIsTerminal: false,
    stderrIsTerminal: false,
    read: (path: string) => real.read(at(path)),
    readNamed: (path: string) => real.readNamed(at(path)),
    kindOf: (path: string) => real.kindOf(at(path)),
    readFolder: (path: string) => real.readFolder(at(path)),
    writeFile: (path: string, chunks: Iterable<string>) => real.writeFile(at(path), chunks),
    rewriteFile: (path: string, chunks: Iterable<string>) => real.rewriteFile(at(path), chunks),
    // The real one leaves the world of the tests.
    interruptible: <T>(work: () => T): T => work(),
    within: <T>(_seconds: number, work: () => T): T => work(),
    writeStdout: (text: string) => void (printed.stdout += text),
    writeStderr: (text: string) => void (printed.stderr += text),
  };
  const code = await createCli(language).run([...words], host);
  return { code, ...printed };
}
