/**
 * Parts of `npm run test:deep`: seeded generators, mutations of programs, the laws that every phase must keep, and how
 * a failing input is made small.
 */
export { growthOfValues, writeGrowing, type GrowingWords } from "./growing.js";
export { mutate } from "./mutate.js";
export { mutationsOf } from "./mutations.js";
export {
  type DeepPart,
  type DeepRun,
  type MixedDeepRun,
  type Outcome,
  type SlowDeepRun,
  type SlowPart,
} from "./part.js";
export { feed, type CompiledText, type Pipeline } from "./pipeline.js";
export { Random, seededSource, type RandomSource } from "./random.js";
export { shrinkText } from "./shrink-text.js";
export { slowPart } from "./slow-part.js";
