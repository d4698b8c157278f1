/** The house rules that no stock rule has, as an ESLint plugin. */
import { noCirclesRule } from "./no-circles.mjs";
import { noThrowRule } from "./no-throw.mjs";

export default {
  meta: { name: "cairn" },
  rules: { "no-circles": noCirclesRule, "no-throw": noThrowRule },
};
