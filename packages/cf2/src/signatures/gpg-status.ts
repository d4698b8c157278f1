import type { Finding } from "./finding.js";

/** A signature, assembled from several status lines. */
interface Draft {
  verdict: Finding["verdict"];
  key: string;
  primaryKey?: string;
  user?: string;
  isValid: boolean;
}

/** The status lines of one run of gpg (doc/DETAILS of GnuPG); its other output is for people. */
export interface StatusReport {
  readonly findings: readonly Finding[];
  /** How many plaintexts it output: more than one is more than one message. */
  readonly plaintexts: number;
}

const verdicts: Readonly<Record<string, Finding["verdict"]>> = {
  GOODSIG: "good",
  BADSIG: "bad",
  EXPSIG: "expired-signature",
  EXPKEYSIG: "expired-key",
  REVKEYSIG: "revoked-key",
  ERRSIG: "unusable",
};

const noPublicKey = "9";

/** Parses the status lines. A good signature must also have been reported as valid. */
export function readStatus(status: string): StatusReport {
  const drafts: Draft[] = [];
  let plaintexts = 0;
  for (const line of status.split("\n")) {
    const [, keyword, rest = ""] = /^\[GNUPG:\] (\w+)(?: (.*))?$/.exec(line.replace(/\r$/, "")) ?? [];
    if (keyword === undefined) continue;
    if (keyword === "PLAINTEXT") plaintexts++;
    else readLine(keyword, rest, drafts);
  }
  return { findings: drafts.map(finish), plaintexts };
}

function readLine(keyword: string, rest: string, drafts: Draft[]): void {
  const words = rest.split(" ");
  const verdict = verdicts[keyword];
  const current = drafts.at(-1);
  if (keyword === "NEWSIG") drafts.push({ verdict: "unusable", key: "", isValid: false });
  else if (verdict) {
    const draft = current?.key === "" ? current : startDraft(drafts);
    draft.verdict = keyword === "ERRSIG" && words[5] === noPublicKey ? "unknown-key" : verdict;
    draft.key = (keyword === "ERRSIG" && words[6]?.length === 40 ? words[6] : words[0]!).toUpperCase();
    if (keyword !== "ERRSIG") draft.user = decodePercents(words.slice(1).join(" "));
  } else if (keyword === "VALIDSIG" && current) {
    current.isValid = true;
    current.key = words[0]!.toUpperCase();
    current.primaryKey = (words[9] ?? words[0]!).toUpperCase();
  } else if (keyword === "TRUST_NEVER" && current?.verdict === "good") current.verdict = "distrusted";
}

function startDraft(drafts: Draft[]): Draft {
  const draft: Draft = { verdict: "unusable", key: "", isValid: false };
  drafts.push(draft);
  return draft;
}

function finish({ isValid, key, primaryKey, user, verdict }: Draft): Finding {
  const known = verdict === "good" && !isValid ? "unusable" : verdict;
  return { verdict: known, key, primaryKey, users: user === undefined ? [] : [user] };
}

function decodePercents(text: string): string {
  if (!text.includes("%")) return text;
  const bytes = new TextEncoder().encode(text);
  const decoded: number[] = [];
  for (let index = 0; index < bytes.length; index++) {
    const hex = /^%([0-9A-Fa-f]{2})/.exec(String.fromCharCode(...bytes.subarray(index, index + 3)));
    decoded.push(hex ? parseInt(hex[1]!, 16) : bytes[index]!);
    if (hex) index += 2;
  }
  return new TextDecoder().decode(Uint8Array.from(decoded));
}

/**
 * The valid user identifiers in the output of `gpg --with-colons --list-keys` for one key: not the revoked and expired
 * ones.
 */
export function readUsers(listing: string): string[] {
  const records = listing.split("\n").map((line) => line.split(":"));
  const valid = records.filter(([type, validity]) => type === "uid" && !/^[rein]/.test(validity ?? ""));
  return valid.map((fields) => decodeEscapes(fields[9] ?? ""));
}

/** Colons, backslashes and control characters are escaped as in C: `\x3a`. */
function decodeEscapes(text: string): string {
  return text.replace(/\\x([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
