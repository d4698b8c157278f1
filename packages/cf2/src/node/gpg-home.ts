import { isAbsolute } from "node:path";
import type { EngineFailure } from "../signatures/finding.js";

/**
 * The folder of gpg: the one that is given, or the usual one by the environment, where that says. A usual one that is seen from the current
 * folder is refused: there, anybody's keys may lie.
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
      return homeNeeded(`the variable ${name} is \`${path}\`, which is another folder wherever you are`);
    return { folder: name === "HOME" ? `${path}/.gnupg` : path };
  }
  return { folder: undefined };
}

export function homeNeeded(failed: string): EngineFailure {
  return { failed, instead: "write the folder of gpg that holds your keys after `--gpghome`" };
}
