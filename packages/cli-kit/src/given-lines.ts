import type { FileContent } from "@cairn/diagnostics";
import type { LineReader } from "./host.js";

/** Reads lines that are all available, such as those of a pipe. */
export function givenLines(content: FileContent): LineReader | { readonly problem: string } {
  if (!("bytes" in content)) return { problem: content.problem };
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(content.bytes);
  } catch {
    return { problem: "it isn't UTF-8" };
  }
  const lines = text.split(/\r\n|\n/);
  if (lines.at(-1) === "") lines.pop();
  let index = 0;
  const next = () => Promise.resolve(index < lines.length ? { line: lines[index++]! } : ("end" as const));
  return { isTerminal: false, next, close: () => undefined };
}
