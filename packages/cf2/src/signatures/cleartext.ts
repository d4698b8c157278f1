const begin = "-----BEGIN PGP SIGNED MESSAGE-----";
const beginSignature = "-----BEGIN PGP SIGNATURE-----";
const endSignature = "-----END PGP SIGNATURE-----";

/** A file in the format of `gpg --clearsign`, parsed but not yet verified. */
export interface Cleartext {
  readonly kind: "signed";
  /** From the first line of the armour to its last: all that a verifier may see. */
  readonly message: string;
  /** The signed lines without dash escapes and trailing blanks, which no signature covers. */
  readonly text: string;
  /** The line of the file, from 1, in which `text` begins. */
  readonly firstLine: number;
}

/** A file that seems to be signed, but is malformed: what is wrong, and in which line. */
export interface Malformed {
  readonly kind: "malformed";
  readonly reason: string;
  readonly line: number;
}

/**
 * Parses a signed file and rejects every deviation: text before or after the signed part, headers other than `Hash`, a
 * second message, lines that should have been escaped. So the result of a verifier can only concern `text`.
 */
export function readCleartext(file: string): Cleartext | Malformed | { readonly kind: "unsigned" } {
  const lines = file.split("\n").map((line) => line.replace(/(?<![ \t\r])[ \t\r]+$/, ""));
  const first = lines.indexOf(begin);
  if (first < 0) return looksSigned(lines) ?? { kind: "unsigned" };
  const before = lines.findIndex((line) => line !== "");
  if (before < first) return malformed("there is text before the signed part", before);
  const empty = lines.indexOf("", first);
  const header = lines
    .slice(first + 1, empty < 0 ? undefined : empty)
    .findIndex((line) => !/^Hash: [\w, -]+$/.test(line));
  if (header >= 0 || empty < 0)
    return malformed("its armour has headers other than `Hash`", first + 1 + Math.max(0, header));
  const signature = lines.indexOf(beginSignature, empty);
  const end = lines.indexOf(endSignature, signature);
  if (signature < 0 || end < 0) return malformed("it ends before its signature does", lines.length - 1);
  const after = lines.findIndex((line, index) => index > end && line !== "");
  if (after >= 0) return malformed("there is text after the signature", after);
  return assemble(file, lines, { first, empty, signature, end });
}

interface Landmarks {
  readonly first: number;
  readonly empty: number;
  readonly signature: number;
  readonly end: number;
}

function assemble(
  file: string,
  lines: readonly string[],
  { first, empty, signature, end }: Landmarks,
): Cleartext | Malformed {
  const signed = lines.slice(empty + 1, signature);
  const unescaped = signed.findIndex((line) => line.startsWith("-") && !/^-(?: |$)/.test(line));
  if (unescaped >= 0)
    return malformed("a line of the signed part begins with `-` and is not escaped", empty + 1 + unescaped);
  const message = `${file
    .split("\n")
    .slice(first, end + 1)
    .join("\n")}\n`;
  return { kind: "signed", message, text: joinLines(signed.map(withoutEscape)), firstLine: empty + 2 };
}

function withoutEscape(line: string): string {
  return line.startsWith("-") ? line.slice(2) : line;
}

/** Signed by `gpg --sign`, or with a detached signature: not the format that the manual requires. */
function looksSigned(lines: readonly string[]): Malformed | undefined {
  const line = lines.findIndex((each) => /^-----BEGIN PGP (?:SIGNED MESSAGE|MESSAGE|SIGNATURE)/.test(each));
  return line < 0 ? undefined : malformed("it is signed, but not in clear text", line);
}

function malformed(reason: string, index: number): Malformed {
  return { kind: "malformed", reason, line: index + 1 };
}

/** The text with an empty line for each line above it, so that its locations are those of the file. */
export function placed({ firstLine, text }: Cleartext): string {
  return "\n".repeat(firstLine - 1) + text;
}

/** The text that a signature covers: its lines without trailing blanks and with uniform endings. */
export function normalizeText(text: string): string {
  return joinLines(text.split("\n").map((line) => line.replace(/(?<![ \t\r])[ \t\r]+$/, "")));
}

/** The last line of a signed text ends like the others, even if the verifier omits that. */
function joinLines(lines: readonly string[]): string {
  return `${lines.join("\n").replace(/\n$/, "")}\n`;
}
