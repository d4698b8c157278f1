import type { RMatch, RProc, RubyValue } from "../values/values.js";
import type { Context } from "../world/context.js";

interface Variable {
  readonly name: string;
  value: RubyValue;
  /** The one that was declared before. */
  readonly next: Variable | undefined;
}

/** As many variables are looked at one by one, which most frames have less of; more are found by their names. */
const few = 8;

/** The local variables of a file, a block or a method. */
export class Frame {
  readonly context: Context;
  /** The block whose frame this is. */
  readonly proc: RProc | undefined;
  /** The frame of the method or file around. */
  readonly outermost: Frame;
  /** The result of the last match in a method and its blocks: `$~`. Only that of an outermost frame is used. */
  lastMatch: RMatch | null = null;
  private readonly outer: Frame | undefined;
  private last: Variable | undefined = undefined;
  private count = 0;
  private byName: Map<string, Variable> | undefined = undefined;

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
    return this.find(name)?.value;
  }

  /** Assigns a variable where it exists already, else here. */
  set(name: string, value: RubyValue): void {
    const variable = this.find(name);
    if (variable) variable.value = value;
    else this.declare(name, value);
  }

  /** Declares a new variable, whatever the enclosing ones are. */
  bind(name: string, value: RubyValue): void {
    const variable = this.own(name);
    if (variable) variable.value = value;
    else this.declare(name, value);
  }

  private declare(name: string, value: RubyValue): void {
    const variable = { name, value, next: this.last };
    this.last = variable;
    if (++this.count > few) this.indexed().set(name, variable);
  }

  private indexed(): Map<string, Variable> {
    if (this.byName) return this.byName;
    const known = (this.byName = new Map<string, Variable>());
    for (let each = this.last; each; each = each.next) known.set(each.name, each);
    return known;
  }

  private find(name: string): Variable | undefined {
    let frame: Frame | undefined = this;
    while (frame) {
      const variable = frame.own(name);
      if (variable) return variable;
      frame = frame.outer;
    }
    return undefined;
  }

  private own(name: string): Variable | undefined {
    if (this.byName) return this.byName.get(name);
    let variable = this.last;
    while (variable && variable.name !== name) variable = variable.next;
    return variable;
  }
}
