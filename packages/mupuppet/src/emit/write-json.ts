import { Memo } from "./memo.js";
import { quote } from "./quote.js";
import { levelOf, type Level, type Part } from "./rich-data.js";

/** From this depth on a container is written on one line, so that the indentation isn't quadratic in the depth. */
const deepestIndent = 64;
const indents: string[] = [];

function indentOf(depth: number): string {
  return (indents[depth] ??= "  ".repeat(depth));
}

interface Frame {
  readonly parts: readonly Part[];
  /** The names of the parts, for an object. */
  readonly names: readonly string[] | undefined;
  readonly depth: number;
  next: number;
}

const names = new Memo((name) => `${quote(name)}: `);

/**
 * Writes the JSON of a value in `depth` containers: two blanks per level, and none from level 64 on. `text` is the
 * output; whoever takes it resets it.
 */
export class JsonWriter {
  text = "";
  private readonly frames: Frame[] = [];
  private readonly levelOf: (part: Part) => Level;

  /** `level` says how a value looks in JSON: as rich data, unless told otherwise. */
  constructor(level = levelOf) {
    this.levelOf = level;
  }

  /** Writes a scalar, or begins a container, which `step` continues. */
  write(part: Part, depth: number): void {
    const level = this.levelOf(part);
    if ("text" in level) {
      this.text += level.text;
      return;
    }
    const named = "members" in level;
    const parts = named ? level.members.map(([, each]) => each) : level.items;
    if (parts.length === 0) {
      this.text += named ? "{}" : "[]";
      return;
    }
    this.text += named ? "{" : "[";
    this.frames.push({ parts, names: named ? level.members.map(([name]) => name) : undefined, depth, next: 0 });
  }

  /** Writes one more part; false if there is none. */
  step(): boolean {
    const frame = this.frames.at(-1);
    if (!frame) return false;
    if (frame.next === frame.parts.length) this.close(this.frames.pop()!);
    else this.enter(frame);
    return true;
  }

  private enter(frame: Frame): void {
    const index = frame.next++;
    const inline = frame.depth >= deepestIndent;
    this.text += inline ? (index === 0 ? "" : ", ") : `${index === 0 ? "" : ","}\n${indentOf(frame.depth + 1)}`;
    if (frame.names) this.text += names.of(frame.names[index]!);
    this.write(frame.parts[index]!, frame.depth + 1);
  }

  private close({ names: named, depth }: Frame): void {
    if (depth < deepestIndent) this.text += `\n${indentOf(depth)}`;
    this.text += named ? "}" : "]";
  }
}
