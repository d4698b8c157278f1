import { createSpan, replacement, type Fix, type Span } from "@cairn/diagnostics";
import type { Assignment, Expression } from "@cairn/puppet-core";
import { catalogue } from "../../diagnostics/index.js";
import { spanIn } from "../rule.js";
import { describePlace } from "./place.js";
import { ruleFor, type LogicContext } from "./walk.js";

/** Features are assigned in setters and through the object of a `new` (interpretation R27), variables once. */
export const assignments = ruleFor(undefined, ["assignment"], (node, context) => {
  const { place, report } = context;
  if (node.operator === "-=") {
    const operator = spanIn(place.source, { start: node.at, end: node.at + 2 });
    report(catalogue.create.removal(operator, {}, { fixes: rewritten(node, operator) }));
  } else if (node.left.kind === "variable") checkVariable(node, node.left, context);
  else if (!isMadeFeature(node.left, context)) {
    const what = place.source.text.slice(node.left.start, node.left.end);
    report(
      catalogue.create["assignment-target"](
        spanIn(place.source, node.left),
        { what: `\`${what.slice(0, 60)}\`` },
        {
          fixes: node.left.kind === "name" ? [replacement(spanIn(place.source, node.left), `$${node.left.value}`)] : [],
        },
      ),
    );
  }
});

/** `$object[feature]` in the lambda of a `new`. */
function isMadeFeature(left: Expression, { names }: LogicContext): boolean {
  return (
    left.kind === "access" &&
    left.target.kind === "variable" &&
    left.keys.length === 1 &&
    names.isMade(left.target.name)
  );
}

type Variable = Extract<Expression, { readonly kind: "variable" }>;

function checkVariable(node: Assignment, left: Variable, context: LogicContext): void {
  const { name } = left;
  const { names, place, report, visible } = context;
  const feature = place.role === "statement" ? undefined : visible.get(name);
  const span = spanIn(place.source, left);
  if (names.has(name) && !(feature && (place.role === "check" || place.role === "validate"))) {
    if (isSpecialOrRepeated(node, context)) report(catalogue.create["assigned-twice"](span, { name }));
    return;
  }
  if (/^\d|::/.test(name)) report(catalogue.create["assignment-target"](span, { what: `\`$${name}\`` }));
  else if (feature && place.role !== "set") {
    const fixes = node.operator === "=" ? [replacement(operatorOf(node, context), "==")] : [];
    report(catalogue.create["assignment-to-feature"](span, { name, where: describePlace(place) }, { fixes }));
  } else if (node.operator === "+=" && !feature?.isMany) {
    const is = feature ? "is already assigned" : "is not a feature";
    const fixes = [replacement(operatorOf(node, context), "=")];
    report(catalogue.create["append-to-single"](span, { name, is }, { fixes }));
  }
}

function operatorOf({ at, operator }: Assignment, { place }: LogicContext): Span {
  return spanIn(place.source, { start: at, end: at + operator.length });
}

/** Writes `$a -= 1` as `$a = $a - 1`. */
function rewritten({ left, right }: Assignment, { source, start, end }: Span): Fix[] {
  if (left.kind !== "variable" || right.kind === "binary") return [];
  const [head] = /^[ \t]*/.exec(source.text.slice(end, right.start))!;
  const operator = createSpan(source, start, end + head.length);
  const own = source.text.slice(left.start, left.end);
  return [replacement(operator, `= ${own} - `, `write \`${own} = ${own} - …\``)];
}

/** Two branches may each assign a variable; parameters can't be assigned, nor a variable twice in one block. */
function isSpecialOrRepeated({ left }: Assignment, { names, around }: LogicContext): boolean {
  const { name } = left as Variable;
  const before = names.placeOf(name);
  if (before === undefined) return false;
  return names.isParameter(name) || !around.some(({ kind, start }) => kind === "block" && before.start < start);
}
