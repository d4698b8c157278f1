import type { Files } from "@cairn/diagnostics";
import { isKeybox, readKeybox } from "../signatures/keybox.js";
import type { KeyRing } from "../signatures/openpgpjs.js";

/** The files of GnuPG's folder that may contain public keys: its own two, and one that users export. */
const files = ["pubring.kbx", "pubring.gpg", "pubring.asc"];

/** The keyring in gpg's folder, for OpenPGP.js: read without gpg. */
export function keyRingIn(folder: string, disk: Pick<Files, "read">): KeyRing {
  return {
    read: async () => {
      const keys = files.flatMap((name) => {
        const content = disk.read(`${folder}/${name}`);
        return "bytes" in content ? keysIn(content.bytes) : [];
      });
      return keys.length > 0 ? keys : noKeys(folder);
    },
  };
}

function keysIn(bytes: Uint8Array): readonly (Uint8Array | string)[] {
  if (isKeybox(bytes)) return readKeybox(bytes);
  const isBinary = ((bytes[0] ?? 0) & 0x80) !== 0;
  return isBinary ? [bytes] : [new TextDecoder().decode(bytes)];
}

function noKeys(folder: string) {
  return {
    failed: `there are no keys in \`${folder}\``,
    instead: `export them with \`gpg --armor --export > ${folder}/pubring.asc\`, or name another folder with \`--gpghome\``,
  };
}
