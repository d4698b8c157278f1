import type { KeyDerivation } from "./header.js";
import type { Cryptography } from "./cryptography.js";

type Bytes = Uint8Array<ArrayBuffer>;

/** The 32-byte key derived from a password by the database's key derivation, whose cost was checked before. */
export async function deriveKey(password: string, derivation: KeyDerivation, tools: Cryptography): Promise<Bytes> {
  const credentials = await tools.sha256(await tools.sha256(new TextEncoder().encode(password)));
  if (derivation.kind === "aes")
    return tools.sha256(await tools.encryptOften(credentials, derivation.salt, derivation.rounds));
  return tools.argon2(derivation, credentials);
}
