import type { Located } from "../ast.js";
import { partsOf, type Tag } from "./tags.js";

/** The output of a script's statement that represents a part of the template. */
export type Mark = Located & ({ readonly kind: "text"; readonly text: string } | { readonly kind: "output" | "begin" });

/** The Ruby that ERB generates for a template. */
export interface Script {
  readonly text: string;
  /** The template with everything except the Ruby blanked out, so that offsets are unchanged. */
  readonly code: string;
  /** The output statements, by their start. */
  readonly marks: ReadonlyMap<number, Mark>;
  /** The offset in the template of an offset in the script. */
  placeOf(offset: number): number;
}

/**
 * Generates the script of a template, statement by statement and line by line as Ruby's `ERB::Compiler` does in its
 * trim mode `-`.
 */
export function scriptOf(template: string): Script {
  const writer = new ScriptWriter(template);
  for (const { text, textStart, textEnd, tag } of partsOf(template)) {
    if (text !== "") writer.put({ kind: "text", text, start: textStart, end: textEnd });
    if (tag) writer.add(tag);
  }
  return writer.finish();
}

/** A range of the template that is copied into the script. */
interface Copy {
  readonly at: number;
  readonly from: number;
  readonly length: number;
}

class ScriptWriter {
  private readonly template: string;
  private readonly parts: string[] = [];
  private readonly marks = new Map<number, Mark>();
  private readonly copies: Copy[] = [];
  private length = 0;
  private isInLine = false;

  constructor(template: string) {
    this.template = template;
    this.begin({ kind: "begin", start: 0, end: 0 });
    this.write("_erbout = ''");
  }

  /** Outputs a text. If the text has a line break, the next statement is on another line. */
  put(mark: Mark & { readonly kind: "text" }): void {
    this.begin(mark);
    this.write(`_erbout.<< ${dumped(mark.text)}.freeze${"\n".repeat(mark.text.split("\n").length - 1)}`);
  }

  add({ kind, start, end, from, to, endsLine }: Tag): void {
    if (kind === "output") {
      this.begin({ kind: "output", start, end });
      this.write("_erbout.<<((");
      this.copy(from, to);
      this.write(").to_s)");
    } else if (kind === "code") this.addCode(from, to);
    if (endsLine) this.endLine();
  }

  finish(): Script {
    const { copies, marks, parts } = this;
    const code = onlyCopies(this.template, copies);
    return { text: parts.join(""), code, marks, placeOf: (offset) => placeIn(copies, offset) };
  }

  private addCode(from: number, to: number): void {
    const endsLine = to > from && this.template[to - 1] === "\n";
    this.begin();
    this.copy(from, endsLine ? to - 1 : to);
    if (endsLine) this.endLine();
  }

  /** Begins a statement. */
  private begin(mark?: Mark): void {
    if (this.isInLine) this.write("; ");
    this.isInLine = true;
    if (mark) this.marks.set(this.length, mark);
  }

  private endLine(): void {
    this.write("\n");
    this.isInLine = false;
  }

  /** Copies a range of the template, in which `%%>` means `%>`. */
  private copy(from: number, to: number): void {
    let at = from;
    for (const part of this.template.slice(from, to).split("%%>")) {
      const written = at === from ? part : `%>${part}`;
      const start = at === from ? at : at - 2;
      this.copies.push({ at: this.length, from: start, length: written.length });
      this.write(written);
      at += part.length + 3;
    }
  }

  private write(text: string): void {
    this.parts.push(text);
    this.length += text.length;
  }
}

/** A string as Ruby dumps it, on one line. */
function dumped(text: string): string {
  const escaped = text.replace(/["\\#]/g, "\\$&").replaceAll("\n", "\\n");
  return `"${escaped.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`)}"`;
}

/** The template with `;` and blanks in place of everything that isn't copied. */
function onlyCopies(template: string, copies: readonly Copy[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, length } of copies) {
    if (from > at) parts.push(";".padEnd(from - at));
    parts.push(template.slice(from, from + length));
    at = from + length;
  }
  return parts.join("");
}

/** The last copy that begins at or before an offset applies, up to its end. */
function placeIn(copies: readonly Copy[], offset: number): number {
  let [low, high] = [0, copies.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (copies[middle]!.at <= offset) low = middle + 1;
    else high = middle;
  }
  const copy = copies[low - 1];
  return copy ? copy.from + Math.min(offset - copy.at, copy.length) : 0;
}
