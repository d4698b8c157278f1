/** Sources of database passwords on a command line: a file, the keychain, or a prompt without echo. */
import type { CliHost, OptionValues } from "@cairn/cli-kit";
import type { Answer, PasswordSources } from "../../secrets/password.js";
import { lookUpInKeychain } from "./keychain.js";
import { withoutLineEnd } from "./without-line-end.js";
import { askOnTerminal } from "./terminal.js";

/** The part of the host that password sources use. */
export type PasswordHost = Pick<CliHost, "env" | "interruptible" | "platform" | "readNamed" | "run">;

/** The password sources of the command line. */
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
  if ("problem" in content) return { failed: `cannot read \`${path}\`: ${content.problem}` };
  const password = withoutLineEnd(new TextDecoder().decode(content.bytes));
  return password === "" ? { failed: `\`${path}\` is empty` } : { password };
}
