/** The house rules that a linter can hold, as an ESLint plugin. */
import { layersRule } from "./layers.mjs";
import { noCirclesRule } from "./no-circles.mjs";
import { noThrowRule } from "./no-throw.mjs";
import { pureCoreRule } from "./pure-core.mjs";

export default {
  meta: { name: "cairn" },
  rules: { layers: layersRule, "no-circles": noCirclesRule, "no-throw": noThrowRule, "pure-core": pureCoreRule },
};
