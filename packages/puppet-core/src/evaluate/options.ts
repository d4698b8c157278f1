import type { Case, Expression, Selector } from "../ast/index.js";
import type { Value } from "../values/value.js";
import { after, firstIndex, type Pending } from "@cairn/evaluation";
import type { Evaluator } from "./evaluator.js";
import { keepingMatches } from "./matches.js";
import { isMatch } from "./operators/matches.js";
import { rubyText } from "./ruby-text.js";
import type { Scope } from "./scope.js";
import { isSpread, withoutGroups } from "./spread.js";
import { evaluateBlock } from "./choice.js";

/** The first option that the value matches; `default` is tried last wherever it is written. */
export function evaluateCase({ test, options }: Case, scope: Scope, evaluator: Evaluator): Pending<Value> {
  return keepingMatches(scope, () => {
    return after(evaluator.begin(test, scope), (value) => {
      const found = firstIndex(options.length, (index) => {
        const { values } = options[index]!;
        const inside = firstIndex(values.length, (each) => isChosen(value, values[each]!, scope, evaluator));
        return after(inside, (each) => each >= 0);
      });
      return after(found, (index) => {
        const option = options[index] ?? options.findLast(({ values }) => values.some(isDefault));
        return evaluateBlock(option?.body, scope, evaluator);
      });
    });
  });
}

export function evaluateSelector(node: Selector, scope: Scope, evaluator: Evaluator): Pending<Value> {
  const { subject, entries } = node;
  return keepingMatches(scope, () => {
    return after(evaluator.begin(subject, scope), (value) => {
      const found = firstIndex(entries.length, (index) => isChosen(value, entries[index]!.key, scope, evaluator));
      return after(found, (index) => {
        const entry = entries[index] ?? entries.findLast(({ key }) => isDefault(key));
        if (entry) return evaluator.begin(entry.value, scope);
        const message = `No matching entry for selector parameter with value '${rubyText(value)}'`;
        return evaluator.fail("evaluation", message, subject, scope, "add an entry `default => …`");
      });
    });
  });
}

function isDefault(option: Expression): boolean {
  return withoutGroups(option).kind === "default";
}

function isChosen(value: Value, option: Expression, scope: Scope, evaluator: Evaluator): Pending<boolean> {
  if (isDefault(option)) return false;
  return after(evaluator.begin(withoutGroups(option), scope), (wanted) => {
    if (!isSpread(option)) return isMatch(value, wanted, scope);
    return (wanted as readonly Value[]).some((each) => isMatch(value, each, scope));
  });
}
