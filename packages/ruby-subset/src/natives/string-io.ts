import { after, resultOf } from "@cairn/evaluation";
import { give, needCount, needText, str, type Methods } from "../methods/method.js";
import type { NativeClass } from "../values/module-body.js";
import { textOf } from "../values/print.js";
import type { RObject } from "../values/values.js";
import { RString, type RubyValue } from "../values/values.js";

interface Buffer {
  readonly string: RString;
  at: number;
}

const write: Methods<RObject>[string][2] = ({ data }, pieces, { interpreter, name }) => {
  const { string } = data as Buffer;
  const strings = pieces.flat().map((each) => textOf(each, interpreter));
  if (name === "puts" && strings.length === 0) strings.push("");
  const added = strings.map((text) => (name === "puts" && !text.endsWith("\n") ? `${text}\n` : text)).join("");
  interpreter.take(2 * (added.length + string.text.length));
  string.text += added;
  return name === "write" ? BigInt(added.length) : null;
};

const line = (self: RObject): RubyValue => {
  const buffer = self.data as Buffer;
  const rest = buffer.string.text.slice(buffer.at);
  if (rest === "") return null;
  const end = rest.indexOf("\n");
  const found = end < 0 ? rest : rest.slice(0, end + 1);
  buffer.at += found.length;
  return str(found);
};

const allLines = (self: RObject): RubyValue[] => {
  const lines: RubyValue[] = [];
  for (let next = line(self); next !== null; next = line(self)) lines.push(next);
  return lines;
};

/** A string that is read and written like a file. */
export const stringIo: NativeClass = {
  name: "StringIO",
  includes: ["Enumerable"],
  methods: {
    initialize: [
      0,
      2,
      (self, [text]) => {
        self.data = {
          string: text instanceof RString ? text : new RString(text === undefined ? "" : needText(text)),
          at: 0,
        };
        return null;
      },
    ],
    puts: [0, -1, write],
    print: [0, -1, write],
    write: [0, -1, write],
    "<<": [1, 1, (self, args, call) => (write(self, args, { ...call, name: "print" }), self)],
    string: [0, 0, ({ data }) => (data as Buffer).string],
    printf: [
      1,
      -1,
      (self, [format, ...values], call) =>
        after(call.interpreter.send(format!, "%", [values]), (text) => write(self, [text], { ...call, name: "print" })),
    ],
    read: [
      0,
      1,
      ({ data }, [length]) => {
        const buffer = data as Buffer;
        const rest = buffer.string.text.slice(buffer.at);
        const read = length === undefined || length === null ? rest : rest.slice(0, needCount(length));
        buffer.at += read.length;
        return read === "" && length !== undefined && length !== null && needCount(length) > 0 ? null : str(read);
      },
    ],
    readlines: [0, 0, (self) => allLines(self)],
    gets: [0, 0, line],
    rewind: [0, 0, ({ data }) => (((data as Buffer).at = 0), 0n)],
    "eof?": [0, 0, ({ data }) => (data as Buffer).at >= (data as Buffer).string.text.length],
    close: [0, 0, () => null],
    each: [
      0,
      0,
      function* (self, _args, call) {
        for (let next = line(self); next !== null; next = line(self)) yield* resultOf(give(call, next));
        return self;
      },
    ],
    each_line: [
      0,
      0,
      function* (self, _args, call) {
        for (let next = line(self); next !== null; next = line(self)) yield* resultOf(give(call, next));
        return self;
      },
    ],
  } satisfies Methods<RObject>,
};
