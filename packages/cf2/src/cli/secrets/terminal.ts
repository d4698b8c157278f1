import type { ReadStream } from "node:tty";
import { Interrupted } from "@cairn/cli-kit";
import type { Answer } from "../../secrets/password.js";
import { typeKeys, type TypedLine } from "./typed-line.js";

/**
 * Prompts on the terminal itself, whatever standard input and output are connected to, without echo. Throws
 * `Interrupted` on Ctrl-C.
 */
export async function askOnTerminal(question: string): Promise<Answer> {
  const [{ closeSync, openSync, writeSync }, tty] = await Promise.all([import("node:fs"), import("node:tty")]);
  const descriptor = open(() => openSync("/dev/tty", "r+"));
  if (descriptor === undefined) return { failed: "there is no terminal to ask on" };
  const keys = open(() => new tty.ReadStream(descriptor));
  if (!keys) {
    closeSync(descriptor);
    return { failed: "there is no terminal to ask on" };
  }
  try {
    // First, so that not even a key typed immediately is echoed.
    keys.setRawMode(true);
    writeSync(descriptor, question);
    return answerOf(await readLine(keys));
  } finally {
    keys.setRawMode(false);
    writeSync(descriptor, "\n");
    keys.destroy();
  }
}

function open<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function answerOf({ end, text }: TypedLine): Answer {
  if (end === "interrupted") throw new Interrupted();
  return end === "given-up" ? { failed: "no password was typed" } : { password: text };
}

function readLine(keys: ReadStream): Promise<TypedLine> {
  keys.setEncoding("utf8");
  let line: TypedLine = { text: "", end: undefined };
  return new Promise((resolve) => {
    const finish = (): void => resolve({ ...line, end: line.end ?? "given-up" });
    keys.on("data", (typed) => {
      line = typeKeys(line, String(typed));
      if (line.end) finish();
    });
    keys.on("end", finish).on("error", finish);
  });
}
