import { normalizeText, placed, readCleartext, type Cleartext, type Malformed } from "./cleartext.js";
import type { Finding, SignatureEngine, Verification } from "./finding.js";
import { demand, signatureProblem, type SignatureAttempt } from "./problem.js";
import { isPermitted } from "./users.js";

/** A file that may be signed. */
export interface SignedFile {
  /** Its name in messages. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The permitted signers; if undefined, no signature is required. */
  readonly signers?: readonly string[] | undefined;
}

/**
 * The source of a file that may be compiled, with an empty line for each line above it, so that locations are those of
 * the file. If signers are named, it is what the engine verified, and the signature is by one of them. Otherwise the
 * signature isn't checked, and only its armour is removed (interpretation A27).
 */
export async function checkSigned(file: SignedFile, engine: SignatureEngine): Promise<SignatureAttempt<string>> {
  const { bytes, name, signers } = file;
  const text = decodeStrictly(bytes);
  const read = text === undefined ? notSigned : readCleartext(text);
  if (read.kind === "malformed") return malformedProblem(read, name, signers);
  if (signers === undefined) return { value: read.kind === "unsigned" ? (text ?? "") : placed(read) };
  if (read.kind === "unsigned")
    return {
      problem: `\`${name}\` is not signed; ${demand(signers)}`,
      instead: `have one of them sign it, for instance with \`gpg --clearsign ${name}\`, and import the result`,
    };
  const verification = await engine.verify(read.message);
  if ("failed" in verification)
    return {
      problem: `cannot check the signature of \`${name}\`: ${verification.failed}`,
      instead: verification.instead,
    };
  return evaluateFindings(verification, read, name, signers);
}

const notSigned = { kind: "unsigned" } as const;

function decodeStrictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function malformedProblem({ line, reason }: Malformed, name: string, signers: readonly string[] | undefined) {
  const rest = signers === undefined ? "" : `; ${demand(signers)}`;
  return {
    problem: `\`${name}\` is not signed as a whole: ${reason} (line ${line})${rest}`,
    instead: `import the file as \`gpg --clearsign\` wrote it, without anything around it`,
  };
}

/** From the most to the least severe: the first one explains why no signature counts. */
const severity: readonly Finding["verdict"][] = [
  "bad",
  "revoked-key",
  "expired-key",
  "expired-signature",
  "distrusted",
  "good",
  "unknown-key",
  "unusable",
];

/** One good signature by a permitted user is enough, unless another one shows that the text was changed. */
function evaluateFindings(
  { findings, text }: Verification,
  read: Cleartext,
  name: string,
  signers: readonly string[],
): SignatureAttempt<string> {
  const isBad = findings.some(({ verdict }) => verdict === "bad");
  const accepted = findings.some((finding) => finding.verdict === "good" && isPermitted(finding, signers));
  if (accepted && !isBad && text !== undefined && normalizeText(text) === read.text) return { value: placed(read) };
  const [worst] = findings.toSorted((left, right) => severity.indexOf(left.verdict) - severity.indexOf(right.verdict));
  const finding: Finding =
    worst && !(accepted && !isBad) ? worst : { verdict: "bad", key: worst?.key ?? "", users: worst?.users ?? [] };
  return signatureProblem(finding, name, signers);
}
