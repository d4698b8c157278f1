import type { RProc, RubyValue } from "../values/values.js";

/** The local variables of a template, a block or a method. */
export class Frame {
  private readonly variables = new Map<string, RubyValue>();
  private readonly outer: Frame | undefined;
  /** The block that the method around was called with. */
  readonly block: RProc | undefined;

  constructor(outer: Frame | undefined, block: RProc | undefined = outer?.block) {
    this.outer = outer;
    this.block = block;
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

  /** Gives a variable a value where it is known already, else here. */
  set(name: string, value: RubyValue): void {
    let frame: Frame | undefined = this;
    while (frame && !frame.variables.has(name)) frame = frame.outer;
    (frame ?? this).variables.set(name, value);
  }

  /** Makes a variable of its own, whatever those around are called. */
  bind(name: string, value: RubyValue): void {
    this.variables.set(name, value);
  }
}
