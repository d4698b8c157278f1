import type { Client } from "./client.js";

/** Sends all requests about a text; none may fail. */
export async function askAll(client: Client, name: string, text: string, random: () => number): Promise<void> {
  const { character, line } = placeAt(text, Math.floor(random() * text.length));
  const range = { start: { line: 0, character: 0 }, end: { line: text.length, character: 0 } };
  const wholly = [
    "documentSymbol",
    "foldingRange",
    "documentLink",
    "formatting",
    "semanticTokens/full",
    "codeAction",
    "inlayHint",
  ];
  for (const method of wholly) await client.of(method, name, { range, context: { diagnostics: [] } });
  for (const method of [
    "hover",
    "definition",
    "completion",
    "documentHighlight",
    "signatureHelp",
    "prepareCallHierarchy",
  ])
    await client.at(method, name, line, character);
  await client.of("selectionRange", name, { positions: [{ line, character }] });
}

/** The place of an offset, as the protocol counts: `\n`, `\r\n` and `\r` end a line; none is between `\r` and `\n`. */
export function placeAt(text: string, offset: number) {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length - 1, character: lines.at(-1)!.length };
}
