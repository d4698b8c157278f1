import { needArray, needText, str, type Methods } from "../methods/method.js";
import type { NativeClass } from "../values/module-body.js";
import { textOf } from "../values/print.js";
import { escapeWord, splitWords } from "../values/shell-words.js";
import type { Meter } from "../values/meter.js";
import { RHash, type RClass, type RubyValue } from "../values/values.js";

function percent(text: string, unreserved: RegExp): string {
  return text.replace(/[^]/gu, (sign) => {
    if (unreserved.test(sign)) return sign;
    return Array.from(
      new TextEncoder().encode(sign),
      (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`,
    ).join("");
  });
}

/** A string with `%41` and the like decoded. */
export function unescaped(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
    const bytes = Uint8Array.from(codes.slice(1).split("%"), (code) => parseInt(code, 16));
    return new TextDecoder().decode(bytes);
  });
}

const components = /[\w.*-]/;
const forms = (text: string): string => percent(text, /[\w.* -]/).replaceAll(" ", "+");

const html: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => html[sign]!);
const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", apos: "'" };
const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|apos);/g, (_, name: string) => signs[name]!);

const made = (make: (text: string) => string): Methods<RClass>[string] => [
  1,
  2,
  (_self, [text]) => str(make(needText(text))),
];

/** Of any value, by its string. */
const shown = (make: (text: string) => string): Methods<RClass>[string] => [
  1,
  2,
  (_self, [text], { interpreter }) => str(make(textOf(text!, interpreter))),
];

const words: Methods<RClass>[string] = [
  1,
  1,
  (_self, [line], { interpreter }) => splitWords(needText(line), interpreter).map(str),
];
const join: Methods<RClass>[string] = [
  1,
  1,
  (_self, [list], { interpreter }) =>
    str(
      needArray(list)
        .map((each) => escapeWord(textOf(each, interpreter)))
        .join(" "),
    ),
];
const escape = shown(escapeWord);

function encodeForm([given]: readonly RubyValue[], meter: Meter): RubyValue {
  const pairs = given instanceof RHash ? given.entries() : needArray(given).map((each) => needArray(each));
  const strings = pairs.flatMap(([key, value]) => {
    const name = forms(textOf(key ?? null, meter));
    if (value === null || value === undefined) return [name];
    const values = Array.isArray(value) ? value : [value];
    return values.map((each) => (each === null ? name : `${name}=${forms(textOf(each, meter))}`));
  });
  return str(strings.join("&"));
}

function decodeForm(text: string): RubyValue {
  const decoded = (part: string): RubyValue => str(unescaped(part.replaceAll("+", " ")));
  const pairs = text.split("&").filter((pair) => pair !== "");
  return pairs.map((pair) => {
    const [name, ...value] = pair.split("=");
    return [decoded(name!), decoded(value.join("="))];
  });
}

/** The module functions of `URI`. */
export const uriEscapes: Methods<RClass> = {
  encode_www_form_component: shown(forms),
  encode_uri_component: shown((text) => percent(text, components)),
  decode_www_form_component: made((text) => unescaped(text.replaceAll("+", " "))),
  decode_uri_component: made(unescaped),
  encode_www_form: [1, 2, (_self, args, { interpreter }) => encodeForm(args, interpreter)],
  decode_www_form: [1, 2, (_self, [text]) => decodeForm(needText(text))],
};

/** Those of its parser, which Ruby had as functions of `URI` until version 3.0. */
export const parserEscapes: Methods<RClass> = {
  escape: made((text) => percent(text, /[-_.!~*'()a-zA-Z\d;/?:@&=+$,[\]]/)),
  unescape: made(unescaped),
};

/** Classes that only escape strings. */
export const escapes: readonly NativeClass[] = [
  {
    name: "CGI",
    classMethods: {
      escape: made(forms),
      unescape: made((text) => unescaped(text.replaceAll("+", " "))),
      escapeHTML: made(escapeHtml),
      escape_html: made(escapeHtml),
      unescapeHTML: made(unescapeHtml),
      unescape_html: made(unescapeHtml),
    },
  },
  {
    name: "ERB::Util",
    isModule: true,
    classMethods: {
      url_encode: shown((text) => percent(text, /[\w.~-]/)),
      u: shown((text) => percent(text, /[\w.~-]/)),
      html_escape: shown(escapeHtml),
      h: shown(escapeHtml),
    },
  },
  {
    name: "Shellwords",
    isModule: true,
    classMethods: {
      escape,
      shellescape: escape,
      split: words,
      shellsplit: words,
      shellwords: words,
      join,
      shelljoin: join,
    },
  },
];
