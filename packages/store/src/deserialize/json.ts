import { numberValue } from "../value.js";
import type { Name, TreeBuilder } from "./builder.js";

const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const word = /[\p{L}\p{N}_$.+-]+/uy;
const words: ReadonlyMap<string, null | boolean> = new Map([
  ["null", null],
  ["true", true],
  ["false", false],
]);

/** Parses JSON into `builder`; stops at the first syntax error. Doesn't recurse. */
export function readJson(text: string, builder: TreeBuilder, maxDepth: number): void {
  new JsonReader(text, builder, maxDepth).read();
}

class JsonReader {
  private at = 0;
  private name: Name | undefined = undefined;
  private readonly text: string;
  private readonly builder: TreeBuilder;
  private readonly maxDepth: number;

  constructor(text: string, builder: TreeBuilder, maxDepth: number) {
    this.text = text;
    this.builder = builder;
    this.maxDepth = maxDepth;
  }

  read(): void {
    do {
      if (!this.readValue()) return;
      while (this.builder.depth > 0 && this.closes()) {
        this.at++;
        this.builder.close();
      }
      if (this.builder.depth > 0 && !this.readSeparator()) return;
    } while (this.builder.depth > 0 && !this.builder.isHopeless);
    this.skipBlanks();
    if (this.at < this.text.length && !this.builder.isHopeless) this.fail("unexpected content after the value");
  }

  /** A scalar, or the beginning of a container down to its first scalar or to an empty container. */
  private readValue(): boolean {
    for (;;) {
      this.skipBlanks();
      const unit = this.text.charCodeAt(this.at);
      if (unit !== braceOpen && unit !== bracketOpen) return this.readScalar(unit);
      if (!this.open(unit)) return false;
      this.skipBlanks();
      if (this.closes()) return true;
      if (unit === braceOpen && !this.readName()) return false;
    }
  }

  private open(unit: number): boolean {
    if (this.builder.depth >= this.maxDepth) {
      return this.fail(`nested more than ${this.maxDepth} levels deep`);
    }
    this.builder.open(unit === braceOpen ? "component" : "vector", this.name, this.at, this.at + 1);
    this.at++;
    this.name = undefined;
    return true;
  }

  /** Whether the innermost container ends here. */
  private closes(): boolean {
    this.skipBlanks();
    return this.text.charCodeAt(this.at) === (this.builder.inComponent ? braceClose : bracketClose);
  }

  private readSeparator(): boolean {
    const closing = this.builder.inComponent ? "`}`" : "`]`";
    if (this.text.charCodeAt(this.at) !== comma) return this.fail(`expected \`,\` or ${closing}`);
    this.at++;
    this.skipBlanks();
    if (this.closes()) return this.fail(`expected another ${this.builder.inComponent ? "name" : "value"} after \`,\``);
    return this.builder.inComponent ? this.readName() : true;
  }

  private readName(): boolean {
    this.skipBlanks();
    if (this.text.charCodeAt(this.at) !== quote) return this.fail("expected a name in double quotes");
    const start = this.at;
    const text = this.readString();
    if (text === undefined) return false;
    this.name = { text, start, end: this.at };
    this.builder.checkName(this.name);
    this.skipBlanks();
    if (this.text.charCodeAt(this.at) !== colon) return this.fail(`expected \`:\` after the name`);
    this.at++;
    return true;
  }

  private readScalar(unit: number): boolean {
    const start = this.at;
    if (unit === quote) {
      const text = this.readString();
      if (text === undefined) return false;
      return this.add(text, start);
    }
    number.lastIndex = start;
    const digits = number.exec(this.text)?.[0];
    word.lastIndex = start;
    const whole = word.exec(this.text)?.[0];
    if (digits !== undefined && digits === whole) {
      this.at += digits.length;
      return this.add(numberValue(digits), start);
    }
    if (whole === undefined || !words.has(whole)) return this.fail("expected a value", whole?.length);
    this.at += whole.length;
    return this.add(words.get(whole)!, start);
  }

  private add(value: ReturnType<typeof numberValue> | string | boolean | null, start: number): true {
    this.builder.add(value, this.name, start, this.at);
    this.name = undefined;
    return true;
  }

  /** The string that begins here; `undefined` after an error. */
  private readString(): string | undefined {
    const start = this.at;
    let escaped = false;
    for (let index = start + 1; ; index++) {
      const unit = this.text.charCodeAt(index);
      if (unit === quote) {
        this.at = index + 1;
        return escaped ? (JSON.parse(this.text.slice(start, this.at)) as string) : this.text.slice(start + 1, index);
      }
      if (unit === backslash) {
        const length = escapeLength(this.text, index);
        if (length === 0) return this.failString("invalid escape", index, 2);
        escaped = true;
        index += length - 1;
      } else if (!(unit >= 32)) return this.failBlank(start, index);
    }
  }

  /** Reports the end of the text, a line break or another control character inside a string. */
  private failBlank(start: number, index: number): undefined {
    const unit = this.text.charCodeAt(index);
    const isOpen = index >= this.text.length || unit === 10 || unit === 13;
    if (isOpen) return this.failString("this string isn't closed", start, 1);
    return this.failString("a control character must be written as an escape, such as `\\u0001`", index, 1);
  }

  private failString(message: string, at: number, length: number): undefined {
    this.at = at;
    this.fail(message, length);
    return undefined;
  }

  private fail(message: string, length = 1): false {
    const end = Math.min(this.text.length, this.at + length);
    const found = this.at >= this.text.length && message.startsWith("expected") ? ", but the text ends here" : "";
    this.builder.error(message + found, Math.min(this.at, this.text.length), end);
    return false;
  }

  private skipBlanks(): void {
    for (;;) {
      const unit = this.text.charCodeAt(this.at);
      if (unit !== 32 && unit !== 10 && unit !== 13 && unit !== 9) return;
      this.at++;
    }
  }
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const braceOpen = 0x7b;
const braceClose = 0x7d;
const bracketOpen = 0x5b;
const bracketClose = 0x5d;
const unicodeEscape = /\\u[0-9a-fA-F]{4}/y;

/** The length of the escape at `index`; 0 if it is invalid. */
function escapeLength(text: string, index: number): number {
  if ('"\\/bfnrt'.includes(text.charAt(index + 1) || " ")) return 2;
  unicodeEscape.lastIndex = index;
  return unicodeEscape.test(text) ? 6 : 0;
}
