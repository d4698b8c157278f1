import { statSync } from "node:fs";
import { diskFiles } from "@cairn/diagnostics/node";
import type { DatabaseReader, SignatureChecker } from "../resolve/outside.js";
import type { PasswordSources } from "../secrets/password.js";
import { databaseReader } from "./database-reader.js";
import { signatureChecker, type SignatureSettings } from "./signature-checker.js";

/** How encrypted databases are opened. */
export interface DatabaseOptions {
  /** The password, or a function that is called with the path of the database, only when a value from it is needed. */
  readonly password?: string | ((database: string) => string | undefined | Promise<string | undefined>);
}

/** Opens encrypted databases (`.kdbx`) for `loadFile`, with the password given here or in `CF2_KDBX_PASSWORD`. */
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

/** Checks the signatures of imported files for `loadFile`: by default with the program gpg and its keys. */
export function signatures({ engine = "gpg", home }: Partial<SignatureSettings> = {}): SignatureChecker {
  const world = { read: (path: string) => diskFiles.read(path), env: process.env, isFolder };
  return signatureChecker({ engine, home }, world);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
