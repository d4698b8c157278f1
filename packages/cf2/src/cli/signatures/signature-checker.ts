import type { CliHost, OptionValues } from "@cairn/cli-kit";
import type { SignatureChecker } from "../../resolve/outside.js";
import type { SignatureEngine } from "../../signatures/finding.js";
import { gpgProgram, type GpgSettings } from "./gpg-program.js";

/** Where gpg and its keys are, by the options of the command line. */
export function gpgSettings(options: OptionValues): GpgSettings {
  const text = (name: string): string | undefined => options[name] as string | undefined;
  return { home: text("gpghome"), user: text("gpguser"), passphrase: text("gpgpass") };
}

/** Checks signatures by the engine of `--pgp`; nothing of it is loaded before the first signed file is imported. */
export function signatureChecker(host: CliHost, options: OptionValues): SignatureChecker {
  let engine: Promise<SignatureEngine> | undefined;
  return {
    async verify({ bytes, path, signers }) {
      const { checkSigned } = await import("../../signatures/check-signed.js");
      engine ??= options["pgp"] === "openpgpjs" ? openPgpEngine(host, options) : gpgEngine(host, options);
      const attempt = await checkSigned({ name: path, bytes, signers }, await engine);
      return attempt.value === undefined ? attempt : { value: new TextEncoder().encode(attempt.value) };
    },
  };
}

async function gpgEngine(host: CliHost, options: OptionValues): Promise<SignatureEngine> {
  const { home } = gpgSettings(options);
  const instead = "write the folder of gpg that holds your keys after `--gpghome`, or leave the option out";
  if (home !== undefined && host.kindOf(home) !== "folder")
    return { verify: async () => ({ failed: `there is no folder \`${home}\``, instead }) };
  const { GpgEngine } = await import("../../signatures/gpg.js");
  return new GpgEngine(gpgProgram({ home }));
}

async function openPgpEngine(host: CliHost, options: OptionValues): Promise<SignatureEngine> {
  const [{ OpenPgpEngine }, { keyRingIn }] = await Promise.all([
    import("../../signatures/openpgpjs.js"),
    import("./key-ring.js"),
  ]);
  const home = gpgSettings(options).home ?? host.env["GNUPGHOME"] ?? `${host.env["HOME"] ?? "."}/.gnupg`;
  return new OpenPgpEngine(keyRingIn(home, host), new Date());
}
