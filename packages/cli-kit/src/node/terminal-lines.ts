import { createInterface } from "node:readline";
import type { LineReader, TypedLine } from "../host.js";

/**
 * Lines from the terminal, through Node's line editor with its history. Ctrl-C discards the current line, Ctrl-D ends.
 */
export function terminalLines(): LineReader {
  const editor = createInterface({
    input: process.stdin,
    output: process.stdout,
    historySize: 1000,
    removeHistoryDuplicates: true,
  });
  const typed: TypedLine[] = [];
  let waiting: ((line: TypedLine) => void) | undefined;
  const take = (line: TypedLine): void => {
    if (!waiting) typed.push(line);
    else waiting(line);
    waiting = undefined;
  };
  editor.on("line", (line) => take({ line }));
  editor.on("close", () => take("end"));
  editor.on("SIGINT", () => {
    editor.write(null, { ctrl: true, name: "e" });
    editor.write(null, { ctrl: true, name: "u" });
    process.stdout.write("\n");
    take("cancelled");
  });
  return {
    isTerminal: true,
    next(prompt) {
      const line = typed.shift();
      if (line !== undefined) return Promise.resolve(line);
      editor.setPrompt(prompt);
      editor.prompt();
      return new Promise((resolve) => (waiting = resolve));
    },
    close: () => editor.close(),
  };
}
