import { mutate } from "./mutate.js";
import type { DeepPart, Outcome } from "./part.js";
import { Random, seededSource } from "./random.js";

/** A part that feeds mutations of these sources to `run`, up to a million in total. */
export function mutationsOf(texts: readonly string[], run: (text: string) => Outcome): DeepPart {
  return {
    name: "mutations",
    goal: 1_000_000,
    input: (seed, index) => {
      const random = new Random(seededSource(seed, index));
      return mutate(random.pick(texts), random.pick(texts), random);
    },
    run,
  };
}
