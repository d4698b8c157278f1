import { bytesOfStep, bytesOfText } from "@cairn/diagnostics";
import type { Meter } from "../values/meter.js";

/** The width of a page and the indentation per level. */
export interface PageLayout {
  /** After this column a line is broken at the next blank. */
  readonly width: number;
  readonly step: number;
}

/** The output so far, and the current position. */
export class Page {
  readonly layout: PageLayout;
  column = 0;
  /** Negative before the first level. */
  indent = -1;
  /** Whether the output ends with a blank, or is empty. */
  isBlank = true;
  /** Whether the line contains only blanks and indentation indicators so far. */
  isIndented = true;
  /** Whether the last block scalar kept all its trailing line breaks: then an end-of-document marker is written. */
  isOpenEnded = false;
  private readonly meter: Meter;
  private readonly pieces: string[] = [];

  constructor(layout: PageLayout, meter: Meter) {
    this.layout = layout;
    this.meter = meter;
  }

  get text(): string {
    return this.pieces.join("");
  }

  /** Writes text without line breaks. */
  put(text: string): void {
    this.keep(text);
    this.column += text.length;
  }

  /** Writes one character, possibly a surrogate pair. */
  putCharacter(character: string): void {
    this.keep(character);
    this.column++;
  }

  endLine(): void {
    this.keep("\n");
    this.column = 0;
  }

  /** Moves to the indentation, on a new line. */
  startLine(): void {
    const indent = Math.max(this.indent, 0);
    if (!this.isIndented || this.column > indent || (this.column === indent && !this.isBlank)) this.endLine();
    if (this.column < indent) this.put(" ".repeat(indent - this.column));
    this.isBlank = this.isIndented = true;
  }

  /** Writes an indicator, separated from what precedes it; some indent what follows. */
  sign(text: string, indents = false): void {
    if (!this.isBlank) this.put(" ");
    this.add(text, indents);
  }

  /** Writes an indicator without a separator. */
  add(text: string, indents = false): void {
    this.put(text);
    this.isBlank = false;
    this.isIndented &&= indents;
  }

  /** Counts characters that will be written one by one. */
  expect(characters: number): void {
    this.meter.take(bytesOfStep * characters);
  }

  /** Each piece counts, however short: they are kept until the end. */
  private keep(piece: string): void {
    this.meter.take(bytesOfStep / 4 + bytesOfText(piece.length));
    this.pieces.push(piece);
  }

  deepen(): void {
    this.indent = this.indent < 0 ? 0 : this.indent + this.layout.step;
  }
}
