import type { Source } from "@cairn/diagnostics";
import type { Binary, Expression } from "@cairn/puppet-core";
import { catalogue } from "../../diagnostics/index.js";
import type { ModelInvariant } from "../../model/model.js";
import { spanIn, type TypeRule } from "../rule.js";

const prohibition =
  /\b(?:can ?not|can['’]t|must ?n[o'’]t|may not|should ?n[o'’]t|not allowed|not permitted|never|forbidden|don['’]t|do not|mutually exclusive)\b/i;
const affirmative: ReadonlySet<string> = new Set(["==", "=~", "in"]);

/**
 * The specification's own first example has a title that forbids what its body demands (slip S5, interpretation R37).
 */
export const invertedInvariant: TypeRule = ({ invariants, source }, { report }) => {
  for (const invariant of invariants) {
    const condition = conjunctionOf(invariant);
    if (condition === undefined || !prohibition.test(titleText(invariant.title, source))) continue;
    const text = source.text.slice(condition.start, condition.end);
    const shown = text.length > 80 || text.includes("\n") ? "all its conditions hold" : `\`${text}\` is true`;
    const span = spanIn(source, condition);
    const edits = [
      { span: { ...span, end: span.start }, text: "!(" },
      { span: { ...span, start: span.end }, text: ")" },
    ];
    const fixes = [{ label: "write `!(…)` around it", edits }];
    report(catalogue.create["inverted-invariant"](span, { condition: shown }, { fixes }));
  }
};

function titleText(title: Expression | undefined, source: Source): string {
  return title === undefined ? "" : source.text.slice(title.start, title.end);
}

/** A body that consists of conditions joined by `and`, at least one of which isn't negated. */
function conjunctionOf({ logic }: ModelInvariant): Binary | undefined {
  const { statements } = logic.body;
  const [first] = statements;
  if (statements.length !== 1 || first?.kind !== "binary" || first.operator !== "and") return undefined;
  let affirms = false;
  const waiting: Expression[] = [first];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.kind === "binary" && node.operator === "and") waiting.push(node.left, node.right);
    else if (node.kind === "group") waiting.push(node.expression);
    else if (node.kind === "binary" && node.operator !== "or") affirms ||= affirmative.has(node.operator);
    else if (node.kind === "variable") affirms = true;
    else return undefined;
  }
  return affirms ? first : undefined;
}
