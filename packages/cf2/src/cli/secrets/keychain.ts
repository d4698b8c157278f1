import type { Outcome } from "@cairn/cli-kit";
import type { Answer } from "../../secrets/password.js";
import type { PasswordHost } from "./password-sources.js";
import { withoutLineEnd } from "./without-line-end.js";

/** A program that knows the keychain of a system: what to type for one password. */
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

/** What a program ends with that isn't there. */
const notFound = 127;

/** Asks the first keychain program that is installed; none of them is no mistake. */
export async function lookUpInKeychain(host: PasswordHost, service: string, account: string): Promise<Answer> {
  const inOrder = host.platform.includes("darwin") ? programs.toReversed() : programs;
  for (const { command, words } of inOrder) {
    const outcome = await host.run(command, words(service, account));
    if (outcome.status !== notFound) return answerOf(command, outcome);
  }
  return {};
}

/** An entry that isn't there is no failure: `secret-tool` says nothing then, `security` a sentence about it. */
function answerOf(command: string, { status, stderr, stdout }: Outcome): Answer {
  const password = withoutLineEnd(stdout);
  if (status === 0 && password !== "") return { password };
  const [reason] = stderr.trim().split("\n");
  const isMissing = status === 0 || reason === "" || /could not be found/.test(stderr);
  return isMissing ? {} : { failed: `\`${command}\` says: ${reason}` };
}
