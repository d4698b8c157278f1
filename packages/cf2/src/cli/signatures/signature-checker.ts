/** Signs files and checks signatures for the command line, with gpg or without it. */
import type { CliHost, OptionValues } from "@cairn/cli-kit";
import type { GpgSettings } from "../../node/gpg-program.js";
import { signatureChecker as checkerBy } from "../../node/signature-checker.js";
import type { SignatureChecker } from "../../resolve/outside.js";

/** Where gpg and its keys are, according to the options. */
export function gpgSettings(options: OptionValues): GpgSettings {
  const text = (name: string): string | undefined => options[name] as string | undefined;
  return { home: text("gpghome"), user: text("gpguser"), passphrase: text("gpgpass") };
}

/** Checks signatures with the engine of `--pgp`. */
export function signatureChecker(host: CliHost, options: OptionValues): SignatureChecker {
  const engine = options["pgp"] === "openpgpjs" ? "openpgpjs" : "gpg";
  return checkerBy(
    { engine, home: gpgSettings(options).home },
    { read: (path) => host.read(path), env: host.env, isFolder: (path) => host.kindOf(path) === "folder" },
  );
}
