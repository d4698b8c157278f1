import type { RMatch, RProc, RubyValue } from "../values/values.js";
import type { Context } from "../world/context.js";

/** The local variables of a file, a block or a method. */
export class Frame {
  readonly context: Context;
  /** The block whose frame this is. */
  readonly proc: RProc | undefined;
  /** The frame of the method or file around. */
  readonly outermost: Frame;
  /** The result of the last match in a method and its blocks: `$~`. Only that of an outermost frame is used. */
  lastMatch: RMatch | null = null;
  private readonly variables = new Map<string, RubyValue>();
  private readonly outer: Frame | undefined;

  constructor(outer: Frame | undefined, context: Context, proc?: RProc) {
    this.outer = outer;
    this.outermost = outer ? outer.outermost : this;
    this.context = context;
    this.proc = proc;
  }

  get self(): RubyValue {
    return this.context.self;
  }

  /** The block that the method around was called with. */
  get block(): RProc | undefined {
    return this.context.block;
  }

  get(name: string): RubyValue | undefined {
    let frame: Frame | undefined = this;
    while (frame) {
      const value = frame.variables.get(name);
      if (value !== undefined) return value;
      frame = frame.outer;
    }
    return undefined;
  }

  /** Assigns a variable where it exists already, else here. */
  set(name: string, value: RubyValue): void {
    let frame: Frame | undefined = this;
    while (frame && !frame.variables.has(name)) frame = frame.outer;
    (frame ?? this).variables.set(name, value);
  }

  /** Declares a new variable, whatever the enclosing ones are. */
  bind(name: string, value: RubyValue): void {
    this.variables.set(name, value);
  }
}
