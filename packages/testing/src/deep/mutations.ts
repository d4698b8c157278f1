import { mutate } from "./mutate.js";
import type { DeepPart, Outcome } from "./part.js";
import { Random, seededSource } from "./random.js";

/** A part that feeds mutations of these sources to `run`, up to a million in total. */
export function mutationsOf(sources: readonly string[], run: (text: string) => Outcome): DeepPart {
  return {
    name: "mutations",
    goal: 1_000_000,
    input: (seed, index) => {
      const random = new Random(seededSource(seed, index));
      return mutate(random.pick(sources), random.pick(sources), random);
    },
    run,
  };
}
