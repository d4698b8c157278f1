/** The ways in which a database can fail to give its values. */
export type SecretProblemKind =
  "not-a-database" | "damaged" | "unsupported" | "too-costly" | "wrong-password" | "no-password" | "duplicate";

/**
 * Why a database gave nothing: what is wrong and what to do instead, as sentences of the diagnostic `cf2/secret`. Neither holds a
 * value of the database or a password.
 */
export interface SecretProblem {
  readonly kind: SecretProblemKind;
  readonly problem: string;
  readonly instead: string;
}

/** What was wanted, or why it isn't there. */
export type Attempt<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly problem: SecretProblem; readonly value?: undefined };

const passwordSources =
  "type it when `-P` asks for it, or put it into the variable `CF2_KDBX_PASSWORD`, a file for `--kdbx-password-file`, or the keychain";

const problems = {
  "not-a-database": [
    (file: string) => `${file} is no KDBX database`,
    "import a database as KeePassXC saves it; a configuration has the extension `.cf2`",
  ],
  damaged: [
    (file: string, detail: string) => `${file} is damaged: ${detail}`,
    "copy it again from where it came from (in binary mode), or restore it from a backup",
  ],
  unsupported: [
    (file: string, detail: string) => `${file} can't be read: ${detail}`,
    "choose the format KDBX 4 with AES or ChaCha20 in the security settings of the database in KeePassXC, and save it",
  ],
  "too-costly": [
    (file: string, detail: string) => `${file} can't be opened: ${detail}`,
    "lower the memory or the rounds of the key derivation in the security settings of the database in KeePassXC",
  ],
  "wrong-password": [(file: string, detail: string) => `${detail} doesn't open ${file}`, passwordSources],
  "no-password": [
    (file: string, detail: string) => `${file} is locked, and there is no password for it${detail}`,
    passwordSources,
  ],
  duplicate: [
    (file: string, detail: string) => `${file} can't be imported: ${detail}`,
    "rename one of them in the database; characters that no name may hold become `★`, and the names of one block must differ",
  ],
} as const;

/** The problem with the database `name` (as the user wrote it, with its extension). */
export function secretProblem(kind: SecretProblemKind, name: string, detail = ""): { readonly problem: SecretProblem } {
  const [sentence, instead] = problems[kind];
  return { problem: { kind, problem: sentence(`the database \`${name}\``, detail), instead } };
}
