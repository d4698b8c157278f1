import type { Outcome } from "@cairn/cli-kit";
import type { Answer } from "../../secrets/password.js";
import type { PasswordHost } from "./password-sources.js";
import { withoutLineEnd } from "./without-line-end.js";

/** A program that accesses a system's keychain: its arguments for one password. */
interface KeychainProgram {
  readonly command: string;
  words(service: string, account: string): string[];
}

const programs: readonly KeychainProgram[] = [
  // GNOME Keyring, KWallet, KeePassXC itself: whatever offers the Secret Service.
  { command: "secret-tool", words: (service, account) => ["lookup", "service", service, "account", account] },
  // macOS.
  { command: "security", words: (service, account) => ["find-generic-password", "-s", service, "-a", account, "-w"] },
];

/** The exit status for a program that isn't installed. */
const notFound = 127;

/** Asks the first keychain program that is installed; if there is none, that isn't an error. */
export async function lookUpInKeychain(host: PasswordHost, service: string, account: string): Promise<Answer> {
  const inOrder = host.platform.includes("darwin") ? programs.toReversed() : programs;
  for (const { command, words } of inOrder) {
    const outcome = await host.run(command, words(service, account));
    if (outcome.status !== notFound) return answerOf(command, outcome);
  }
  return {};
}

/** A missing entry isn't an error: `secret-tool` prints nothing then, `security` a message. */
function answerOf(command: string, { status, stderr, stdout }: Outcome): Answer {
  const password = withoutLineEnd(stdout);
  if (status === 0 && password !== "") return { password };
  const [reason] = stderr.trim().split("\n");
  const isMissing = status === 0 || reason === "" || /could not be found/.test(stderr);
  return isMissing ? {} : { failed: `\`${command}\` failed: ${reason}` };
}
