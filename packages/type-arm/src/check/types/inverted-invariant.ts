import { words } from "@cairn/diagnostics";
import type { Source } from "@cairn/diagnostics";
import type { Binary, Expression } from "@cairn/puppet-core";
import type { ModelInvariant } from "../../model/model.js";
import { typeRule, declare, spanIn } from "../rule.js";

const declared = declare("inverted-invariant", {
  severity: "warning",
  message: words`this invariant holds if ${"condition"}, but its title seems to forbid exactly that`,
  help: words`an invariant says what must be true: write \`!(…)\` around the condition`,
  page: {
    why: `An invariant is a condition that every object satisfies: \`false\` rejects it, with the title as the message. A title that forbids something
above a condition that describes exactly that rejects every good object and accepts the bad ones. (The specification's own first example does so.)`,
    failing: {
      "file.pp":
        'type Entry {\n  attr ensure, enum[present, absent]\n  attr content, String\n  invariant "Can not specify ensure => absent, and content at the same time" {\n    $ensure == absent and $content != undef\n  }\n}\n',
    },
    repaired: {
      "file.pp":
        'type Entry {\n  attr ensure, enum[present, absent]\n  attr content, String\n  invariant "Can not specify ensure => absent, and content at the same time" {\n    !($ensure == absent and $content != undef)\n  }\n}\n',
    },
  },
});

const prohibition =
  /\b(?:can ?not|can['’]t|must ?n[o'’]t|may not|should ?n[o'’]t|not allowed|not permitted|never|forbidden|don['’]t|do not|mutually exclusive)\b/i;
const affirmative: ReadonlySet<string> = new Set(["==", "=~", "in"]);

/**
 * The specification's own first example has a title that forbids what its body demands (slip S5, interpretation R37).
 */
export const invertedInvariant = typeRule(declared, ({ invariants, source }, { report }) => {
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
    report(declared.create(span, { condition: shown }, { fixes }));
  }
});

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
