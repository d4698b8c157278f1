import type { Diagnostic, Source } from "@cairn/diagnostics";
import type { Tokens } from "../tokens.js";
import type { Mender } from "./mender.js";

/** How a language calls its tokens in a sentence. */
export interface Wording {
  /** By token type: "a name", "a number". Tokens with a fixed text need no entry. */
  readonly tokens: Readonly<Record<number, string>>;
  /** Tokens that are called by one name where all of them would fit; earlier groups win. */
  readonly groups: readonly { readonly name: string; readonly tokens: readonly number[] }[];
  /** Tokens that end or enclose a statement: until one of them, a further complaint follows from the one before. */
  readonly boundaries: readonly number[];
}

/** That the text doesn't go on as it must. */
export interface Complaint {
  /** The token that doesn't fit, and the one before it. */
  readonly token: number;
  readonly previous: number;
  /** Whether the text would go on well if one expected token stood before `token`. */
  readonly missing: boolean;
  /** The types that would fit. */
  readonly expected: ReadonlySet<number>;
  /** The rules that are being read, innermost first, by number. */
  readonly rules: readonly number[];
  /** The innermost bracket before `token` that is never closed; -1 where there is none. */
  readonly unclosed: number;
  /** What would fit, after what, and what stands there instead, ready for a sentence. */
  readonly words: { readonly expected: string; readonly after: string; readonly found: string };
}

/** Makes a diagnostic of a complaint; `undefined` leaves it to the general one. */
export type Explain = (complaint: Complaint, tokens: Tokens, source: Source) => Diagnostic | undefined;

/** Decides about one token of a text with mistakes: keeps it, drops it, puts another there, says what is wrong. */
export type Mend = (token: number, mender: Mender) => void;
