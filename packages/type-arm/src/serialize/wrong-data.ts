import type { Diagnostic, Source, Span } from "@cairn/diagnostics";
import { Failure } from "@cairn/evaluation";
import { declaredHere } from "../instantiate/set-feature.js";
import type { ModelFeature } from "../model/index.js";

/** Reports a value in a data file that is of another kind than the feature's. */
export function wrongData(feature: ModelFeature, span: Span): Failure {
  const subject = feature.isMany ? `each value of \`${feature.name}\`` : `\`${feature.name}\``;
  const notes = [declaredHere(feature)];
  return new Failure("wrong-data", `${subject} must be ${wantedOf(feature)}`, { span, notes });
}

function wantedOf({ isContainment, kind }: ModelFeature): string {
  if (kind === "attr") return "a value, and not a map or a list";
  return isContainment ? "an object with its features, and not a link" : 'a link: `{"$link": "path"}`';
}

/** Diagnostics in the order of one document; those of other documents follow. */
export function inOrder(found: readonly Diagnostic[], document: Source): readonly Diagnostic[] {
  const startIn = ({ source, start }: Span): number => (source === document ? start : Infinity);
  return [...found].sort((one, other) => startIn(one.span) - startIn(other.span) || 0);
}
