import type { Password } from "./open-database.js";
import { secretProblem, type Attempt } from "./problem.js";

/** The answer of a password source: the password, that it has none, or why it failed. */
export type Answer = { readonly password: string } | { readonly password?: undefined; readonly failed?: string };

/**
 * Where passwords of databases come from; the command line implements it. A source that the user didn't name is
 * undefined.
 */
export interface PasswordSources {
  /** A program that uses the library; called with the path of the database. */
  readonly given?: ((path: string) => Promise<Answer>) | undefined;
  /** The file that `--kdbx-password-file` names. */
  readonly file?: { readonly path: string; read(): Promise<Answer> } | undefined;
  /** The value of `CF2_KDBX_PASSWORD`. */
  readonly variable?: string | undefined;
  /** Looks a password up in the keychain of the system. */
  readonly keychain?: ((service: string, account: string) => Promise<Answer>) | undefined;
  /** Asks on the terminal, without echo (`-P`). */
  readonly terminal?: ((question: string) => Promise<Answer>) | undefined;
}

/** The service under which the keychain keeps passwords (manual 5.2). */
export const keychainService = "cf2.keepassx";

/** The account under which the keychain keeps the password of a database: its name without folder and extension. */
export function accountFor(path: string): string {
  return path.replace(/^.*[\\/]/s, "").replace(/\.kdbx$/i, "");
}

/**
 * The password of the database at `path`, from the first source that has one: those that the user named for this run
 * (file, variable), then the keychain, and only then a prompt.
 */
export async function findPassword(path: string, name: string, sources: PasswordSources): Promise<Attempt<Password>> {
  const failures: string[] = [];
  for (const { ask, from } of sourcesInOrder(path, name, sources)) {
    const answer = await ask();
    if (answer.password !== undefined) return { value: { text: answer.password, from } };
    if (answer.failed !== undefined) failures.push(answer.failed);
  }
  const detail = failures.map((failure) => `; ${failure}`).join("");
  return secretProblem("no-password", name, detail);
}

interface Source {
  readonly from: string;
  ask(): Promise<Answer>;
}

function sourcesInOrder(path: string, name: string, sources: PasswordSources): Source[] {
  const { file, given, keychain, terminal, variable } = sources;
  const account = accountFor(path);
  const inOrder: Source[] = [];
  if (given) return [{ from: "the given password", ask: () => given(path) }];
  if (file) return [{ from: `the password in \`${file.path}\``, ask: () => file.read() }];
  if (variable)
    inOrder.push({ from: "the password in `CF2_KDBX_PASSWORD`", ask: async () => ({ password: variable }) });
  if (keychain)
    inOrder.push({
      from: `the password in the keychain (service \`${keychainService}\`, account \`${account}\`)`,
      ask: () => keychain(keychainService, account),
    });
  if (terminal) inOrder.push({ from: "the typed password", ask: () => terminal(`Password of ${name}: `) });
  return inOrder;
}
