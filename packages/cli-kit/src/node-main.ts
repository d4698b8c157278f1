import { createCli } from "./create-cli.js";
import type { Language } from "./language.js";
import { nodeHost } from "./node-host.js";

/** Called by the `main.ts` of a language: runs its command with this process's arguments, and exits. */
export async function main(language: Language): Promise<never> {
  const code = await createCli(language).run(process.argv.slice(2), nodeHost());
  // Everything has been written by now; a standard input that is still open must not keep the process alive.
  process.exit(code);
}
