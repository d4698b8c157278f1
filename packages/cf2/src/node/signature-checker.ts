import type { Files } from "@cairn/diagnostics";
import type { SignatureChecker } from "../resolve/outside.js";
import type { SignatureEngine } from "../signatures/finding.js";
import { gpgHome, homeNeeded } from "./gpg-home.js";

/** The engine that checks signatures, and its keys. */
export interface SignatureSettings {
  /** The program gpg, or OpenPGP.js, which needs no program. */
  readonly engine: "gpg" | "openpgpjs";
  /** gpg's folder, which contains the keys; gpg's default if undefined. */
  readonly home: string | undefined;
}

/** The host functions that checking needs. */
export interface SignatureWorld {
  readonly read: Files["read"];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isFolder: (path: string) => boolean;
}

/** Checks signatures; engines are loaded when the first signed file is imported. */
export function signatureChecker(settings: SignatureSettings, world: SignatureWorld): SignatureChecker {
  let engine: Promise<SignatureEngine> | undefined;
  return {
    async verify({ bytes, path, signers }) {
      const { checkSigned } = await import("../signatures/check-signed.js");
      engine ??= engineOf(settings, world);
      const attempt = await checkSigned({ name: path, bytes, signers }, await engine);
      return attempt.value === undefined ? attempt : { value: new TextEncoder().encode(attempt.value) };
    },
  };
}

function engineOf(settings: SignatureSettings, world: SignatureWorld): Promise<SignatureEngine> {
  const home = gpgHome(settings.home, world.env);
  if ("failed" in home) return Promise.resolve({ verify: async () => home });
  return settings.engine === "openpgpjs" ? openPgpEngine(home.folder, world) : gpgEngine(settings, world);
}

async function gpgEngine({ home }: SignatureSettings, { isFolder }: SignatureWorld): Promise<SignatureEngine> {
  const instead = "name gpg's folder, which contains your keys, with `--gpghome`, or omit the option";
  if (home !== undefined && !isFolder(home))
    return { verify: async () => ({ failed: `there is no folder \`${home}\``, instead }) };
  const [{ GpgEngine }, { gpgProgram }] = await Promise.all([
    import("../signatures/gpg.js"),
    import("./gpg-program.js"),
  ]);
  return new GpgEngine(gpgProgram({ home }));
}

async function openPgpEngine(folder: string | undefined, world: SignatureWorld): Promise<SignatureEngine> {
  if (folder === undefined) return { verify: async () => homeNeeded("cannot determine gpg's folder") };
  const [{ OpenPgpEngine }, { keyRingIn }] = await Promise.all([
    import("../signatures/openpgpjs.js"),
    import("./key-ring.js"),
  ]);
  return new OpenPgpEngine(keyRingIn(folder, world), new Date());
}
