/**
 * Where passwords of databases come from on a command line: a file, the keychain, or what is typed without being shown.
 */
import type { CliHost, OptionValues } from "@cairn/cli-kit";
import type { Answer, PasswordSources } from "../../secrets/password.js";
import { lookUpInKeychain } from "./keychain.js";
import { withoutLineEnd } from "./without-line-end.js";
import { askOnTerminal } from "./terminal.js";

/** What of the world looking for passwords takes. */
export type PasswordHost = Pick<CliHost, "env" | "interruptible" | "platform" | "readNamed" | "run">;

/** The sources of passwords that the command line offers. */
export function passwordSources(host: PasswordHost, options: OptionValues, ask = askOnTerminal): PasswordSources {
  const path = options["kdbxPasswordFile"];
  return {
    file: typeof path === "string" ? { path, read: () => readPasswordFile(host, path) } : undefined,
    variable: host.env["CF2_KDBX_PASSWORD"],
    keychain: (service, account) => lookUpInKeychain(host, service, account),
    terminal: options["askPassword"] === true ? ask : undefined,
  };
}

async function readPasswordFile(host: PasswordHost, path: string): Promise<Answer> {
  const content = host.interruptible(() => host.readNamed(path));
  if ("problem" in content) return { failed: `\`${path}\` can't be read: ${content.problem}` };
  const password = withoutLineEnd(new TextDecoder().decode(content.bytes));
  return password === "" ? { failed: `\`${path}\` is empty` } : { password };
}
