import { createSpan, replacement } from "@cairn/diagnostics";
import { quote, type TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { SmartFrogParser as T } from "../../generated/SmartFrogParser.js";

interface Explanation {
  readonly reason: string;
  /** The correct spelling, if known. */
  readonly instead?: string;
}

/** A number in a form that the language doesn't have, such as `0x1F`. */
export function repairNumber(token: number, repairer: TokenRepairer): void {
  const { tokens, source } = repairer;
  const text = tokens.textOf(token);
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  const { reason, instead } = explainNumber(text);
  const fixes = instead === undefined ? [] : [replacement(span, instead)];
  const suggestion =
    instead === undefined ? "a number such as `12`, `-3.5` or `6e23`, or a string in double quotes" : `\`${instead}\``;
  repairer.report(
    catalogue.create["bad-number"](span, { number: quote(text), reason, instead: suggestion }, { fixes }),
  );
  repairer.doubt();
  repairer.keep(token, T.NUMBER);
}

/** From the most specific to the most general: the first match wins. */
function explainNumber(text: string): Explanation {
  const plus = /^\+[ \t]*(\d+(\.\d+)?([eE][+-]?\d+)?)$/.exec(text);
  if (plus) return { reason: "a number does not begin with `+`", instead: plus[1]! };
  const spaced = /^-[ \t]+(\d.*)$/.exec(text);
  if (spaced) return { reason: "no space is allowed between `-` and its digits", instead: `-${spaced[1]}` };
  const hexadecimal = /^([+-]?)0[xX]([0-9A-Fa-f]+)$/.exec(text);
  if (hexadecimal)
    return {
      reason: "numbers are decimal",
      instead: `${sign(hexadecimal[1]!)}${BigInt(`0x${hexadecimal[2]}`)}`,
    };
  const suffix = /^([+-]?)(\d+(?:\.\d+)?)[lLfFdD]$/.exec(text);
  if (suffix) return { reason: "a number cannot end with a letter", instead: `${sign(suffix[1]!)}${suffix[2]}` };
  const leading = /^([+-]?)(\.\d+(?:[eE][+-]?\d+)?)$/.exec(text);
  if (leading) return { reason: "the point must follow a digit", instead: `${sign(leading[1]!)}0${leading[2]}` };
  const trailing = /^([+-]?)(\d+)\.$/.exec(text);
  if (trailing)
    return { reason: "the point must be followed by a digit", instead: `${sign(trailing[1]!)}${trailing[2]}.0` };
  return explainOtherNumber(text);
}

function explainOtherNumber(text: string): Explanation {
  if (/\..*\./.test(text)) return { reason: "it has more than one point" };
  if (/^[+-]?\d+(\.\d+)?[eE][+-]?$/.test(text)) return { reason: "`e` must be followed by digits" };
  if (/[A-Za-z_]/.test(text)) return { reason: "it contains letters" };
  return { reason: "it does not have the form `-12`, `3.5` or `6e23`" };
}

function sign(written: string): string {
  return written === "-" ? "-" : "";
}
