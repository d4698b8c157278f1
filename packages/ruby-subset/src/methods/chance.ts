import { MersenneTwister, type RandomNumbers } from "@cairn/puppet-core/functions/ruby";
import type { Interpreter } from "../evaluate/interpreter.js";
import { inspectPlain } from "../values/print.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import { RHash, RObject, RRange, RSymbol, type RubyValue } from "../values/values.js";
import { needCount } from "./method.js";

/** What a `Random` has: its generator, and the seed that it was made of. */
export interface Generator {
  readonly twister: MersenneTwister;
  readonly seed: bigint;
}

/** A generator with a seed of its own, as Ruby makes one for a generator without a seed. */
export function newGenerator(what: string, interpreter: Interpreter): Generator {
  return generatorOf(chanceOf(what, interpreter).upTo(largestSeed));
}

const largestSeed = (1n << 128n) - 1n;

/** The generator of a seed. */
export function generatorOf(seed: RubyValue): Generator {
  const given = typeof seed === "bigint" ? seed : BigInt(needCount(seed));
  return { seed: given, twister: new MersenneTwister(given < 0n ? -given : given) };
}

/** The source of randomness: the program's own seed, or what the host has provided; otherwise its use is rejected. */
export function chanceOf(what: string, { host, world }: Interpreter): RandomNumbers {
  const own = world.seeded as Generator | undefined;
  return own?.twister ?? host.chance ?? throwNotInterpreted(`\`${what}\`, which gives another result each time,`);
}

/** The generator that `random:` names, or else the usual one; and the other arguments. */
function chosen(
  args: readonly RubyValue[],
  what: string,
  interpreter: Interpreter,
): readonly [chance: RandomNumbers, rest: readonly RubyValue[]] {
  const last = args.at(-1);
  const random = last instanceof RHash ? last.get(RSymbol.of("random"), interpreter) : undefined;
  if (random instanceof RObject && random.body.name === "Random")
    return [(random.data as Generator).twister, args.slice(0, -1)];
  return [chanceOf(what, interpreter), last instanceof RHash ? args.slice(0, -1) : args];
}

/** `Array#shuffle`. */
export function shuffled(
  list: readonly RubyValue[],
  args: readonly RubyValue[],
  interpreter: Interpreter,
): RubyValue[] {
  const [chance] = chosen(args, "shuffle", interpreter);
  const left = [...list];
  for (let at = left.length - 1; at > 0; at--) {
    const other = Number(chance.upTo(BigInt(at)));
    [left[at], left[other]] = [left[other]!, left[at]!];
  }
  return left;
}

/** Up to so many elements are picked by their places. */
const fewest = 10;

/** `Array#sample`. */
export function sampled(list: readonly RubyValue[], args: readonly RubyValue[], interpreter: Interpreter): RubyValue {
  const [chance, [wanted]] = chosen(args, "sample", interpreter);
  const below = (count: number): number => Number(chance.upTo(BigInt(count - 1)));
  if (wanted === undefined) return list.length === 0 ? null : list[below(list.length)]!;
  const given = needCount(wanted);
  if (given < 0) return raise("ArgumentError", "negative sample number");
  const count = Math.min(given, list.length);
  return count <= fewest ? pickedPlaces(list, count, below) : pickedInOrder(list, count, below);
}

function pickedPlaces(list: readonly RubyValue[], count: number, below: (count: number) => number): RubyValue[] {
  const taken: number[] = [];
  const numbers = Array.from({ length: count }, (_, at) => below(list.length - at));
  return numbers.map((number) => {
    let [place, at] = [number, 0];
    while (at < taken.length && place >= taken[at]!) {
      place++;
      at++;
    }
    taken.splice(at, 0, place);
    return list[place]!;
  });
}

function pickedInOrder(list: readonly RubyValue[], count: number, below: (count: number) => number): RubyValue[] {
  const left = [...list];
  for (let at = 0; at < count; at++) {
    const other = below(left.length - at) + at;
    [left[at], left[other]] = [left[other]!, left[at]!];
  }
  return left.slice(0, count);
}

/** A number from a generator: below a limit, or of a range. */
export function randomFrom(generator: RandomNumbers, wanted: RubyValue | undefined): RubyValue {
  if (typeof wanted === "bigint")
    return wanted <= 0n ? raise("ArgumentError", `invalid argument - ${wanted}`) : generator.upTo(wanted - 1n);
  if (wanted instanceof RRange) return randomOf(generator, wanted);
  if (typeof wanted === "number" && !(wanted > 0)) raise("ArgumentError", `invalid argument - ${inspectPlain(wanted)}`);
  const part = fractionOf(generator);
  return typeof wanted === "number" ? part * wanted : part;
}

function randomOf(generator: RandomNumbers, range: RRange): RubyValue {
  const { from, isExclusive, to } = range;
  if (typeof from === "bigint" && typeof to === "bigint") {
    const span = to - from - (isExclusive ? 1n : 0n);
    return span < 0n
      ? raise("ArgumentError", `invalid argument - ${from}${isExclusive ? "..." : ".."}${to}`)
      : from + generator.upTo(span);
  }
  const [low, high] = [Number(from), Number(to)];
  return low + (high - low) * (isExclusive ? fractionOf(generator) : wholeFractionOf(generator));
}

/** A number from 0 to 1, exclusive, of 53 bits. */
function fractionOf(generator: RandomNumbers): number {
  const [high, low] = [generator.upTo(0xffffffffn) >> 5n, generator.upTo(0xffffffffn) >> 6n];
  return (Number(high) * 67108864 + Number(low)) / 9007199254740992;
}

/** A number from 0 to 1, inclusive. */
function wholeFractionOf(generator: RandomNumbers): number {
  const bits = (generator.upTo(0xffffffffn) << 32n) | generator.upTo(0xffffffffn);
  return Number((bits * ((1n << 53n) | 1n)) >> 64n) / 9007199254740992;
}

/** Random bytes as `Random#bytes` makes them: four of each number. */
export function randomBytes(generator: RandomNumbers, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 4) {
    const word = generator.upTo(0xffffffffn);
    for (let place = at; place < Math.min(at + 4, length); place++)
      bytes[place] = Number((word >> BigInt(8 * (place - at))) & 0xffn);
  }
  return bytes;
}
