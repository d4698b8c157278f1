import { didYouMean, Guesses } from "@cairn/diagnostics";

const known = Array.from({ length: 20_000 }, (_, index) => `known${index}`);

test("guesses as didYouMean does", () => {
  const guesses = new Guesses();
  expect(guesses.didYouMean("hots", ["port", "host"])).toEqual(["host"]);
  expect(guesses.didYouMean("hots", () => ["port", "host"])).toEqual(["host"]);
  expect(guesses.didYouMean("knwon7", known)).toEqual(didYouMean("knwon7", known));
  expect(guesses.didYouMean("knwon7", known, 1)).toEqual(didYouMean("knwon7", known, 1));
});

test("the first of 20,000 wrong names among 20,000 are guessed, the others aren't", () => {
  const guesses = new Guesses();
  const wrong = known.map((name) => name.replace("know", "knwo"));
  const found = wrong.map((name) => guesses.didYouMean(name, known, 1)[0]);
  const guessed = found.findIndex((name) => name === undefined);
  expect(guessed).toBeGreaterThan(20);
  expect(guessed).toBeLessThan(200);
  expect(found.slice(0, guessed)).toEqual(known.slice(0, guessed));
  expect(found.slice(guessed).every((name) => name === undefined)).toBe(true);
});

test("a search that was begun is finished", () => {
  const guesses = new Guesses(1);
  expect(guesses.didYouMean("knwon19999", known, 1)).toEqual(["known19999"]);
  expect(guesses.didYouMean("knwon19999", known, 1)).toEqual([]);
});

test("few candidates cost little: 50,000 names among them are all guessed", () => {
  const guesses = new Guesses();
  const found = Array.from({ length: 50_000 }, () => guesses.didYouMean("hots", ["address", "port", "host"])[0]);
  expect(new Set(found)).toEqual(new Set(["host"]));
});

test("nothing is collected if nothing is guessed", () => {
  const guesses = new Guesses(100);
  let collected = 0;
  const collect = () => {
    collected++;
    return known;
  };
  expect(guesses.didYouMean("n".repeat(300), collect)).toEqual([]);
  expect(collected).toBe(0);
  expect(guesses.didYouMean("knwon3", collect, 1)).toEqual(["known3"]);
  expect(guesses.didYouMean("knwon3", collect, 1)).toEqual([]);
  expect(collected).toBe(1);
});
