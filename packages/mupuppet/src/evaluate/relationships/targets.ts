import type { Span } from "@cairn/diagnostics";
import { Failure } from "@cairn/evaluation";
import { inspectString, isType, toText, type Value } from "@cairn/puppet-core/values";
import { attempt } from "../attempt.js";
import type { Compilation } from "../compilation.js";
import type { SetParameter } from "../set-parameter.js";
import { meantTitle } from "../unknown-names.js";
import { orderings } from "./dependencies.js";
import type { TargetFinder } from "./target-finder.js";
import { referenceText, targetOf, targetsOf } from "./references.js";

/** Reports relationship parameters with undeclared targets, for resources that an agent gets. */
export function reportMissingTargets(compilation: Compilation, finder: TargetFinder): void {
  const reported = new Set<string>();
  for (const resource of compilation.resources.all) {
    if (resource.virtual) continue;
    for (const parameter of resource.parameters.values()) {
      if (!orderings.has(parameter.name)) continue;
      attempt(compilation, parameter.span, () => reportMissing(parameter, compilation, finder, reported));
    }
  }
}

function reportMissing(
  { name, value, span }: SetParameter,
  compilation: Compilation,
  finder: TargetFinder,
  reported: Set<string>,
): void {
  for (const target of targetsOf(value)) {
    if (finder.find(target) || mayFollow(target, compilation)) continue;
    const failure = problemOf(target, name, span, compilation);
    const key = `${span.source.name} ${span.start} ${failure.message}`;
    if (reported.has(key)) continue;
    reported.add(key);
    compilation.report(failure, span);
  }
}

/** A target may be missing only because its declaration failed. */
function mayFollow(target: Value, { missing }: Compilation): boolean {
  const reference = targetOf(target);
  return reference !== undefined && missing.mayBe(reference.type);
}

function problemOf(value: Value, parameter: string, span: Span, compilation: Compilation): Failure {
  const reference = targetOf(value);
  if (!reference) {
    const text = isType(value) ? toText(value) : inspectString(toText(value));
    const message = `No title provided and ${text} is not a valid resource reference`;
    return new Failure("bad-reference", message, { span, help: "write it as `Type['title']`" });
  }
  const text = referenceText(reference);
  const message = `Could not find resource '${text}' in parameter '${parameter}'`;
  const meant = meantTitle(reference.type, reference.title, compilation);
  return new Failure("missing-resource", message, { span, meant });
}
