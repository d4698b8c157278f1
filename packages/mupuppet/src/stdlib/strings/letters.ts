import { defineFunction, rubyText, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { legacyClass } from "@cairn/puppet-core/functions/legacy";
import { noMethod, optional, required } from "@cairn/puppet-core/functions/ruby";
import { any, anyString, arrayType, enumType, sizeType, stringOfSize, variantType } from "@cairn/puppet-core/types";
import { isArray, type Value } from "@cairn/puppet-core/values";
import { oldFunction, failEvaluation, wrongCount } from "../old-function.js";
import { escapeForUri } from "./uri-escape.js";

/** A function of a string, or of each string in an array. */
function mapping(name: string, change: (text: string) => string): PuppetFunction {
  return oldFunction(name, -1, (_, ...values) => {
    const [value] = values;
    if (value === undefined) wrongCount(name, 0, "1");
    if (typeof value === "string") return change(value);
    if (!isArray(value)) failEvaluation(`${name}(): Requires either array or string to work with`);
    return value.map((each) => (typeof each === "string" ? change(each) : each));
  });
}

function swapped(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => {
    const upper = letter.toUpperCase();
    return letter === upper ? letter.toLowerCase() : upper;
  });
}

const escapes: Readonly<Record<string, string>> = {
  "\n": "\\n",
  "\t": "\\t",
  "\r": "\\r",
  "\f": "\\f",
  "\v": "\\v",
  " ": "\\ ",
};

function escapePattern(text: string): string {
  return text.replace(/[[\]{}()|\-*.\\?+^$#\n\t\r\f\v ]/g, (sign) => escapes[sign] ?? `\\${sign}`);
}

/** A string with its line endings converted. */
function lineEnds(name: string, change: (text: string) => string): PuppetFunction {
  return oldFunction(name, 1, (_, text = null) => {
    return typeof text === "string" ? change(text) : failEvaluation(`${name}(): Requires string as argument`);
  });
}

/** The characters that Ruby's `squeeze` means: ranges, and with `^` all others. */
function lettersOf(set: string): (letter: string) => boolean {
  const isNegated = set.length > 1 && set.startsWith("^");
  const letters = [...(isNegated ? set.slice(1) : set)];
  const found = new Set<string>();
  for (let at = 0; at < letters.length; at++) {
    const [first, sign, last] = letters.slice(at, at + 3) as [string, string?, string?];
    if (sign !== "-" || last === undefined) found.add(first);
    else {
      if (first > last) failEvaluation(`invalid range "${first}-${last}" in string transliteration`);
      for (let code = first.codePointAt(0)!; code <= last.codePointAt(0)!; code++)
        found.add(String.fromCodePoint(code));
      at += 2;
    }
  }
  return (letter) => found.has(letter) !== isNegated;
}

function squeezeText(text: Value, set: Value | undefined): string {
  if (typeof text !== "string") failEvaluation(noMethod("squeeze", text));
  const isGiven = set !== undefined && set !== null && set !== false;
  if (isGiven && typeof set !== "string") failEvaluation(`no implicit conversion of ${legacyClass(set)} into String`);
  const isMeant = isGiven ? lettersOf(set) : () => true;
  const letters = [...text];
  return letters.filter((letter, index) => letter !== letters[index - 1] || !isMeant(letter)).join("");
}

const squeeze = oldFunction("squeeze", -1, (_, ...values) => {
  if (values.length !== 1 && values.length !== 2) {
    failEvaluation(`squeeze(): Wrong number of arguments given ${values.length} for 2 or 1`);
  }
  const [item, set] = values as [Value, Value?];
  return isArray(item) ? item.map((each) => squeezeText(each, set)) : squeezeText(item, set);
});

const someText = stringOfSize(sizeType(1n));
const someStrings = variantType([someText, arrayType(someText, sizeType(1n))]);

function testing(name: string, parameter: string, test: (text: string, part: string) => boolean): PuppetFunction {
  return defineFunction(name, {
    parameters: [required("test_string", anyString), required(parameter, someStrings)],
    run: (_, text, parts = null) => [parts].flat().some((part) => test(text as string, part as string)),
  });
}

const batchEscape = defineFunction("batch_escape", {
  parameters: [required("string", any)],
  run: (_, value = null) => `"${rubyText(value).replace(/["$\\]/g, (sign) => (sign === '"' ? '""' : `\\${sign}`))}"`,
});

const powershellEscape = defineFunction("powershell_escape", {
  parameters: [required("string", any)],
  run: (_, value = null) => rubyText(value).replace(/[ '`|\n$"]/g, (sign) => (sign === '"' ? '\\`"' : `\`${sign}`)),
});

const xmlSigns: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const xmlEncode = defineFunction("stdlib::xml_encode", {
  parameters: [required("str", anyString), optional("type", enumType(["text", "attr"]))],
  run(_, text, type = "text") {
    const isAttribute = type === "attr";
    const changed = (text as string).replace(isAttribute ? /[&<>"]/g : /[&<>]/g, (sign) => xmlSigns[sign]!);
    return isAttribute ? `"${changed}"` : changed;
  },
});

/** Functions of the characters of strings. */
export const letters: readonly PuppetFunction[] = [
  mapping("swapcase", swapped),
  mapping("regexpescape", escapePattern),
  mapping("uriescape", escapeForUri),
  lineEnds("dos2unix", (text) => text.replaceAll("\r\n", "\n")),
  lineEnds("unix2dos", (text) => text.replace(/(?<!\r)\r*\n/g, "\r\n")),
  squeeze,
  testing("stdlib::start_with", "prefixes", (text, part) => text.startsWith(part)),
  testing("stdlib::end_with", "suffixes", (text, part) => text.endsWith(part)),
  batchEscape,
  powershellEscape,
  xmlEncode,
];
