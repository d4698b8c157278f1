import { meantFixes, replacement, suggestionSentence } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";
import { spanIn } from "../rule.js";
import { featureNamed, seesFeatures } from "./names.js";
import { describePlace } from "./place.js";
import { parentOf, ruleFor, type LogicContext } from "./walk.js";

/** A variable must be defined; which features are visible depends on the role of the logic. */
export const unknownVariable = ruleFor(undefined, ["variable"], (node, context) => {
  const { name } = node;
  const { names, place, visible } = context;
  const parent = parentOf(context);
  if (parent?.kind === "assignment" && parent.left === node) return;
  if (/^(?:0|[1-9]\d*)$/.test(name) || names.has(name) || featureNamed(name, place, names, visible)) return;
  if (seesFeatures(place) && context.isIncomplete()) return;
  const words = { name, where: describePlace(place), known: helpFor(name, context) };
  const span = spanIn(place.source, node);
  const fixes = meantFixes(span, name, context.guesses.didYouMean(name, candidates(context), 1));
  context.report(catalogue.create["unknown-variable"](span, words, { fixes }));
});

function helpFor(name: string, context: LogicContext): string {
  const { guesses, names, place, visible } = context;
  const { role, feature } = place;
  if (/^\d/.test(name))
    return `the groups of a match are numbered without leading zeros: \`$${name.replace(/^0+(?=\d)/, "")}\``;
  if (!seesFeatures(place) && visible.has(name)) {
    const own =
      feature && name !== feature.name
        ? `${describePlace(place)} sees only its own feature`
        : "the value is the lambda's parameter";
    return name === feature?.name
      ? `${own}: \`$${[...names.known()].find((each) => each !== "meta") ?? "it"}\``
      : `${own}; put conditions on several into an invariant`;
  }
  const suggestion = suggestionSentence(guesses.didYouMean(name, candidates(context), 1).map((each) => `$${each}`));
  if (suggestion !== undefined) return suggestion;
  if (role === "statement") return "assign it before it is used";
  const known: string[] = [];
  for (const each of candidates(context)) if (known.push(`\`$${each}\``) > mostNames) break;
  const some = known.slice(0, mostNames);
  return `${some.length === 1 ? "the variable" : "the variables"} here: ${some.join(", ")}${known.length > mostNames ? " and others" : ""}`;
}

/** The most names that are listed. */
const mostNames = 8;

function* candidates({ names, place, visible }: LogicContext): Iterable<string> {
  yield* names.known();
  if (seesFeatures(place)) yield* visible.keys();
}

const keysOfMeta: ReadonlySet<string> = new Set(["name", "container"]);

/** `$meta` has a name and a container, which has a name (interpretation R34). */
export const unknownMeta = ruleFor(undefined, ["variable"], (node, context) => {
  const { around, names, place, report } = context;
  if (node.name !== "meta" || !names.has("meta") || place.role === "statement") return;
  const first = around.at(-1);
  if (first?.kind !== "access" || first.target !== node) {
    const words = {
      what: "`$meta` by itself",
      where: describePlace(place),
      repair: "write `$meta[name]` or `$meta[container][name]`",
    };
    if (first?.kind !== "assignment") report(catalogue.create["not-in-logic"](spanIn(place.source, node), words));
    return;
  }
  const key = keyOf(first.keys);
  const second = around.at(-2);
  const inner = second?.kind === "access" && second.target === first ? second : undefined;
  if (key === undefined || !keysOfMeta.has(key)) refuseKey(first, context);
  else if (inner && !(key === "container" && keyOf(inner.keys) === "name")) refuseKey(inner, context);
});

type Access = Extract<LogicContext["around"][number], { readonly kind: "access" }>;

function keyOf(keys: Access["keys"]): string | undefined {
  const [key] = keys;
  return keys.length === 1 && (key?.kind === "name" || key?.kind === "string") ? key.value : undefined;
}

function refuseKey(node: Access, { place, report }: LogicContext): void {
  const { source } = place;
  const written = source.text.slice(node.start, node.end).replace(/^\$?meta/, "$meta");
  const span = spanIn(source, node);
  const [target] = /^[^[]*(?:\[container\])?/.exec(written)!;
  const fixes =
    node.keys.length === 1 ? [replacement(span, `${source.text[node.start] === "$" ? "" : ""}${target}[name]`)] : [];
  report(catalogue.create["unknown-meta"](span, { key: written }, { fixes }));
}
