import type { LanguageRequest } from "@cairn/cli-kit";
import { type Files, hasErrors, readSource, type Result } from "@cairn/diagnostics";
import type { Decrypt } from "@cairn/hiera";
import type { HashValue } from "@cairn/puppet-core/values";
import { catalogue } from "../diagnostics/index.js";
import type { LanguageSettings } from "../evaluate/settings.js";
import { createDecrypt } from "../node/eyaml.js";

/** The files and folders of eyaml's keys. */
interface KeyPaths {
  readonly privateKey: string | undefined;
  readonly publicKey: string | undefined;
  readonly gpgHome: string | undefined;
}

/** `--eyaml-…` and `--allow-encrypted`: how encrypted values of Hiera's data are handled. */
export function eyamlSettings({
  files,
  options,
}: Pick<LanguageRequest, "files" | "options">): Result<
  Pick<LanguageSettings, "decrypt" | "decryptWith" | "stillEncrypted">
> {
  const { eyamlGpgHome, eyamlPrivateKey, eyamlPublicKey } = options as Readonly<Record<string, string | undefined>>;
  const paths = { privateKey: eyamlPrivateKey, publicKey: eyamlPublicKey, gpgHome: eyamlGpgHome };
  const decrypting = hasPath(paths) ? readKeys(paths, files) : undefined;
  if (decrypting && hasErrors(decrypting.diagnostics)) return { diagnostics: decrypting.diagnostics };
  const value = {
    decrypt: decrypting?.value,
    decryptWith: options["eyamlHieraKeys"] === true ? withKeysOfHiera(files) : undefined,
    stillEncrypted: options["allowEncrypted"] === true ? ("allow" as const) : undefined,
  };
  return { value, diagnostics: [] };
}

function hasPath({ gpgHome, privateKey, publicKey }: KeyPaths): boolean {
  return (gpgHome ?? privateKey ?? publicKey) !== undefined;
}

function readKeys({ gpgHome, privateKey, publicKey }: KeyPaths, files: Files): Result<Decrypt> {
  const [key, certificate] = [privateKey, publicKey].map((path) =>
    path === undefined ? undefined : readSource(path, files, catalogue.create),
  );
  const diagnostics = [...(key?.diagnostics ?? []), ...(certificate?.diagnostics ?? [])];
  if (diagnostics.length > 0) return { diagnostics };
  return createDecrypt({ privateKey: key?.value, certificate: certificate?.value, gpgHome });
}

/** Each set of keys is read once. */
function withKeysOfHiera(files: Files): (options: HashValue | undefined) => Decrypt | undefined {
  const known = new Map<string, Decrypt>();
  return (options) => {
    const paths = pathsIn(options);
    if (!hasPath(paths)) return undefined;
    const name = JSON.stringify(paths);
    let decrypt = known.get(name);
    if (!decrypt) {
      const { diagnostics, value } = readKeys(paths, files);
      const problem = diagnostics[0]?.message ?? "";
      known.set(name, (decrypt = value ?? (() => ({ problem }))));
    }
    return decrypt;
  };
}

function pathsIn(options: HashValue | undefined): KeyPaths {
  const path = (name: string): string | undefined => {
    const value = options?.get(name);
    return typeof value === "string" ? value : undefined;
  };
  return {
    privateKey: path("pkcs7_private_key"),
    publicKey: path("pkcs7_public_key"),
    gpgHome: path("gpg_gnupghome"),
  };
}
