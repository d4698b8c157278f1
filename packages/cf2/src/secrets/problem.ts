/** The ways in which opening a database can fail. */
export type SecretProblemKind =
  | "not-a-database"
  | "damaged"
  | "unsupported"
  | "too-costly"
  | "wrong-password"
  | "no-password"
  | "no-library"
  | "duplicate";

/**
 * Why a database couldn't be opened: the problem and the remedy, as sentences of the diagnostic `cf2/secret`. Neither
 * contains a value of the database or a password.
 */
export interface SecretProblem {
  readonly kind: SecretProblemKind;
  readonly problem: string;
  readonly instead: string;
}

/** The result, or why there is none. */
export type Attempt<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly problem: SecretProblem; readonly value?: undefined };

const passwordSources =
  "type it when `-P` asks for it, or put it into the variable `CF2_KDBX_PASSWORD`, a file for `--kdbx-password-file`, or the keychain";

const problems = {
  "not-a-database": [
    (file: string) => `${file} is not a KDBX database`,
    "import a database as KeePassXC saves it; a configuration has the extension `.cf2`",
  ],
  damaged: [
    (file: string, detail: string) => `${file} is damaged: ${detail}`,
    "copy it again from the original (in binary mode), or restore it from a backup",
  ],
  unsupported: [
    (file: string, detail: string) => `cannot read ${file}: ${detail}`,
    "choose the format KDBX 4 with AES or ChaCha20 in the security settings of the database in KeePassXC, and save it",
  ],
  "too-costly": [
    (file: string, detail: string) => `cannot open ${file}: ${detail}`,
    "lower the memory or the rounds of the key derivation in the security settings of the database in KeePassXC",
  ],
  "wrong-password": [(file: string, detail: string) => `${detail} does not open ${file}`, passwordSources],
  "no-password": [
    (file: string, detail: string) => `${file} is locked, and there is no password for it${detail}`,
    passwordSources,
  ],
  "no-library": [
    (file: string) => `cannot open ${file}: the package \`kdbxweb\` is not installed`,
    "install it with `npm install kdbxweb`",
  ],
  duplicate: [
    (file: string, detail: string) => `cannot import ${file}: ${detail}`,
    "rename one of them in the database; characters that are not allowed in names become `★`, and the names of one block must differ",
  ],
} as const;

/** The problem with the database `name` (as the user wrote it, with its extension). */
export function secretProblem(kind: SecretProblemKind, name: string, detail = ""): { readonly problem: SecretProblem } {
  const [sentence, instead] = problems[kind];
  return { problem: { kind, problem: sentence(`the database \`${name}\``, detail), instead } };
}
