import { statSync } from "node:fs";
import type { DatabaseReader, SignatureChecker } from "../resolve/outside.js";
import type { PasswordSources } from "../secrets/password.js";
import { databaseReader } from "./database-reader.js";
import { diskFiles } from "./disk-files.js";
import { signatureChecker, type SignatureSettings } from "./signature-checker.js";

export interface DatabaseOptions {
  /** The password, or who knows it: told the path of the database, and asked only when a value from it is needed. */
  readonly password?: string | ((database: string) => string | undefined | Promise<string | undefined>);
}

/** Opens encrypted databases (`.kdbx`) for `loadFile`, by a password that is given here or in `CF2_KDBX_PASSWORD`. */
export function databases({ password }: DatabaseOptions = {}): DatabaseReader {
  const variable = process.env["CF2_KDBX_PASSWORD"];
  const sources: PasswordSources = password === undefined ? { variable } : { given: givenBy(password) };
  return databaseReader(sources);
}

function givenBy(password: NonNullable<DatabaseOptions["password"]>): NonNullable<PasswordSources["given"]> {
  return async (database) => {
    const known = typeof password === "string" ? password : await password(database);
    return known === undefined ? {} : { password: known };
  };
}

/** Checks the signatures of imported files for `loadFile`: by the program gpg and its keys unless told otherwise. */
export function signatures({ engine = "gpg", home }: Partial<SignatureSettings> = {}): SignatureChecker {
  const world = { read: (path: string) => diskFiles.read(path), env: process.env, isFolder };
  return signatureChecker({ engine, home }, world);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
