import type { MersenneTwister } from "@cairn/puppet-core/functions/ruby";
import type { Interpreter } from "../evaluate/interpreter.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import { RRange, type RubyValue } from "../values/values.js";

/** The source of randomness if the host has provided one; otherwise its use is rejected. */
export function chanceOf(what: string, { host }: Interpreter): MersenneTwister {
  return host.chance ?? throwNotInterpreted(`\`${what}\`, which gives another result each time,`);
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

/** A number from a generator: below a limit, or of a range. */
export function randomFrom(generator: MersenneTwister, wanted: RubyValue | undefined): RubyValue {
  if (typeof wanted === "bigint") {
    return wanted <= 0n ? raise("ArgumentError", `invalid argument - ${wanted}`) : generator.upTo(wanted - 1n);
  }
  if (wanted instanceof RRange && typeof wanted.from === "bigint" && typeof wanted.to === "bigint") {
    const span = wanted.to - wanted.from - (wanted.isExclusive ? 1n : 0n);
    return span < 0n ? raise("ArgumentError", "invalid argument") : wanted.from + generator.upTo(span);
  }
  const [high, low] = [generator.upTo(0xffffffffn) >> 5n, generator.upTo(0xffffffffn) >> 6n];
  const part = (Number(high) * 67108864 + Number(low)) / 9007199254740992;
  return typeof wanted === "number" ? part * wanted : part;
}
