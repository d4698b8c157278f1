import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A case of the manual: what it is run with, and what is expected. */
export interface ManualCase {
  readonly name: string;
  readonly folder: string;
  readonly args: readonly string[];
  /** `$CASE` is the folder. */
  readonly env: Readonly<Record<string, string>>;
  readonly needs: readonly string[];
  readonly kdbxPassword: string | undefined;
  /** Files of keys, from the folder of all cases. */
  readonly keyring: string | undefined;
  readonly secretKey: string | undefined;
  readonly passphrase: string | undefined;
  /** Values that the library returns, by their paths. */
  readonly api: Readonly<Record<string, unknown>>;
  readonly checksOrder: boolean;
  /** The wanted result. */
  readonly result: string | undefined;
  /** Demands on the errors, one a line. */
  readonly errors: readonly string[] | undefined;
  /** A part of each warning. */
  readonly warnings: readonly string[];
}

interface CaseJson {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly kdbx_password?: string;
  readonly pgp_keyring?: string;
  readonly pgp_secret?: string;
  readonly gpgpass?: string;
  readonly api?: Readonly<Record<string, unknown>>;
  readonly needs?: readonly string[];
  readonly order?: boolean;
}

/** All cases of a folder, by name. */
export function readCases(folder: string): ManualCase[] {
  const names = readdirSync(folder).sort();
  return names.filter((name) => existsSync(join(folder, name, "in.cf2"))).map((name) => readCase(folder, name));
}

function readCase(parent: string, name: string): ManualCase {
  const folder = join(parent, name);
  const settings = JSON.parse(read(folder, "case.json") ?? "{}") as CaseJson;
  const { args = [], env = {}, needs = [], api = {}, order = true } = settings;
  return {
    ...{ name, folder, args, env, needs, api, checksOrder: order },
    kdbxPassword: settings.kdbx_password,
    keyring: settings.pgp_keyring,
    secretKey: settings.pgp_secret,
    passphrase: settings.gpgpass,
    result: read(folder, "expect.cf2"),
    errors: read(folder, "expect.err")?.split("\n").filter(Boolean),
    warnings: read(folder, "expect.warn")?.split("\n").filter(Boolean) ?? [],
  };
}

function read(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
