import { stopwatch } from "@cairn/testing";
import fc from "fast-check";
import { didYouMean, suggestionSentence } from "@cairn/diagnostics";
import { createDistanceMeter } from "../src/edit-distance.js";
import { compareNaturally } from "../src/suggest.js";

test.each([
  ["hots", ["port", "host", "hostname"], ["host"]],
  ["PORT", ["sport", "port"], ["port", "sport"]],
  ["server", ["servre", "Server", "sever"], ["Server", "servre", "sever"]],
  ["server", ["server10", "server2", "server1", "server3"], ["server1", "server2", "server3"]],
  ["x", ["y", "z", "X"], ["X"]],
  ["databse", ["database", "database", "data"], ["database"]],
  ["colour", ["flavour", "humour"], []],
  ["", ["a"], []],
])("%s among %j may have meant %j", (name, candidates, expected) => {
  expect(didYouMean(name, candidates)).toEqual(expected);
});

test("the name itself is not a suggestion", () => {
  expect(didYouMean("port", ["port"])).toEqual([]);
});

test("the order of the candidates makes no difference", () => {
  const names = fc.uniqueArray(fc.string({ unit: fc.constantFrom(..."abAB12"), minLength: 1, maxLength: 5 }));
  const shuffled = names.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(shuffled, ([list, other]) => expect(didYouMean("ab1a", list)).toEqual(didYouMean("ab1a", other))),
  );
});

test("a hundred thousand candidates take a moment", () => {
  const candidates = Array.from({ length: 100_000 }, (_, index) => `attribute${index}`);
  const elapsed = stopwatch();
  expect(didYouMean("atribute77777", candidates)[0]).toBe("attribute77777");
  expect(elapsed()).toBeLessThan(10_000);
});

test("the sentence reads well", () => {
  expect(suggestionSentence([])).toBeUndefined();
  expect(suggestionSentence(["a"])).toBe("did you mean `a`?");
  expect(suggestionSentence(["a", "b"])).toBe("did you mean `a` or `b`?");
  expect(suggestionSentence(["a", "b", "c"])).toBe("did you mean `a`, `b` or `c`?");
});

test("the bounded distance is the distance of the textbook, up to the bound", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abc"), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.nat(5), (left, right, bound) => {
      expect(createDistanceMeter(left, 5)(right, bound)).toBe(Math.min(textbookDistance(left, right), bound + 1));
    }),
    { numRuns: 2000 },
  );
});

test("natural order is a total order", () => {
  const word = fc.string({ unit: fc.constantFrom(..."a01"), maxLength: 4 });
  fc.assert(
    fc.property(word, word, word, (one, two, three) => {
      expect(Math.sign(compareNaturally(one, two))).toBe(-Math.sign(compareNaturally(two, one)) + 0);
      expect(compareNaturally(one, two) === 0).toBe(one === two);
      if (compareNaturally(one, two) <= 0 && compareNaturally(two, three) <= 0) {
        expect(compareNaturally(one, three)).toBeLessThanOrEqual(0);
      }
    }),
    { numRuns: 1000 },
  );
});

/** Optimal string alignment over the full table. */
function textbookDistance(left: string, right: string): number {
  const table = Array.from({ length: left.length + 1 }, (_, row) =>
    Array.from({ length: right.length + 1 }, (_, column) => row || column),
  );
  for (let row = 1; row <= left.length; row++) {
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1] ? 0 : 1;
      let best = Math.min(
        table[row - 1]![column - 1]! + same,
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
      );
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) best = Math.min(best, table[row - 2]![column - 2]! + 1);
      table[row]![column] = best;
    }
  }
  return table[left.length]![right.length]!;
}
