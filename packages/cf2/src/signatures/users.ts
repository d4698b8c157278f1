import type { Finding } from "./finding.js";

/** Whether a key belongs to a permitted user, who is specified by the whole address, or by the fingerprint of a key. */
export function isPermitted(finding: Finding, permitted: readonly string[]): boolean {
  const fingerprints = [finding.key, finding.primaryKey].filter((key) => key !== undefined && isFingerprint(key));
  const addresses = finding.users.map(addressOf);
  return permitted.some((user) => {
    const fingerprint = user.replace(/\s+/g, "").replace(/^0x/i, "").toUpperCase();
    if (isFingerprint(fingerprint)) return fingerprints.includes(fingerprint);
    return user !== "" && addresses.includes(foldAddress(user));
  });
}

function isFingerprint(text: string): boolean {
  return /^(?:[0-9A-F]{40}|[0-9A-F]{64})$/.test(text);
}

/** The address in a user identifier: the content of its last angle brackets, or all of it. */
function addressOf(user: string): string {
  const inBrackets = /<([^<>]*)>$/.exec(user.trim());
  return foldAddress(inBrackets ? inBrackets[1]! : user);
}

/** Addresses are compared ignoring the case of ASCII letters, as GnuPG does. */
function foldAddress(address: string): string {
  return address.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
