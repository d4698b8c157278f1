/**
 * What every property test runs with: one seed, so that a run can be repeated and a change is compared by what it changes.
 * `CAIRN_SEED=N npm test` tries another; the deep runs try many.
 */
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.CAIRN_SEED ?? 20_261_121) });
