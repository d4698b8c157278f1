import type { Expression, Name, StringLiteral } from "@cairn/puppet-core";
import { describeFailure } from "../../instantiate/describe-failure.js";
import { unknownFeatures } from "../../instantiate/unknown-features.js";
import type { ModelType } from "../../model/model.js";
import { allFeatures, lineage } from "../../model/queries.js";
import { spanIn } from "../rule.js";
import type { LogicContext } from "./walk.js";

/**
 * The hash of `new` names only features of the type (interpretation R19). Keys that are computed are left to the
 * evaluation, as are types whose ancestors aren't all known.
 */
export function checkNewFeatures(type: ModelType, given: Expression | undefined, context: LogicContext): void {
  if (given?.kind !== "hash" || lineage(type).some(({ node, parent }) => node.parent && !parent)) return;
  const { guesses, place, report } = context;
  const keys = given.entries.map(({ key }) => key).filter(isLiteral);
  const entries = keys.map((key) => ({ key: key.value, keyPlace: spanIn(place.source, key) }));
  const hash = spanIn(place.source, given);
  const failure = unknownFeatures({ type, byName: allFeatures(type) }, entries, hash, guesses);
  if (failure) describeFailure(failure, hash).forEach(report);
}

function isLiteral(key: Expression): key is Name | StringLiteral {
  return key.kind === "name" || key.kind === "string";
}
