import { createSource, lineStarts, positionAt, type Source } from "@cairn/diagnostics";
import type { Position, Range, TextDocumentContentChangeEvent } from "vscode-languageserver";

/** The unit in which a client counts columns. */
export type Encoding = "utf-8" | "utf-16" | "utf-32";

/** A text from a client's point of view: lines and columns from 0, columns in the negotiated units. */
export class Text {
  readonly source: Source;
  private readonly encoding: Encoding;
  /** A byte order mark that the client counts and a source doesn't. */
  private readonly mark: number;

  constructor(source: Source, encoding: Encoding, countsMark = false) {
    this.source = source;
    this.encoding = encoding;
    this.mark = countsMark && source.hasByteOrderMark ? 1 : 0;
  }

  position(offset: number): Position {
    const { column, line } = positionAt(this.source, offset);
    const character = this.columnOf(this.lineFrom(line - 1).slice(0, column - 1));
    return { line: line - 1, character: character + (line === 1 ? this.markWidth() : 0) };
  }

  range(start: number, end: number): Range {
    return { start: this.position(start), end: this.position(end) };
  }

  /** Positions outside the text are clamped. */
  offset({ character, line }: Position): number {
    const starts = lineStarts(this.source);
    if (line >= starts.length) return this.source.text.length;
    const start = starts[Math.max(0, line)]!;
    const wanted = Math.max(0, character - (line === 0 ? this.markWidth() : 0));
    return start + this.unitsIn(this.lineFrom(line).replace(/[\r\n]+$/, ""), wanted);
  }

  private markWidth(): number {
    return this.mark * (this.encoding === "utf-8" ? 3 : 1);
  }

  private lineFrom(line: number): string {
    const starts = lineStarts(this.source);
    return this.source.text.slice(starts[line], starts[line + 1] ?? this.source.text.length);
  }

  private columnOf(text: string): number {
    if (this.encoding === "utf-16") return text.length;
    let column = 0;
    for (const character of text) column += this.widthOf(character);
    return column;
  }

  private unitsIn(line: string, column: number): number {
    if (this.encoding === "utf-16") return Math.min(line.length, column);
    let [units, left] = [0, column];
    for (const character of line) {
      left -= this.widthOf(character);
      if (left < 0) break;
      units += character.length;
    }
    return units;
  }

  private widthOf(character: string): number {
    if (this.encoding === "utf-32") return 1;
    const code = character.codePointAt(0)!;
    return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
}

/** One version of a text that is open in an editor. */
export class OpenDocument {
  readonly uri: string;
  readonly version: number;
  readonly path: string;
  /** The unit of a client's positions. */
  readonly text: Text;
  /** As in the editor, including a byte order mark. */
  readonly content: string;
  private readonly encoding: Encoding;
  private encoded: Uint8Array | undefined;

  constructor(uri: string, path: string, name: string, version: number, content: string, encoding: Encoding) {
    this.uri = uri;
    this.path = path;
    this.version = version;
    this.content = content;
    this.encoding = encoding;
    this.text = new Text(createSource(name, content), encoding, true);
  }

  get source(): Source {
    return this.text.source;
  }

  get bytes(): Uint8Array {
    return (this.encoded ??= new TextEncoder().encode(this.content));
  }

  /** The same under another name. */
  named(name: string): OpenDocument {
    return new OpenDocument(this.uri, this.path, name, this.version, this.content, this.encoding);
  }

  /** The next version. */
  changed(changes: readonly TextDocumentContentChangeEvent[], version: number): OpenDocument {
    const { encoding, path, source, uri } = this;
    const changed = (content: string) => new OpenDocument(uri, path, source.name, version, content, encoding);
    return changes.reduce<OpenDocument>((document, change) => changed(document.with(change)), this);
  }

  private with(change: TextDocumentContentChangeEvent): string {
    if (!("range" in change)) return change.text;
    const { content, text } = this;
    const mark = content.length - text.source.text.length;
    const start = text.offset(change.range.start) + mark;
    const end = Math.max(start, text.offset(change.range.end) + mark);
    return content.slice(0, start) + change.text + content.slice(end);
  }
}
