import { createCli } from "./create-cli.js";
import type { Language } from "./language.js";
import { nodeHost } from "./node-host.js";

/** What the `main.ts` of a language calls: runs its command with the words of this process, and ends the process. */
export async function main(language: Language): Promise<never> {
  const code = await createCli(language).run(process.argv.slice(2), nodeHost());
  // Everything has been written by now; a standard input that is still open must not keep the process.
  process.exit(code);
}
