import { afterAll, expect, test } from "@jest/globals";
import type { SlowPart } from "./deep/part.js";

/** One seed for all runs, so that a failure can be repeated; the deep runs try others. */
const seed = Number(process.env["CAIRN_SEED"] ?? 20_261_121);

/** Runs the first inputs of each part: `npm run test:deep` runs many thousands. */
export function describeSlowParts(parts: readonly SlowPart[], countOf: (part: SlowPart) => number): void {
  afterAll(async () => {
    for (const part of parts) await part.end?.();
  });
  test.each(parts.map((part) => [part.name, part] as const))(
    `%s (seed ${seed})`,
    async (_name, part) => {
      for (let index = 0; index < countOf(part); index++) {
        const input = part.input(seed, index);
        expect({ seed, index, ...pick(await part.run(input)) }).toEqual({ seed, index, problem: undefined });
      }
    },
    300_000,
  );
}

function pick({ problem }: { readonly problem?: string }) {
  return { problem };
}
