import type { Value } from "../value.js";
import { failEvaluation } from "../fail.js";
import { type FormatArguments } from "./arguments.js";
import type { Directive } from "./directive.js";
import { toRubyInteger } from "./ruby-values.js";

/** A parsed directive, with the value that it refers to by name or number, if it does. */
export interface ReadDirective extends Directive {
  readonly value: Value | undefined;
  /** The end of the directive. */
  readonly end: number;
}

/** The maximum width of a field; Ruby rejects only those beyond its integers. */
const widest = 1 << 24;

/** Parses one directive, from after its `%` to its letter. */
export class DirectiveReader {
  private readonly text: string;
  private readonly values: FormatArguments;
  private position: number;
  private readonly flags = new Set<string>();
  private width: number | undefined;
  private precision: number | undefined;
  private hasPrecision = false;
  private value: Value | undefined;
  private name: string | undefined;

  constructor(text: string, position: number, values: FormatArguments) {
    this.text = text;
    this.position = position;
    this.values = values;
  }

  read(): ReadDirective {
    while (this.position < this.text.length) {
      const character = this.text[this.position]!;
      if (" #+-0".includes(character)) this.readFlag(character);
      else if (character >= "1" && character <= "9") this.readNumber();
      else if (character === "<" || character === "{") {
        this.readName(character === "<" ? ">" : "}");
        if (character === "{") return this.finish("s");
      } else if (character === "*") this.readWidthArgument();
      else if (character === ".") this.readPrecision();
      else {
        // A `%` before the end of a line is literal.
        if (character !== "\n" && character !== "\0") this.position++;
        return this.finish(character === "\n" || character === "\0" ? "%" : character);
      }
    }
    return failEvaluation("incomplete format specifier; use %% (double %) instead");
  }

  private finish(letter: string): ReadDirective {
    if (letter === "%" && (this.flags.size > 0 || this.width !== undefined || this.hasPrecision)) {
      failEvaluation("invalid format character - %");
    }
    const { flags } = this;
    return {
      plus: flags.has("+"),
      space: flags.has(" "),
      alternate: flags.has("#"),
      left: flags.has("-"),
      zero: flags.has("0"),
      width: this.width,
      precision: this.precision,
      letter,
      value: this.value,
      end: this.position,
    };
  }

  private readFlag(flag: string): void {
    if (this.width !== undefined) failEvaluation("flag after width");
    if (this.hasPrecision) failEvaluation("flag after precision");
    this.flags.add(flag);
    this.position++;
  }

  private readDigits(name: string): number {
    const digits = /\d*/y;
    digits.lastIndex = this.position;
    const text = digits.exec(this.text)![0];
    this.position += text.length;
    if (Number(text) > widest) failEvaluation(`${name} too big`);
    if (this.position >= this.text.length) failEvaluation("malformed format string - %*[0-9]");
    return Number(text);
  }

  private readNumber(): void {
    const number = this.readDigits("width");
    if (this.text[this.position] !== "$") return this.setWidth(number);
    if (this.value !== undefined) failEvaluation(`value given twice - ${number}$`);
    this.value = this.values.numbered(number);
    this.position++;
  }

  private setWidth(width: number): void {
    this.assertWidth();
    this.width = width;
  }

  private assertWidth(): void {
    if (this.width !== undefined) failEvaluation("width given twice");
    if (this.hasPrecision) failEvaluation("width after precision");
  }

  private readName(end: string): void {
    const close = this.text.indexOf(end, this.position);
    if (close < 0) failEvaluation("malformed name - unmatched parenthesis");
    const written = this.text.slice(this.position, close + 1);
    if (this.name !== undefined) failEvaluation(`named${written} after <${this.name}>`);
    this.value = this.values.named(written);
    this.name = written.slice(1, -1);
    this.position = close + 1;
  }

  private readWidthArgument(): void {
    this.assertWidth();
    const width = this.readStar("width");
    if (width < 0) this.flags.add("-");
    this.width = Math.abs(width);
  }

  /** `*`, or `*3$`. */
  private readStar(name: string): number {
    const numbered = /\*(\d+)\$/y;
    numbered.lastIndex = this.position;
    const match = numbered.exec(this.text);
    this.position += match ? match[0].length : 1;
    const value = toRubyInteger(match ? this.values.numbered(Number(match[1])) : this.values.take());
    if (value > BigInt(widest) || value < -BigInt(widest)) failEvaluation(`${name} too big`);
    return Number(value);
  }

  private readPrecision(): void {
    if (this.hasPrecision) failEvaluation("precision given twice");
    this.hasPrecision = true;
    this.position++;
    if (this.text[this.position] !== "*") {
      this.precision = this.readDigits("precision");
      return;
    }
    const precision = this.readStar("precision");
    this.precision = precision < 0 ? undefined : precision;
  }
}
