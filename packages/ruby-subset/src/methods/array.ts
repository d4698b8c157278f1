import { bytesOfList } from "@cairn/diagnostics";
import { after } from "@cairn/evaluation";
import { equal } from "../values/compare.js";
import { raise } from "../values/errors.js";
import { keyOf } from "../values/hash.js";
import { type RubyValue } from "../values/values.js";
import { enumerable } from "./enumerable.js";
import { eachTest, forEach } from "./iterate.js";
import { flattened, keysOf, unique } from "./lists.js";
import { give, needArray, needCount, needText, str, type Method, type Methods } from "./method.js";
import { combinations, product, repeat, transpose, without } from "./combine-lists.js";
import { deleteAt, fill, insert, lastIndex, replace, slice, store, valuesAt } from "./elements.js";
import { sampled, shuffled } from "./chance.js";
import { escapeWord } from "../values/shell-words.js";
import { textOf } from "../values/print.js";
import { inPlace } from "./in-place.js";
import { joined } from "./own-texts.js";
import { pack } from "./pack.js";
import { placeIn } from "./places.js";

type List = RubyValue[];

const arrayOnly: Methods<List> = {
  each: [
    0,
    0,
    (self, _args, call) =>
      after(
        forEach(self, (each) => give(call, each)),
        () => self,
      ),
  ],
  each_index: [
    0,
    0,
    (self, _args, call) =>
      after(
        forEach(self, (_, index) => give(call, BigInt(index))),
        () => self,
      ),
  ],
  "[]": [1, 2, slice],
  slice: [1, 2, slice],
  "[]=": [2, 3, store],
  "slice!": [
    1,
    2,
    (self, args, call) => {
      const found = slice(self, args, call);
      const place = placeIn(self.length, args);
      if (typeof place === "number") self.splice(place, 1);
      else if (place) self.splice(place.from, place.to - place.from);
      return found;
    },
  ],
  sample: [0, 2, (self, args, { interpreter }) => sampled(self, args, interpreter)],
  shuffle: [0, 1, (self, args, { interpreter }) => shuffled(self, args, interpreter)],
  shelljoin: [
    0,
    0,
    (self, _args, { interpreter }) => str(self.map((each) => escapeWord(textOf(each, interpreter))).join(" ")),
  ],
  pack: [1, 1, (self, [format], { interpreter }) => pack(self, needText(format), interpreter)],
  sum: enumerable["sum"]!,
  at: [1, 1, (self, [index]) => self.at(needCount(index)) ?? null],
  dig: [
    1,
    -1,
    (self, [first, ...rest], call) => {
      const found = slice(self, [first!], call);
      return rest.length === 0 || found === null ? found : call.interpreter.send(found, "dig", rest);
    },
  ],
  fetch: [
    1,
    2,
    (self, [index, fallback], call) => {
      const found = self.at(needCount(index));
      if (found !== undefined) return found;
      if (call.block) return give(call, index!);
      if (fallback !== undefined) return fallback;
      const bounds = `${-self.length}...${self.length}`;
      return raise("IndexError", `index ${needCount(index)} outside of array bounds: ${bounds}`);
    },
  ],
  values_at: [0, -1, valuesAt],
  length: [0, 0, (self) => BigInt(self.length)],
  size: [0, 0, (self) => BigInt(self.length)],
  "empty?": [0, 0, (self) => self.length === 0],
  last: [
    0,
    1,
    (self, args) => {
      if (args.length === 0) return self.at(-1) ?? null;
      return self.slice(Math.max(0, self.length - needCount(args[0])));
    },
  ],
  join: [
    0,
    1,
    (self, [separator], call) => {
      return joined(self, separator === undefined || separator === null ? "" : needText(separator), call.interpreter);
    },
  ],
  to_a: [0, 0, (self) => self],
  to_ary: [0, 0, (self) => self],
  entries: [0, 0, (self) => [...self]],
  "<<": [
    1,
    1,
    (self, [value]) => {
      self.push(value!);
      return self;
    },
  ],
  push: [
    0,
    -1,
    (self, values) => {
      for (const each of values) self.push(each);
      return self;
    },
  ],
  unshift: [0, -1, (self, values) => replace(self, [...values, ...self])],
  insert: [1, -1, insert],
  concat: [
    0,
    -1,
    (self, lists, { interpreter }) => {
      const added = lists.map(needArray).flat();
      interpreter.take(bytesOfList(added.length));
      for (const each of added) self.push(each);
      return self;
    },
  ],
  pop: [
    0,
    1,
    (self, args) =>
      args.length === 0 ? (self.pop() ?? null) : self.splice(Math.max(0, self.length - needCount(args[0]))),
  ],
  shift: [0, 1, (self, args) => (args.length === 0 ? (self.shift() ?? null) : self.splice(0, needCount(args[0])))],
  clear: [0, 0, (self) => replace(self, [])],
  replace: [1, 1, (self, [other]) => replace(self, needArray(other))],
  fill: [0, 3, fill],
  delete: [
    1,
    1,
    (self, [value], call) => {
      const found = self.find((each) => equal(each, value!, call.interpreter));
      if (found === undefined) return call.block ? give(call, value!) : null;
      replace(
        self,
        self.filter((each) => !equal(each, value!, call.interpreter)),
      );
      return found;
    },
  ],
  delete_at: [1, 1, (self, [index]) => deleteAt(self, needCount(index))],
  delete_if: [
    0,
    0,
    (self, _args, call) =>
      after(eachTest(self, [], call), (tests) =>
        replace(
          self,
          self.filter((_, at) => !tests[at]),
        ),
      ),
  ],
  keep_if: [
    0,
    0,
    (self, _args, call) =>
      after(eachTest(self, [], call), (tests) =>
        replace(
          self,
          self.filter((_, at) => tests[at]),
        ),
      ),
  ],
  "+": [
    1,
    1,
    (self, [other]) => {
      return self.concat(needArray(other));
    },
  ],
  "-": [1, 1, (self, [other], { interpreter }) => without(self, other!, interpreter)],
  difference: [
    0,
    -1,
    (self, others, { interpreter }) => others.reduce<List>((list, other) => without(list, other, interpreter), self),
  ],
  "&": [
    1,
    1,
    (self, [other], { interpreter }) => {
      const kept = keysOf(needArray(other), interpreter);
      return unique(self, interpreter).filter((each) => kept.has(keyOf(each, interpreter)));
    },
  ],
  "|": [1, 1, (self, [other], { interpreter }) => unique(self.concat(needArray(other)), interpreter)],
  union: [0, -1, (self, others, { interpreter }) => unique([self, ...others.map(needArray)].flat(), interpreter)],
  intersection: [
    0,
    -1,
    (self, others, { interpreter }) => {
      return others.map(needArray).reduce(
        (list, other) => {
          const kept = keysOf(other, interpreter);
          return list.filter((each) => kept.has(keyOf(each, interpreter)));
        },
        others.length === 0 ? [...self] : unique(self, interpreter),
      );
    },
  ],
  "intersect?": [
    1,
    1,
    (self, [other], { interpreter }) => {
      const kept = keysOf(needArray(other), interpreter);
      return self.some((each) => kept.has(keyOf(each, interpreter)));
    },
  ],
  "*": [1, 1, repeat],
  flatten: [
    0,
    1,
    (self, args, call) =>
      flattened(self, args.length === 0 || args[0] === null ? -1 : needCount(args[0]), call.interpreter),
  ],
  compact: [0, 0, (self) => self.filter((each) => each !== null)],
  reverse: [0, 0, (self) => [...self].reverse()],
  rotate: [
    0,
    1,
    (self, args) => {
      const by =
        self.length === 0
          ? 0
          : (((args.length === 0 ? 1 : needCount(args[0])) % self.length) + self.length) % self.length;
      return [...self.slice(by), ...self.slice(0, by)];
    },
  ],
  index: [0, 1, (self, args, call) => enumerable["find_index"]![2](self, args, call)],
  rindex: [0, 1, lastIndex],
  product: [0, -1, product],
  transpose: [0, 0, transpose],
  combination: [1, 1, combinations],
  assoc: [
    1,
    1,
    (self, [key], { interpreter }) =>
      self.find((each) => Array.isArray(each) && equal(each[0] ?? null, key!, interpreter)) ?? null,
  ],
  "frozen?": [0, 0, () => false],
};

/** A method by its name, of arrays or of Enumerable. */
function methodOf(name: string): Method<List> {
  return arrayOnly[name] ?? enumerable[name]!;
}

/** `name!` for each name; `tells` if it is nil where nothing has changed. */
const allInPlace = (names: readonly string[], tells: boolean): Methods<List> =>
  Object.fromEntries(names.map((name) => [`${name}!`, inPlace(name, tells, methodOf)]));

/** The methods of arrays, except those of Enumerable. */
export const arrayMethods: Methods<List> = {
  ...arrayOnly,
  append: arrayOnly["push"]!,
  prepend: arrayOnly["unshift"]!,
  "collect!": inPlace("map", false, methodOf),
  "filter!": inPlace("select", true, methodOf),
  ...allInPlace(["map", "sort", "sort_by", "reverse", "rotate"], false),
  ...allInPlace(["select", "reject", "uniq", "compact", "flatten"], true),
};
