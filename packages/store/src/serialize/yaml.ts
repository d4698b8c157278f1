import { indentOf, nameCache, type Layout, type Place } from "./layout.js";
import { quoteYaml } from "./text.js";

/** Block style, restricted to what every parser of YAML 1.1 and 1.2 interprets as the same values. */
export function yamlLayout(): Layout {
  const blockName = nameCache(scalarText);
  const inlineName = nameCache(quoteYaml);
  return {
    open: ({ named, inline }) => (inline ? (named ? "{" : "[") : ""),
    before(place, name, block) {
      if (place.inline) return (place.first ? "" : ", ") + (place.named ? inlineKey(inlineName(name)) : "");
      const line = place.first ? "" : `\n${indentOf(place.depth)}`;
      return place.named ? line + blockKey(place, blockName(name), block) : `${line}- `;
    },
    close: ({ named, inline }) => (inline ? (named ? "}" : "]") : ""),
    null: "null",
    empty: (named) => (named ? "{}" : "[]"),
    quote: (text, inline) => (inline ? quoteYaml(text) : scalarText(text)),
    number: yamlNumber,
  };
}

/** A name before `:` may have at most 1,024 characters; a longer one needs the indicator `?`. */
const longestKey = 1000;

function inlineKey(key: string): string {
  return key.length > longestKey ? `? ${key} : ` : `${key}: `;
}

function blockKey({ depth }: Place, key: string, block: boolean): string {
  const colon = block ? `:\n${indentOf(depth + 1)}` : ": ";
  return key.length > longestKey ? `? ${key}\n${indentOf(depth)}${colon}` : key + colon;
}

/** Begins with a letter, contains nothing that has a meaning in YAML, and only single blanks. */
const plain = /^[\p{L}_/][\p{L}\p{N}_./+@%-]*(?: [\p{L}\p{N}_./+@%-]+)*$/u;
const ambiguous = /^(?:y|n|yes|no|on|off|true|false|null|e[+-]?\d+)$/i; // In YAML 1.1 a number may begin with its exponent.
const longestPlain = 200;

/** Plain if no parser can interpret it as anything but this string. */
function scalarText(text: string): string {
  const isPlain = text.length <= longestPlain && plain.test(text) && !ambiguous.test(text);
  return isPlain ? text : quoteYaml(text);
}

/** YAML 1.1 interprets a number with an exponent as a string unless it has a point and the exponent a sign. */
function yamlNumber(digits: string): string {
  const exponent = digits.search(/e/i);
  if (exponent < 0) return digits;
  const mantissa = digits.slice(0, exponent);
  const power = digits.slice(exponent + 1);
  const point = mantissa.includes(".") ? "" : ".0";
  return `${mantissa}${point}e${/^[+-]/.test(power) ? "" : "+"}${power}`;
}
