import { after, resultOf } from "@cairn/evaluation";
import { give, needCount, needText, str, type Methods } from "../methods/method.js";
import type { NativeClass } from "../values/module-body.js";
import { textOf } from "../values/print.js";
import type { RObject } from "../values/values.js";
import { RHash, RString, RSymbol, type RubyValue } from "../values/values.js";

interface Buffer {
  string: RString;
  at: number;
  readonly appends: boolean;
}

const write: Methods<RObject>[string][2] = ({ data }, pieces, { interpreter, name }) => {
  const buffer = data as Buffer;
  const { string } = buffer;
  const strings = flattened(pieces).map((each) => textOf(each, interpreter));
  if (name === "puts" && strings.length === 0) strings.push("");
  const added = strings.map((text) => (name === "puts" && !text.endsWith("\n") ? `${text}\n` : text)).join("");
  interpreter.take(2 * (added.length + string.text.length));
  const start = buffer.appends ? string.text.length : buffer.at;
  string.text = string.text.slice(0, start).padEnd(start, "\0") + added + string.text.slice(start + added.length);
  buffer.at = start + added.length;
  return name === "write" ? BigInt(new TextEncoder().encode(added).length) : null;
};

/** What lists hold, in one list. */
function flattened(pieces: readonly RubyValue[]): RubyValue[] {
  const [found, open]: [RubyValue[], RubyValue[]] = [[], [...pieces].reverse()];
  while (open.length > 0) {
    const next = open.pop()!;
    if (Array.isArray(next)) open.push(...[...next].reverse());
    else found.push(next);
  }
  return found;
}

const place = ({ data }: RObject): bigint => BigInt((data as Buffer).at);

const move = ({ data }: RObject, [to]: readonly RubyValue[]): RubyValue => {
  (data as Buffer).at = needCount(to);
  return 0n;
};

const character = ({ data }: RObject): RubyValue => {
  const buffer = data as Buffer;
  const point = buffer.string.text.codePointAt(buffer.at);
  if (point === undefined) return null;
  const found = String.fromCodePoint(point);
  buffer.at += found.length;
  return str(found);
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
      (self, [text, mode]) => {
        const string = text instanceof RString ? text : new RString(text === undefined ? "" : needText(text));
        self.data = { string, at: 0, appends: mode instanceof RString && mode.text.startsWith("a") } satisfies Buffer;
        return null;
      },
    ],
    puts: [0, -1, write],
    print: [0, -1, write],
    write: [0, -1, write],
    "<<": [1, 1, (self, args, call) => (write(self, args, { ...call, name: "print" }), self)],
    string: [0, 0, ({ data }) => (data as Buffer).string],
    pos: [0, 0, place],
    tell: [0, 0, place],
    "pos=": [1, 1, move],
    seek: [1, 2, move],
    truncate: [
      1,
      1,
      ({ data }, [length]) => {
        const { string } = data as Buffer;
        string.text = string.text.slice(0, needCount(length));
        return 0n;
      },
    ],
    getc: [0, 0, character],
    size: [0, 0, ({ data }) => BigInt((data as Buffer).string.text.length)],
    length: [0, 0, ({ data }) => BigInt((data as Buffer).string.text.length)],
    flush: [0, 0, (self) => self],
    "closed?": [0, 0, () => false],
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
    readlines: [
      0,
      1,
      (self, [options], { interpreter }) => {
        const chomps = options instanceof RHash && options.get(RSymbol.of("chomp"), interpreter) === true;
        const lines = allLines(self);
        return chomps ? lines.map((each) => str((each as RString).text.replace(/\r?\n$/, ""))) : lines;
      },
    ],
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
  classMethods: {
    open: [
      0,
      2,
      (self, args, call) =>
        after(call.interpreter.send(self, "new", args), (made) => (call.block ? give(call, made) : made)),
    ],
  },
};
