import { bytesOfStep, bytesOfText } from "@cairn/diagnostics";
import type { Meter } from "../values/meter.js";

/** How wide a page is and how far each level is indented. */
export interface PageLayout {
  /** Behind this column a line is broken at the next blank. */
  readonly width: number;
  readonly step: number;
}

/** What has been written so far, and where the pen is. */
export class Page {
  readonly layout: PageLayout;
  column = 0;
  /** Below 0 before the first level. */
  indent = -1;
  /** Whether a blank, or nothing, was written last. */
  isBlank = true;
  /** Whether the line holds nothing yet but blanks and signs that indent. */
  isIndented = true;
  /** Whether the last block kept all ends of lines at its end: then an end of the document is written. */
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

  /** Writes a text without ends of lines. */
  put(text: string): void {
    this.keep(text);
    this.column += text.length;
  }

  /** Writes one character, which may be made of two units. */
  putCharacter(character: string): void {
    this.keep(character);
    this.column++;
  }

  endLine(): void {
    this.keep("\n");
    this.column = 0;
  }

  /** Goes to the indent, on a line of its own. */
  startLine(): void {
    const indent = Math.max(this.indent, 0);
    if (!this.isIndented || this.column > indent || (this.column === indent && !this.isBlank)) this.endLine();
    if (this.column < indent) this.put(" ".repeat(indent - this.column));
    this.isBlank = this.isIndented = true;
  }

  /** Writes a sign, apart from what is before it; some indent what follows. */
  sign(text: string, indents = false): void {
    if (!this.isBlank) this.put(" ");
    this.add(text, indents);
  }

  /** Writes a sign right behind what is there. */
  add(text: string, indents = false): void {
    this.put(text);
    this.isBlank = false;
    this.isIndented &&= indents;
  }

  /** Counts characters that will be written one by one. */
  expect(characters: number): void {
    this.meter.take(bytesOfStep * characters);
  }

  /** Each piece counts, however short: they are kept until all are there. */
  private keep(piece: string): void {
    this.meter.take(bytesOfStep / 4 + bytesOfText(piece.length));
    this.pieces.push(piece);
  }

  deepen(): void {
    this.indent = this.indent < 0 ? 0 : this.indent + this.layout.step;
  }
}
