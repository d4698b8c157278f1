import { Coroutine, Failure, pause, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { raise, RubyFailure } from "../values/errors.js";
import { RException, RProc, type RubyValue } from "../values/values.js";

/** How deeply enumerations may ask each other for elements: each of them takes a piece of the call stack. */
const mostWalks = 50;

/** How many computations of one enumeration may wait for each other, as many as in the program itself. */
const mostWaiting = 400_000;

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
    const exception = new RException("StopIteration", "iteration reached an end");
    exception.variables.set("result", this.coroutine.result?.value ?? null);
    throw new RubyFailure(exception.className, exception.message, {}, exception);
  }

  private advance(interpreter: Interpreter): void {
    const { world } = interpreter;
    if (world.walks >= mostWalks)
      raise("FiberError", "can't alloc/guard machine stack to fiber: Cannot allocate memory");
    world.walks++;
    try {
      this.coroutine.resume((waiting) => {
        if (waiting > mostWaiting) throw new Failure("too-deep-calls", "the calls nest without an end in sight");
        interpreter.spend(1);
      });
    } finally {
      world.walks--;
    }
  }
}

/** What a block is given, as one value. */
export function packed(values: readonly RubyValue[]): RubyValue {
  if (values.length === 1) return values[0]!;
  return values.length === 0 ? null : [...values];
}
