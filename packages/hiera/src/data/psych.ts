import type { Component, StoreValue, YamlDialect } from "@cairn/store";

type Single = Exclude<StoreValue, Component | readonly StoreValue[]>;
type Scalar = Single | { readonly problem: string };

/** The classes that data may contain besides strings, numbers, lists and hashes. */
export type PsychClass = "Symbol" | "Date" | "Time" | "Regexp";

/**
 * YAML as Ruby's library (Psych) parses it: version 1.1 with its own deviations. What is of one of the classes is a link
 * whose path is the class and the text, for a symbol `symbol` and its name.
 */
export function psychFor(classes: ReadonlySet<PsychClass>, hasAliases: boolean): YamlDialect {
  return {
    scalar(text, tag) {
      if (tag === undefined) return plain(text, classes);
      if (/^!(?:str|ruby\/string)(?::|$)/.test(tag) || tag === "tag:yaml.org,2002:str") return text;
      if (/^!ruby\/sym(?:bol)?(?::|$)/.test(tag)) return symbol(text, classes);
      if (/^!ruby\/regexp(?::|$)/.test(tag)) return ofClass("Regexp", text, classes);
      if (tag === "!float" || tag === "tag:yaml.org,2002:float") return float(text);
      return unknownClass(tag) ?? plain(text, classes);
    },
    refuseTag: (tag) => unknownClass(tag)?.problem,
    ...(!hasAliases && { refuseAlias: (name: string) => `Unknown alias: ${name}` }),
  };
}

const forPuppet: ReadonlySet<PsychClass> = new Set(["Symbol"]);

/** YAML as Puppet reads it: with symbols. */
export const psych = psychFor(forPuppet, true);

function ofClass(name: PsychClass, text: string, classes: ReadonlySet<PsychClass>): Scalar {
  return classes.has(name) ? { kind: "link", path: [name, text] } : disallowed(name);
}

function unknownClass(tag: string): { readonly problem: string } | undefined {
  const [, kind, name] = /^!(?:ruby\/)([\w-]+):?(.*)$/.exec(tag) ?? [];
  if (kind === undefined) return tag.endsWith("binary") ? { problem: "binary data can't stand here" } : undefined;
  return disallowed(name === undefined || name === "" ? kind : name);
}

function disallowed(name: string): { readonly problem: string } {
  return { problem: `Tried to load unspecified class: ${name}` };
}

/** A plain scalar that starts like a word: it can only be a string, null or a boolean. */
const wordly = /^[^\d.:-]?[\p{Alphabetic}_\s!@#$%^&*(){}<>|/\\~;=]+/u;
const words: ReadonlyMap<string, null | boolean> = new Map<string, null | boolean>([
  ["~", null],
  ["null", null],
  ...["yes", "true", "on"].map((word) => [word, true] as const),
  ...["no", "false", "off"].map((word) => [word, false] as const),
]);

/** The value of a plain scalar without a tag. */
export function plain(text: string, classes = forPuppet): Scalar {
  if (text === "") return null;
  if (wordly.test(text) || text.includes("\n")) {
    const word = words.get(text.toLowerCase());
    return word === undefined ? text : word;
  }
  if (time.test(text)) return ofClass("Time", text, classes);
  if (date.test(text)) return ofClass("Date", text, classes);
  if (/^\+?\.inf$/i.test(text)) return Infinity;
  if (/^-\.inf$/i.test(text)) return -Infinity;
  if (/^\.nan$/i.test(text)) return NaN;
  if (/^:./s.test(text)) return symbol(/^:(["'])(.*)\1/.exec(text)?.[2]?.replace(/^:/, "") ?? text.slice(1), classes);
  return number(text) ?? text;
}

function symbol(name: string, classes: ReadonlySet<PsychClass>): Scalar {
  return classes.has("Symbol") ? { kind: "link", path: ["symbol", name] } : disallowed("Symbol");
}

const time = /^-?\d{4}-\d{1,2}-\d{1,2}(?:[Tt]|\s+)\d{1,2}:\d\d:\d\d(?:\.\d*)?(?:\s*(?:Z|[-+]\d{1,2}:?(?:\d\d)?))?$/;
const date = /^\d{4}-(?:1[012]|0\d|\d)-(?:[12]\d|3[01]|0\d|\d)$/;
const sixties = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9]){1,2}(\.[0-9_]*)?$/;
const decimal = /^[-+]?(?:[0-9][0-9_,]*)?\.[0-9]*(?:[eE][-+][0-9]+)?$/;
const whole = /^([-+]?)(0b[0-1_,]+|0[0-7_,]+|0|[1-9](?:[0-9]|,[0-9]|_[0-9])*|0x[0-9a-fA-F_,]+)$/;

function number(text: string): Scalar | undefined {
  if (sixties.test(text)) return sixtieth(text);
  if (decimal.test(text)) return /^[-+]?\.$/.test(text) ? text : float(text.replace(/[,_]|\.(?=[Ee]|$)/g, ""));
  const [all, sign, digits] = whole.exec(text.replace(/^\+(?=[-+])/, "")) ?? [];
  if (all === undefined) return undefined;
  const plainDigits = digits!.replace(/[,_]/g, "");
  const read = BigInt(/^0[0-7]/.test(plainDigits) ? `0o${plainDigits.slice(1)}` : plainDigits);
  return { kind: "number", digits: String(sign === "-" ? -read : read) };
}

/** `1:30:00`, in Psych's sexagesimal notation. */
function sixtieth(text: string): Scalar {
  const parts = text.replaceAll("_", "").split(":");
  const sum = parts.reduce((total, part, index) => total + Number(part) * 60 ** Math.abs(index - 2), 0);
  return text.includes(".") ? float(String(sum)) : { kind: "number", digits: String(sum) };
}

/** A number that isn't an integer, in any notation. */
function float(text: string): Scalar {
  const value = Number(text.replaceAll("_", ""));
  if (Number.isNaN(value)) return { problem: `invalid value for Float(): "${text}"` };
  const digits = String(value);
  return Number.isFinite(value) ? { kind: "number", digits: /[.e]/.test(digits) ? digits : `${digits}.0` } : value;
}
