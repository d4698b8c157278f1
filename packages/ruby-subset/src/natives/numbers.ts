import type { MersenneTwister } from "@cairn/puppet-core/functions/ruby";
import { chanceOf, generatorOf, newGenerator, randomBytes, randomFrom, type Generator } from "../methods/chance.js";
import { seed } from "../methods/kernel.js";
import { keyedBy } from "../methods/keyed-by.js";
import { needCount, str, type Methods } from "../methods/method.js";
import { binaryString } from "../values/bytes.js";
import { raise } from "../values/errors.js";
import type { Meter } from "../values/meter.js";
import type { NativeClass } from "../values/module-body.js";
import { textOf } from "../values/print.js";
import { RObject, type RubyValue } from "../values/values.js";

/** The segments of a gem's version. */
function segments(text: string): (bigint | string)[] {
  const parts = text.match(/\d+|[a-z]+/gi) ?? [];
  return parts.map((part) => (/^\d/.test(part) ? BigInt(part) : part));
}

function withoutZeros(parts: (bigint | string)[]): (bigint | string)[] {
  const firstText = parts.findIndex((part) => typeof part === "string");
  const [numbers, rest] = firstText < 0 ? [parts, []] : [parts.slice(0, firstText), parts.slice(firstText)];
  while (numbers.at(-1) === 0n) numbers.pop();
  while (rest.at(-1) === 0n) rest.pop();
  return [...numbers, ...rest];
}

/** The order of two versions of gems. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [withoutZeros(segments(one)), withoutZeros(segments(other))];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const [a, b] = [left[at] ?? 0n, right[at] ?? 0n];
    if (a === b) continue;
    if (typeof a === "string" && typeof b !== "string") return -1;
    if (typeof b === "string" && typeof a !== "string") return 1;
    return a < b ? -1 : 1;
  }
  return 0;
}

const versionText = (value: RubyValue): string => String((value as RObject).data);

const version: NativeClass = {
  name: "Gem::Version",
  includes: ["Comparable"],
  classMethods: {
    create: [
      1,
      1,
      (_self, [text], { interpreter }) =>
        interpreter.send(interpreter.world.constant("Gem::Version", undefined)!, "new", [text!]),
    ],
    "correct?": [1, 1, (_self, [text], { interpreter }) => isVersion(textOf(text!, interpreter))],
  },
  methods: {
    initialize: [
      1,
      1,
      (self: RObject, [text]: readonly RubyValue[], { interpreter }: Parameters<Methods<RObject>[string][2]>[2]) => {
        const shown = textOf(text!, interpreter);
        if (!isVersion(shown)) return raise("ArgumentError", `Malformed version number string ${shown}`);
        self.data = shown.trim() === "" ? "0" : shown.trim();
        return null;
      },
    ],
    "<=>": [
      1,
      1,
      (self: RObject, [other]: readonly RubyValue[], { interpreter }: Parameters<Methods<RObject>[string][2]>[2]) =>
        BigInt(
          compareVersions(
            versionText(self),
            other instanceof RObject ? versionText(other) : textOf(other!, interpreter),
          ),
        ),
    ],
    ...keyedBy((self) => str(versionText(self))),
    to_s: [0, 0, (self: RObject) => str(versionText(self))],
    version: [0, 0, (self: RObject) => str(versionText(self))],
    segments: [
      0,
      0,
      (self: RObject) => segments(versionText(self)).map((part) => (typeof part === "string" ? str(part) : part)),
    ],
    "prerelease?": [0, 0, (self: RObject) => /[a-z]/i.test(versionText(self))],
  } as unknown as NativeClass["methods"],
};

function isVersion(text: string): boolean {
  return /^(?:\d+(?:\.[0-9a-zA-Z]+)*(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?)?$/.test(text.trim());
}

function lengthOf(count: RubyValue | undefined, meter: Meter): number {
  const length = needCount(count);
  if (length < 0) return raise("ArgumentError", "negative string size (or size too big)");
  meter.take(length);
  meter.spend(length);
  return length;
}

const twisterOf = ({ data }: RObject): MersenneTwister => (data as Generator).twister;

const ofRandom: Methods<RObject> = {
  initialize: [
    0,
    1,
    (self, [given], { interpreter }) => {
      self.data = given === undefined ? newGenerator("Random.new", interpreter) : generatorOf(given);
      return null;
    },
  ],
  rand: [0, 1, (self, [limit]) => randomFrom(twisterOf(self), limit)],
  bytes: [
    1,
    1,
    (self, [count], { interpreter }) => binaryString(randomBytes(twisterOf(self), lengthOf(count, interpreter))),
  ],
  seed: [0, 0, ({ data }) => (data as Generator).seed],
};

/** Random numbers with a seed, and versions of gems. */
export const numbers: readonly NativeClass[] = [
  version,
  {
    name: "Random",
    classMethods: {
      rand: [0, 1, (_self, [limit], { interpreter }) => randomFrom(chanceOf("Random.rand", interpreter), limit)],
      new_seed: [0, 0, (_self, _args, { interpreter }) => newGenerator("Random.new_seed", interpreter).seed],
      srand: [0, 1, (_self, args, { interpreter }) => seed(args, interpreter)],
      bytes: [
        1,
        1,
        (_self, [count], { interpreter }) =>
          binaryString(randomBytes(chanceOf("Random.bytes", interpreter), lengthOf(count, interpreter))),
      ],
    },
    methods: ofRandom,
  },
];
