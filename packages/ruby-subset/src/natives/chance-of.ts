import type { MersenneTwister } from "@cairn/puppet-core/functions/ruby";
import type { Interpreter } from "../evaluate/interpreter.js";
import { refuse } from "../values/errors.js";
import type { RubyValue } from "../values/values.js";

/** The source of randomness if the host has provided one; otherwise its use is rejected. */
export function chanceOf(what: string, { host }: Interpreter): MersenneTwister {
  return host.chance ?? refuse(`\`${what}\`, which gives another result each time,`);
}

/** A shuffled list. */
export function shuffled(list: readonly RubyValue[], chance: MersenneTwister): RubyValue[] {
  const left = [...list];
  for (let at = left.length - 1; at > 0; at--) {
    const other = Number(chance.upTo(BigInt(at)));
    [left[at], left[other]] = [left[other]!, left[at]!];
  }
  return left;
}

/** `Array#sample`. */
export function sampled(list: readonly RubyValue[], count: RubyValue | undefined, interpreter: Interpreter): RubyValue {
  const mixed = shuffled(list, chanceOf("sample", interpreter));
  return typeof count === "bigint" ? mixed.slice(0, Number(count)) : (mixed[0] ?? null);
}
