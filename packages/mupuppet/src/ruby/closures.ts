import { type Pending, after, rescuing } from "@cairn/evaluation";
import type { Closure } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import { any, callableType, integerType, tupleType } from "@cairn/puppet-core/types";
import {
  fromRuby,
  puppetMeter,
  throwNotInterpreted,
  RProc,
  type Interpreter,
  type RubyValue,
} from "@cairn/ruby-subset";
import { jumpIn, jumpingInRuby } from "./jumps.js";

const closures = new WeakMap<RProc, Closure>();

/** A Puppet lambda with the interface of Ruby's blocks. */
export function blockOf(closure: Closure | undefined, interpreter: Interpreter): RProc | undefined {
  if (!closure) return undefined;
  const call = (args: readonly RubyValue[]): Pending<RubyValue> => {
    const values = args.map((each) => toPuppet(each, interpreter));
    const run = jumpingInRuby(() => closure.call(values));
    return after(run, (result) => interpreter.convert(result));
  };
  const block = new RProc(call, arityOf(closure), true);
  closures.set(block, closure);
  return block;
}

function arityOf({ type }: Closure): number {
  const { from, to } = type.parameters?.size ?? { from: 0n, to: undefined };
  return to !== undefined && from === to ? Number(from) : -Number(from ?? 0n) - 1;
}

/** A Ruby block with the interface of Puppet's lambdas. */
export function closureOf(block: RProc | undefined, interpreter: Interpreter): Closure | undefined {
  if (!block) return undefined;
  const known = closures.get(block);
  if (known) return known;
  const count = BigInt(block.arity < 0 ? -block.arity - 1 : block.arity);
  const type = callableType(tupleType([any], integerType(count, block.arity < 0 ? undefined : count)));
  return {
    kind: "callable",
    type,
    call: (values) => {
      const run = rescuing(
        () => block.call(values.map((each) => interpreter.convert(each))),
        (error) => {
          throw jumpIn(error) ?? error;
        },
      );
      return after(run, (result) => toPuppet(result, interpreter));
    },
  };
}

/** A value that Ruby passes to Puppet. With `keepsUndef`, the symbol `:undef` stays one, as in the arguments of `call_function`. */
export function toPuppet(value: RubyValue, interpreter: Interpreter, keepsUndef = false): Value {
  if (value instanceof RProc) return closureOf(value, interpreter)!;
  const converted = fromRuby(value, puppetMeter, interpreter.host.shared.bytes, keepsUndef);
  if (converted === undefined) return throwNotInterpreted("a value that Puppet doesn't know");
  interpreter.host.shared.adopt(converted, value);
  return converted;
}
