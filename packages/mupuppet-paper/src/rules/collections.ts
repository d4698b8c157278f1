/** Arrays and hashes ("straightforward", section 3.2.2): their elements are evaluated from left to right. */
import { expressionStep, type Conclusion } from "../conclusion.js";
import { cons } from "../list.js";
import { arrayTerm, hashTerm } from "../make.js";
import type { ArrayTerm, HashTerm } from "../terms.js";

/** `[A] → [A′]`, where A steps by ARREleI (`e, A → e′, A`) or, after values, by ARREleII (`v, A → v, A′`). */
export function ARRExp({ done, left, at }: ArrayTerm): Conclusion {
  if (!left) return undefined;
  return expressionStep(left.first, ({ value }) => arrayTerm(cons(value, done), left.rest, at), [
    done ? "ARREleII" : "ARREleI",
  ]);
}

/** `{H} → {H′}`, where H steps by HAEleI (`k ⇒ e, H → k ⇒ e′, H`) or, after values, by HAEleII. */
export function HAExp({ done, left, at }: HashTerm): Conclusion {
  if (!left) return undefined;
  const { key, content } = left.first;
  return expressionStep(content, ({ value }) => hashTerm(cons({ key, content: value }, done), left.rest, at), [
    done ? "HAEleII" : "HAEleI",
  ]);
}
