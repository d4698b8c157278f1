import { createSpan, didYouMean, meantDetails, removal, replacement, type Details, type Fix } from "@cairn/diagnostics";
import type { Call, MethodCall } from "@cairn/puppet-core";
import { catalogue } from "../../diagnostics/index.js";
import { calledFunction, type CalledFunction } from "../../logic/calls.js";
import { concreteBelow, findType } from "../../model/queries.js";
import { spanIn } from "../rule.js";
import { lowerCaseUse, unknownType } from "../types/uses.js";
import { checkNewFeatures } from "./new-features.js";
import { describePlace } from "./place.js";
import { ruleFor, type LogicContext } from "./walk.js";

/** Logic calls the functions of its set, and `new` (interpretation R35). */
export const calls = ruleFor(undefined, ["call", "method-call"], (node, context) => {
  const called = calledFunction(node);
  if (called === undefined) {
    const what = "a call of something other than a name";
    return reportNotInLogic(node, { what, repair: "call a function by its name" }, context);
  }
  if (called.name === "new") return checkNew(called, context);
  const entry = context.functions.functions.get(called.name);
  if (entry === undefined) return unknownFunction(node, called, context);
  const { name, lambda } = called;
  const { report, place } = context;
  if (entry.lambda === "required" && lambda === undefined) {
    report(catalogue.create["missing-lambda"](spanIn(place.source, called), { name }));
  } else if (entry.lambda === "none" && lambda) {
    reportNotInLogic(lambda, { what: `a lambda after \`${name}\``, repair: "remove it" }, context, [
      removal(spanIn(place.source, lambda)),
    ]);
  }
});

/** Puppet's functions that declare resources or classes, which don't exist here. */
const declaring = new Set(
  "import include require contain realize tag hiera_include create_resources ensure_resource ensure_resources ensure_packages".split(
    " ",
  ),
);

function unknownFunction(node: Call | MethodCall, called: CalledFunction, context: LogicContext): void {
  const { functions, place, report } = context;
  const { name } = called;
  if (declaring.has(name)) {
    const repair = "move resources, classes and nodes into a Puppet manifest";
    report(catalogue.create["not-a-definition"](spanIn(place.source, called), { word: name }, { help: repair }));
    return;
  }
  const names = [...functions.functions.keys()];
  const known = names.map((each) => `\`${each}\``).join(", ");
  const span = spanIn(place.source, called);
  const meant = meantCall(node, called, context) ?? meantDetails(span, name, didYouMean(name, names, 1));
  report(catalogue.create["unknown-function"](span, { name, known }, meant));
}

/** What a call of a type, or of a feature as if it were a method, means; undefined if it is neither. */
function meantCall(
  node: Call | MethodCall,
  called: CalledFunction,
  { model, place: { source } }: LogicContext,
): Pick<Details, "help" | "fixes"> | undefined {
  const { arguments: given, end, name } = called;
  if (node.kind === "call") {
    const type = findType(model, name)?.name;
    const fixes = [{ label: "write `.new`", edits: [{ span: createSpan(source, end, end), text: ".new" }] }];
    return type === undefined ? undefined : { help: `create an object with \`${type}.new(…)\``, fixes };
  }
  const isFeature =
    given.length === 1 && [...model.types.values()].some((type) => type.features.some((each) => each.name === name));
  if (!isFeature) return undefined;
  const read = createSpan(source, node.receiver.end, node.end);
  return { help: `read a feature with brackets: \`[${name}]\``, fixes: [replacement(read, `[${name}]`)] };
}

/**
 * `new` creates an object of an existing type that is neither abstract nor, in certain logic, managed (interpretation
 * R36).
 */
function checkNew(called: CalledFunction, context: LogicContext): void {
  const { model, place, report } = context;
  const [target] = called.arguments;
  if (target?.kind !== "type-name" && target?.kind !== "name") {
    const repair = "write the name of a type: `new(Net::Host)` or `Net::Host.new`";
    return reportNotInLogic(target ?? called, { what: "`new` of something other than a type", repair }, context);
  }
  const name = target.kind === "name" ? target.value : target.name;
  const span = spanIn(place.source, target);
  const type = findType(model, name);
  const misspelled = lowerCaseUse(name, target, place.source);
  if (type === undefined) report(unknownType(name, target, place.source, context));
  else if (misspelled) report(misspelled);
  else if (type.isAbstract) {
    const below = concreteBelow(type, model);
    const fixes = below.map((each) => replacement(span, each));
    report(catalogue.create["new-of-abstract"](span, { type: type.name }, { fixes }));
  } else if (type.isManaged && place.role !== "statement") {
    report(catalogue.create["managed-in-logic"](span, { type: type.name }));
  } else checkNewFeatures(type, called.arguments[1], context);
}

/** Reports that something isn't part of the language of logic. */
export function reportNotInLogic(
  node: { readonly start: number; readonly end: number },
  words: { readonly what: string; readonly repair: string },
  { place, report }: LogicContext,
  fixes: readonly Fix[] = [],
): void {
  const span = spanIn(place.source, node);
  report(catalogue.create["not-in-logic"](span, { ...words, where: describePlace(place) }, { fixes }));
}
