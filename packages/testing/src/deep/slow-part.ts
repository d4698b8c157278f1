import type { Outcome, SlowPart } from "./part.js";
import { Random, seededSource } from "./random.js";

/** A part whose inputs are nothing but random choices. */
export function slowPart(
  { end, goal, name }: Pick<SlowPart, "end" | "goal" | "name">,
  run: (random: Random, index: number) => Promise<Outcome>,
): SlowPart {
  return {
    name,
    isSlow: true,
    goal,
    input: (seed, index) => `${seed} ${index}`,
    async run(input) {
      const [seed = 0, index = 0] = input.split(" ").map(Number);
      return run(new Random(seededSource(seed, index)), index);
    },
    ...(end === undefined ? {} : { end }),
  };
}
