import { isAbsolute } from "node:path";
import type { EngineFailure } from "../signatures/finding.js";

/**
 * The folder of gpg: the given one, or else the usual one according to the environment. A relative one in the
 * environment is rejected: it could contain anybody's keys.
 */
export function gpgHome(
  given: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): { readonly folder: string | undefined } | EngineFailure {
  if (given !== undefined) return { folder: given };
  for (const name of ["GNUPGHOME", "HOME"]) {
    const path = env[name];
    if (path === undefined || path === "") continue;
    if (!isAbsolute(path))
      return homeNeeded(`the variable ${name} is \`${path}\`, which depends on the current folder`);
    return { folder: name === "HOME" ? `${path}/.gnupg` : path };
  }
  return { folder: undefined };
}

export function homeNeeded(failed: string): EngineFailure {
  return { failed, instead: "name gpg's folder, which contains your keys, with `--gpghome`" };
}
