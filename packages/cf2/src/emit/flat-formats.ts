import { isNumber, textOf, type Scalar } from "../values/value.js";
import { Block } from "../blocks/block.js";
import { ListValue } from "../values/value.js";
import { namesOn, type Leaf } from "./flatten.js";

/** Why a format can't represent a value. */
export interface Refusal {
  readonly reason: string;
  readonly instead: string;
}

/** One line of a flat format, or the reason why there is none. */
export type Line = { readonly key: string; readonly text: string } | Refusal;

/** A Java properties file: `A.B.0=value`. */
export function propertyLine(leaf: Leaf): Line {
  const { value } = leaf;
  if (value instanceof Block || value instanceof ListValue) return holdsNothing(value);
  const key = namesOn(leaf.way).join(".");
  return { key, text: `${escapeProperty(key, true)}=${escapeProperty(scalarText(value), false)}\n` };
}

/** Shell variables: `A_B_0='value'`. */
export function shellLine(leaf: Leaf): Line {
  const { value } = leaf;
  if (value instanceof Block || value instanceof ListValue) return holdsNothing(value);
  const key = namesOn(leaf.way).join("_");
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(key))
    return { reason: `\`${key}\` is not a valid variable name`, instead: "use ASCII letters, digits and `_` only" };
  return { key, text: `${key}='${scalarText(value).replaceAll("'", "'\\''")}'\n` };
}

function holdsNothing(value: Block | ListValue): Refusal {
  const reason = value instanceof Block ? "a block without resources leaves no line" : "an empty list leaves no line";
  return { reason, instead: "make it `private`, or print JSON, YAML, TOML or CF2" };
}

function scalarText(value: Scalar): string {
  return isNumber(value) ? value.digits : textOf(value);
}

const named: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\f": "\\f" };

/** Escapes like `java.util.Properties`: ASCII only, special characters after a backslash. */
function escapeProperty(text: string, isKey: boolean): string {
  const marked = text.replace(isKey ? /[\\:=#! ]/g : /\\|^ /g, "\\$&");
  return marked.replace(/[^\x20-\x7e]/g, (unit) => named[unit] ?? `\\u${hex(unit)}`);
}

function hex(unit: string): string {
  return unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
}
