import { after, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import { give, type MethodCall, type Methods } from "../methods/method.js";
import { raise, RubyFailure } from "../values/errors.js";
import type { NativeClass } from "../values/module-body.js";
import { REnumerator, RObject, type RProc, type RubyValue } from "../values/values.js";

function objectOf(className: string, data: unknown, { interpreter }: MethodCall): RObject {
  const made = new RObject(interpreter.world.body(className));
  made.data = data;
  return made;
}

function needBlock({ block }: MethodCall): RProc {
  return block ?? raise("ArgumentError", "no block given");
}

/** `Enumerator.new { |yielder| … }`: the block is what goes through the elements. */
function created([size]: readonly RubyValue[], call: MethodCall): REnumerator {
  return new REnumerator(objectOf("Enumerator::Generator", needBlock(call), call), "each", [], size ?? null);
}

/** What `Enumerator.produce` starts with, and how it goes on. */
interface Production {
  readonly first: RubyValue | undefined;
  readonly next: RProc;
}

function produced(args: readonly RubyValue[], call: MethodCall): REnumerator {
  const production: Production = { first: args[0], next: needBlock(call) };
  return new REnumerator(objectOf("Enumerator::Producer", production, call), "each", [], Infinity);
}

function* produce({ data }: RObject, _args: readonly RubyValue[], call: MethodCall): Evaluation<RubyValue> {
  const { first, next } = data as Production;
  try {
    let value = first === undefined ? yield* resultOf(next.call([])) : first;
    for (;;) {
      yield* resultOf(give(call, value));
      value = yield* resultOf(next.call([value]));
    }
  } catch (error) {
    if (error instanceof RubyFailure && error.className === "StopIteration") return null;
    throw error;
  }
}

const yielded = (self: RObject, args: readonly RubyValue[]): Pending<RubyValue> => (self.data as RProc).call(args);

const ofYielder: Methods<RObject> = {
  "<<": [1, 1, (self, args) => after(yielded(self, args), () => self)],
  yield: [0, -1, yielded],
  call: [0, -1, yielded],
  to_proc: [0, 0, ({ data }) => data as RProc],
};

const ofGenerator: Methods<RObject> = {
  each: [
    0,
    -1,
    ({ data }, args, call) => (data as RProc).call([objectOf("Enumerator::Yielder", needBlock(call), call), ...args]),
  ],
};

/** `Enumerator`: enumerations that a program makes itself. */
export const enumerators: readonly NativeClass[] = [
  {
    name: "Enumerator",
    includes: ["Enumerable"],
    classMethods: {
      new: [0, 1, (_self, args, call) => created(args, call)],
      produce: [0, 1, (_self, args, call) => produced(args, call)],
    },
  },
  { name: "Enumerator::Generator", includes: ["Enumerable"], methods: ofGenerator },
  { name: "Enumerator::Producer", includes: ["Enumerable"], methods: { each: [0, 0, produce] } },
  { name: "Enumerator::Yielder", methods: ofYielder },
];
