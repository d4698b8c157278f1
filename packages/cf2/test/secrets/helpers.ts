import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase, type Attempt, type SecretBlock, type SecretText } from "../../src/secrets/index.js";

/** The password of every database in `databases`. */
export const password = "open sesame";

export function readDatabase(name: string): Uint8Array {
  return readFileSync(join(import.meta.dirname, "databases", name));
}

export function open(bytes: Uint8Array, typed = password): Promise<Attempt<SecretBlock>> {
  return openDatabase(bytes, "db.kdbx", async () => ({ value: { text: typed, from: "the password of the test" } }));
}

/** Everything in the clear. */
export function reveal(value: SecretBlock | SecretText): unknown {
  if (value.kind === "secret") return value.reveal();
  return Object.fromEntries([...value.members].map(([name, member]) => [name, reveal(member)]));
}
