import { Coroutine, Failure, resultOf, type Evaluation } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { raise } from "../values/errors.js";
import type { RubyValue } from "../values/values.js";

/** How many computations may run beside each other: each of them takes a piece of the call stack. */
const mostBeside = 50;

/** How many parts of such a computation may wait for each other, as many as in the program itself. */
const mostWaiting = 400_000;

/** Goes on with a computation beside the program until it rests or ends; `tooMany` if too many have begun inside of each other. */
export function runBeside(coroutine: Coroutine<RubyValue>, interpreter: Interpreter, tooMany: () => never): void {
  const { world } = interpreter;
  if (world.beside >= mostBeside) tooMany();
  world.beside++;
  try {
    coroutine.resume((waiting) => {
      if (waiting > mostWaiting) throw new Failure("too-deep-calls", "the calls nest without an end in sight");
      interpreter.spend(1);
    });
  } finally {
    world.beside--;
  }
}

/** What a method gives, called at once where nothing can wait for it. */
export function askBeside(
  target: RubyValue,
  name: string,
  args: readonly RubyValue[],
  interpreter: Interpreter,
): RubyValue {
  function* run(): Evaluation<RubyValue> {
    return yield* resultOf(interpreter.send(target, name, args));
  }
  const asked = new Coroutine<RubyValue>(run());
  runBeside(asked, interpreter, () => raise("SystemStackError", "stack level too deep"));
  return asked.result ? asked.result.value : raise("FiberError", "can't yield from root fiber");
}
