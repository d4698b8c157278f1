import type { Diagnostic, Source } from "@cairn/diagnostics";
import type { Tokens } from "../tokens.js";
import type { TokenRepairer } from "./token-repairer.js";

/** The names of a language's tokens in messages. */
export interface Wording {
  /** By token type: "a name", "a number". Tokens with a fixed text need no entry. */
  readonly tokens: Readonly<Record<number, string>>;
  /** Tokens that share one name if all of them are expected; earlier groups win. */
  readonly groups: readonly { readonly name: string; readonly tokens: readonly number[] }[];
  /**
   * Tokens that end or enclose a statement: until one of them, a further complaint is a consequence of the previous
   * one.
   */
  readonly boundaries: readonly number[];
}

/** A syntax error. */
export interface Complaint {
  /** The unexpected token, and the one before it. */
  readonly token: number;
  readonly previous: number;
  /** Whether the source would be valid here with one expected token before `token`. */
  readonly missing: boolean;
  /** The expected types. */
  readonly expected: ReadonlySet<number>;
  /** The open rules, innermost first, by number. */
  readonly rules: readonly number[];
  /** The innermost bracket before `token` that is never closed; -1 if there is none. */
  readonly unclosed: number;
  /** What is expected, after what, and what was found instead, as phrases for a sentence. */
  readonly words: { readonly expected: string; readonly after: string; readonly found: string };
}

/** Explains a complaint; `undefined` leaves it to the general diagnostic. */
export type Explain = (complaint: Complaint, tokens: Tokens, source: Source) => Diagnostic | undefined;

/** Handles one token of a source with errors: keeps it, drops it, inserts another one, reports it. */
export type Repair = (token: number, repairer: TokenRepairer) => void;
