import { createSpan } from "@cairn/diagnostics";
import { quote, type Mender } from "@cairn/syntax";
import { catalogue } from "../diagnostics/index.js";
import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";

interface Explanation {
  readonly reason: string;
  /** What to type instead, where that can be told. */
  readonly instead?: string;
}

/** A number in a form that the language doesn't have, such as `0x1F`. */
export function mendNumber(token: number, mender: Mender): void {
  const { tokens, source } = mender;
  const text = tokens.textOf(token);
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  const { reason, instead } = explainNumber(text);
  const fixes = instead === undefined ? [] : [{ label: `write \`${instead}\``, edits: [{ span, text: instead }] }];
  const suggestion =
    instead === undefined ? "a number such as `12`, `-3.5` or `6e23`, or a string in double quotes" : `\`${instead}\``;
  mender.report(catalogue.create["bad-number"](span, { number: quote(text), reason, instead: suggestion }, { fixes }));
  mender.doubt();
  mender.keep(token, T.NUMBER);
}

/** From the special to the general: the first that fits explains. */
function explainNumber(text: string): Explanation {
  const plus = /^\+[ \t]*(\d+(\.\d+)?([eE][+-]?\d+)?)$/.exec(text);
  if (plus) return { reason: "no `+` stands before a number", instead: plus[1]! };
  const spaced = /^-[ \t]+(\d.*)$/.exec(text);
  if (spaced) return { reason: "no blank may stand between `-` and its digits", instead: `-${spaced[1]}` };
  const hexadecimal = /^([+-]?)0[xX]([0-9A-Fa-f]+)$/.exec(text);
  if (hexadecimal)
    return {
      reason: "numbers are decimal",
      instead: `${sign(hexadecimal[1]!)}${BigInt(`0x${hexadecimal[2]}`)}`,
    };
  const suffix = /^([+-]?)(\d+(?:\.\d+)?)[lLfFdD]$/.exec(text);
  if (suffix) return { reason: "no letter stands behind a number", instead: `${sign(suffix[1]!)}${suffix[2]}` };
  const leading = /^([+-]?)(\.\d+(?:[eE][+-]?\d+)?)$/.exec(text);
  if (leading) return { reason: "a digit must stand before the point", instead: `${sign(leading[1]!)}0${leading[2]}` };
  const trailing = /^([+-]?)(\d+)\.$/.exec(text);
  if (trailing)
    return { reason: "a digit must stand after the point", instead: `${sign(trailing[1]!)}${trailing[2]}.0` };
  return explainOtherNumber(text);
}

function explainOtherNumber(text: string): Explanation {
  if (/\..*\./.test(text)) return { reason: "it has more than one point" };
  if (/^[+-]?\d+(\.\d+)?[eE][+-]?$/.test(text)) return { reason: "digits must follow the `e`" };
  if (/[A-Za-z_]/.test(text)) return { reason: "letters stand among its digits" };
  return { reason: "it is not of the form `-12`, `3.5` or `6e23`" };
}

function sign(written: string): string {
  return written === "-" ? "-" : "";
}
