import { bytesOfText } from "@cairn/diagnostics";
import { after } from "@cairn/evaluation";
import { equal, order } from "../values/compare.js";
import { raise, wrongCount } from "../values/errors.js";
import { textOf } from "../values/print.js";
import { REnumerator, RRange, RRegexp, RString, RSymbol, type RubyValue } from "../values/values.js";
import { needCount, needText, str, type Method, type MethodCall, type Methods } from "./method.js";
import { matchFrom } from "./patterns.js";
import { at, index, lastIndex, match, partition, rpartition, scan, set, store } from "./search.js";
import { substitute } from "./substitute.js";
import { escapeWord, splitWords } from "../values/shell-words.js";
import { become, bytesOfString } from "../values/bytes.js";
import { unpack, unpackFirst } from "./unpack.js";
import { successor } from "./successor.js";
import {
  capitalize,
  center,
  countCharacters,
  deleteSigns,
  justify,
  separateLines,
  splitText,
  squeeze,
  swapCase,
  translateSigns,
} from "./text.js";
import { encodingMethods } from "./encodings.js";
import { formatOf } from "./format.js";
import { append } from "./append.js";
import { leadingFloat, leadingInteger, radixOf, statedRadix } from "./numbers.js";

/** A method that returns a string made from the string. */
const made = (make: (text: string, args: readonly RubyValue[]) => string, least = 0, most = least): Method<RString> => {
  return [least, most, ({ text }, args) => str(make(text, args))];
};

const pure: Methods<RString> = {
  upcase: made((text) => text.toUpperCase()),
  downcase: made((text) => text.toLowerCase()),
  capitalize: made(capitalize),
  swapcase: made(swapCase),
  strip: made((text) => text.replace(/^[\t-\r \0]+|(?<![\t-\r \0])[\t-\r \0]+$/g, "")),
  lstrip: made((text) => text.replace(/^[\t-\r \0]+/, "")),
  rstrip: made((text) => text.replace(/(?<![\t-\r \0])[\t-\r \0]+$/, "")),
  chomp: made(
    (text, [end]) => {
      if (end === undefined) return text.replace(/(?:\r\n|\n|\r)$/, "");
      const suffix = needText(end);
      return suffix !== "" && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
    },
    0,
    1,
  ),
  chop: made((text) => text.replace(/(?:\r\n|[\s\S])$/u, "")),
  reverse: made((text) => [...text].reverse().join("")),
  succ: made(successor),
  squeeze: made((text, args) => squeeze(text, args.map(needText)), 0, -1),
  delete: made((text, args) => deleteSigns(text, args.map(needText)), 1, -1),
  tr: made((text, [from, to]) => translateSigns(text, needText(from), needText(to)), 2),
  delete_prefix: made(
    (text, [prefix]) => (text.startsWith(needText(prefix)) ? text.slice(needText(prefix).length) : text),
    1,
  ),
  delete_suffix: made((text, [suffix]) => {
    const end = needText(suffix);
    return end !== "" && text.endsWith(end) ? text.slice(0, -end.length) : text;
  }, 1),
};

const gsub: Method<RString> = [
  1,
  2,
  (self, args, call) => {
    if (args.length === 1 && !call.block) return new REnumerator(self, call.name, args);
    return after(substitute(self, args, call), str);
  },
];

/** A method that changes the string in place as another one would create a new one; nil if nothing changed. */
function inPlace([least, most, run]: Method<RString>): Method<RString> {
  return [
    least,
    most,
    (self, args, call) => after(run(self, args, call), (result) => set(self, textOf(result, call.interpreter))),
  ];
}

const inPlaceMethods: Record<string, Method<RString>> = {};
const substituteFirst: Method<RString>[2] = (self, args, call) =>
  args.length === 1 && !call.block ? raise("ArgumentError", wrongCount(1, 2, 2)) : gsub[2](self, args, call);

for (const [name, method] of Object.entries({ ...pure, sub: gsub, gsub })) inPlaceMethods[`${name}!`] = inPlace(method);

type Parts = (self: RString, args: readonly RubyValue[], call: MethodCall) => readonly RubyValue[];

/** Calls the block with each part, and returns the string. */
const each = (parts: Parts, most = 0): Method<RString> => [
  0,
  most,
  (self, args, call) => after(call.interpreter.send([...parts(self, args, call)], "each", [], call.block), () => self),
];

/** The parts as an array; with a block like `each`. */
const listed = (parts: Parts, most = 0): Method<RString> => [
  0,
  most,
  (self, args, call) => (call.block ? each(parts, most)[2](self, args, call) : [...parts(self, args, call)]),
];

const lines: Parts = ({ text }, args, { interpreter }) => separateLines(text, args, interpreter).map(str);
const characters: Parts = ({ text }) => [...text].map(str);
const bytes: Parts = (self) => Array.from(bytesOfString(self), BigInt);
const codePoints: Parts = ({ text }) => Array.from(text, (sign) => BigInt(sign.codePointAt(0)!));

const startsWith: Method<RString> = [
  0,
  -1,
  ({ text }, args, call) => {
    return args.some((each) => {
      if (!(each instanceof RRegexp)) return text.startsWith(needText(each));
      return matchFrom(new RRegexp(`\\A(?:${each.source})`, each.options), text, 0, call.interpreter) !== null;
    });
  },
];

const length: Method<RString> = [0, 0, ({ text }) => BigInt(countCharacters(text))];

/** The methods of strings. */
export const stringMethods: Methods<RString> = {
  ...pure,
  ...encodingMethods,
  ...inPlaceMethods,
  next: pure["succ"]!,
  sub: [1, 2, substituteFirst],
  gsub,
  length,
  size: length,
  bytesize: [0, 0, (self) => BigInt(bytesOfString(self).length)],
  bytes: listed(bytes),
  "empty?": [0, 0, ({ text }) => text === ""],
  "include?": [1, 1, ({ text }, [other]) => text.includes(needText(other))],
  "start_with?": startsWith,
  "end_with?": [0, -1, ({ text }, args) => args.some((each) => text.endsWith(needText(each)))],
  "+": [1, 1, ({ text }, [other]) => str(text + needText(other))],
  "*": [
    1,
    1,
    ({ text }, [times], { interpreter }) => {
      const count = needCount(times);
      if (count < 0) raise("ArgumentError", "negative argument");
      interpreter.take(bytesOfText(text.length * count));
      return str(text.repeat(count));
    },
  ],
  "%": [1, 1, ({ text }, [values], { interpreter }) => str(formatOf(text, values!, interpreter))],
  "<<": [1, 1, (self, [other]) => append(self, other!)],
  concat: [0, -1, (self, others) => others.reduce<RubyValue>((_sum, each) => append(self, each), self)],
  prepend: [0, -1, (self, others) => set(self, others.map(needText).join("") + self.text, false)],
  replace: [
    1,
    1,
    (self, [other]) => {
      needText(other);
      return become(self, other as RString);
    },
  ],
  insert: [
    2,
    2,
    (self, [place, other]) => {
      const from = needCount(place);
      const start = from < 0 ? self.text.length + from + 1 : from;
      if (start < 0 || start > self.text.length) return raise("IndexError", `index ${from} out of string`);
      return set(self, self.text.slice(0, start) + needText(other) + self.text.slice(start), false);
    },
  ],
  clear: [0, 0, (self) => set(self, "", false)],
  "<=>": [
    1,
    1,
    (self, [other], { interpreter }) => {
      const found = order(self, other!, interpreter);
      return found === undefined ? null : BigInt(found);
    },
  ],
  "=~": [
    1,
    1,
    (self, [pattern], call) => {
      if (pattern instanceof RString) return raise("TypeError", "type mismatch: String given");
      if (!(pattern instanceof RRegexp)) return call.interpreter.send(pattern!, "=~", [self]);
      const found = matchFrom(pattern, self.text, 0, call.interpreter);
      return found ? BigInt(found.at) : null;
    },
  ],
  match: [1, 2, match],
  "match?": [
    1,
    2,
    (self, [pattern], call) => {
      const before = call.interpreter.lastMatch;
      const regexp = pattern instanceof RRegexp ? pattern : new RRegexp(needText(pattern), "");
      const found = matchFrom(regexp, self.text, 0, call.interpreter) !== null;
      call.interpreter.lastMatch = before;
      return found;
    },
  ],
  "[]": [1, 2, at],
  slice: [1, 2, at],
  "slice!": [
    1,
    2,
    (self, args, call) => {
      const found = at(self, args, call);
      if (found instanceof RString) set(self, self.text.replace(found.text, ""), false);
      return found;
    },
  ],
  "[]=": [2, 3, store],
  scan: [1, 1, scan],
  index: [1, 2, index],
  rindex: [1, 2, lastIndex],
  partition: [1, 1, partition],
  rpartition: [1, 1, rpartition],
  split: [
    0,
    2,
    (self, [separator, limit], call) => {
      const parts = splitText(self.text, separator, limit === undefined ? 0 : needCount(limit), call);
      return call.block ? after(call.interpreter.send(parts, "each", [], call.block), () => self) : parts;
    },
  ],
  unpack: [1, 1, (self, [format], { interpreter }) => unpack(self, needText(format), interpreter)],
  unpack1: [1, 1, (self, [format], { interpreter }) => unpackFirst(self, needText(format), interpreter)],
  shellescape: [0, 0, ({ text }) => str(escapeWord(text))],
  shellsplit: [0, 0, ({ text }, _args, { interpreter }) => splitWords(text, interpreter).map(str)],
  hash: [0, 0, ({ text }) => BigInt([...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) | 0, 7))],
  each_byte: each(bytes),
  getbyte: [1, 1, (self, [at], call) => bytes(self, [], call).at(needCount(at)) ?? null],
  codepoints: listed(codePoints),
  lines: listed(lines, 2),
  each_line: each(lines, 2),
  chars: listed(characters),
  each_char: each(characters),
  ljust: [
    1,
    2,
    ({ text }, [width, pad], { interpreter }) =>
      str(justify(text, needCount(width), pad === undefined ? " " : needText(pad), false, interpreter)),
  ],
  rjust: [
    1,
    2,
    ({ text }, [width, pad], { interpreter }) =>
      str(justify(text, needCount(width), pad === undefined ? " " : needText(pad), true, interpreter)),
  ],
  center: [
    1,
    2,
    ({ text }, [width, pad], { interpreter }) =>
      str(center(text, needCount(width), pad === undefined ? " " : needText(pad), interpreter)),
  ],
  count: [
    1,
    -1,
    ({ text }, sets) => BigInt(countCharacters(text) - countCharacters(deleteSigns(text, sets.map(needText)))),
  ],
  ord: [0, 0, ({ text }) => (text === "" ? raise("ArgumentError", "empty string") : BigInt(text.codePointAt(0)!))],
  hex: [0, 0, ({ text }) => leadingInteger(text, 16)],
  oct: [0, 0, ({ text }) => leadingInteger(text, statedRadix(text) ?? 8)],
  to_i: [0, 1, ({ text }, args) => leadingInteger(text, args.length === 0 ? 10 : radixOf(args[0]))],
  to_f: [0, 0, ({ text }) => leadingFloat(text)],
  to_s: [0, 0, (self) => self],
  to_str: [0, 0, (self) => self],
  to_sym: [0, 0, ({ text }) => RSymbol.of(text)],
  intern: [0, 0, ({ text }) => RSymbol.of(text)],
  casecmp: [
    1,
    1,
    ({ text }, [other], { interpreter }) => {
      if (!(other instanceof RString)) return null;
      const found = order(str(text.toLowerCase()), str(other.text.toLowerCase()), interpreter);
      return found === undefined ? null : BigInt(found);
    },
  ],
  "ascii_only?": [0, 0, ({ text }) => !/[^\0-\x7f]/.test(text)],
  "+@": [0, 0, (self) => str(self.text)],
  "-@": [0, 0, (self) => self],
  "eql?": [1, 1, (self, [other], { interpreter }) => equal(self, other!, interpreter)],
  upto: [
    1,
    2,
    (self, [other, exclusive], call) =>
      after(call.interpreter.send(new RRange(self, other!, exclusive === true), "each", [], call.block), () => self),
  ],
};
