import { Coroutine, pause, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { raise } from "../values/errors.js";
import { RProc, type RubyValue } from "../values/values.js";
import { runBeside } from "../world/beside.js";

/** An enumeration whose elements are asked for one by one: it runs beside the program, and rests wherever it yields an element. */
export class Walk {
  private readonly coroutine: Coroutine<RubyValue>;
  private element: RubyValue | undefined = undefined;

  constructor(start: (block: RProc) => Pending<RubyValue>) {
    this.coroutine = new Coroutine(this.run(start));
  }

  private *run(start: (block: RProc) => Pending<RubyValue>): Evaluation<RubyValue> {
    const stop = (values: readonly RubyValue[]) => this.rest(values);
    return yield* resultOf(start(new RProc(stop, 1)));
  }

  private *rest(values: readonly RubyValue[]): Evaluation<RubyValue> {
    this.element = packed(values);
    yield* resultOf(pause());
    return null;
  }

  /** The next element; it stays the next one unless it is taken. */
  next(interpreter: Interpreter, isTaken: boolean): RubyValue {
    if (this.element === undefined && !this.coroutine.result) this.advance(interpreter);
    const { element } = this;
    if (isTaken) this.element = undefined;
    return element === undefined ? this.end() : element;
  }

  private end(): never {
    return raise("StopIteration", "iteration reached an end", { result: this.coroutine.result?.value ?? null });
  }

  private advance(interpreter: Interpreter): void {
    runBeside(this.coroutine, interpreter, () =>
      raise("FiberError", "can't alloc/guard machine stack to fiber: Cannot allocate memory"),
    );
  }
}

/** What a block is given, as one value. */
export function packed(values: readonly RubyValue[]): RubyValue {
  if (values.length === 1) return values[0]!;
  return values.length === 0 ? null : [...values];
}
