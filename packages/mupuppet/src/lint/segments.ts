/** The parts of strings with interpolation, cut where puppet-lint cuts them. */

/** A part: text, code in `${…}`, or a variable without braces. */
export interface Segment {
  readonly kind: "text" | "code" | "variable";
  readonly start: number;
  readonly end: number;
}

/** The parts of a string and the offset after it. */
export interface Segments {
  readonly parts: readonly Segment[];
  readonly end: number;
}

const bareVariable = /\$(?:::)?(?:\w+(?:-\w+)*::)*\w+(?:-\w+)*/y;
const quotes = /(\\*)"/y;

/** Reads the string whose text begins at `start`, after its `"`; without its end it reaches to that of the text. */
export function stringSegments(text: string, start: number): Segments {
  return new Cutter(text, start, text.length, true).cut();
}

/** Reads the text of a heredoc from `start` to `end`. */
export function heredocSegments(text: string, start: number, end: number): Segments {
  return new Cutter(text, start, end, false).cut();
}

class Cutter {
  private readonly text: string;
  private readonly limit: number;
  private readonly endsAtQuote: boolean;
  private readonly parts: Segment[] = [];
  private at: number;
  private start: number;
  /** How many braces are open in an interpolation. */
  private depth = 0;
  /** What was read last: of several backslashes at once the quote is the last. */
  private last = "";

  constructor(text: string, start: number, limit: number, endsAtQuote: boolean) {
    this.text = text;
    this.at = start;
    this.start = start;
    this.limit = limit;
    this.endsAtQuote = endsAtQuote;
  }

  cut(): Segments {
    while (this.at < this.limit) {
      const end = this.step();
      if (end !== undefined) return { parts: this.parts, end };
    }
    this.push("text", this.limit);
    return { parts: this.parts, end: this.limit };
  }

  /** Reads a character or more; the offset after the string, if this ends it. */
  private step(): number | undefined {
    const { at, depth, text } = this;
    const char = text[at]!;
    if (char === "$" && text[at + 1] === "{") this.beginCode();
    else if (char === "}") this.endBrace();
    else if (depth === 0 && this.last !== "\\" && this.readVariable()) return undefined;
    else if (char === '"' || char === "\\") return this.readQuotes();
    else this.readChar();
    return undefined;
  }

  private readChar(): void {
    const char = this.text[this.at]!;
    if (char === "{" && this.depth > 0) this.depth++;
    this.last = char;
    this.at++;
  }

  private push(kind: Segment["kind"], end: number): void {
    this.parts.push({ kind, start: this.start, end });
    this.last = "";
  }

  private beginCode(): void {
    if (this.last === "\\") return this.readChar();
    if (this.depth === 0) {
      this.push("text", this.at);
      this.start = this.at + 2;
    }
    this.last = "";
    this.at += 2;
    this.depth++;
  }

  private endBrace(): void {
    if (this.depth === 0) return this.readChar();
    this.depth--;
    if (this.depth === 0) {
      this.push("code", this.at);
      this.start = this.at + 1;
    }
    this.at++;
  }

  /** `$name`, which puppet-lint takes with a line break before it. */
  private readVariable(): boolean {
    const { at, text } = this;
    const first = text[at] === "\n" && text[at + 1] === "$" ? at + 1 : at;
    if (text[first] !== "$") return false;
    bareVariable.lastIndex = first;
    if (!bareVariable.test(text) || bareVariable.lastIndex > this.limit) return false;
    const end = bareVariable.lastIndex;
    this.push("text", at);
    this.start = at;
    this.push("variable", end);
    this.start = end;
    this.at = end;
    return true;
  }

  private readQuotes(): number | undefined {
    quotes.lastIndex = this.at;
    const [all, backslashes] = quotes.exec(this.text) ?? [];
    if (!this.endsAtQuote || all === undefined) {
      this.readChar();
      return undefined;
    }
    const isEscaped = backslashes!.length % 2 === 1;
    this.at += all.length;
    this.last = all;
    if (isEscaped || this.depth > 0) return undefined;
    this.push("text", this.at - 1);
    return this.at;
  }
}
