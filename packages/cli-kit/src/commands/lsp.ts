import type { Command, CommandLine } from "../command.js";
import type { Language } from "../language.js";
import type { Session } from "../session.js";

/** `lsp`: the language server over standard input and output; there where the language has one. */
export function lsp({ serve }: Language): Command[] {
  if (!serve) return [];
  const run = ({ host }: Session, { options }: CommandLine): Promise<number> => serve({ host, options });
  return [{ ...declared, run }];
}

/** What clients add of their own accord means nothing here: there is one transport. */
const declared: Omit<Command, "run"> = {
  name: "lsp",
  summary: "answer an editor: the language server over standard input and output",
  arguments: [],
  isServer: true,
  options: {
    stdio: { type: "boolean", describe: "what it does anyway; for editors that say so" },
    "client-process-id": { type: "number", describe: "not needed; for editors that say so" },
  },
  notes: [
    "Options and the configuration file hold for all files; what the editor sets as `cairn.OPTION` comes before them.",
  ],
  examples: [
    ["lsp", "what an editor is to start"],
    ["lsp --stdio", "the same"],
  ],
};
