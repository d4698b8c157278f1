import { createSpan, pushAll } from "@cairn/diagnostics";
import { logicNames, type LogicName, type Model, type ModelFeature } from "../../model/index.js";
import { costlyPatternsOf } from "../code/costly-patterns.js";
import type { NotCarried } from "../target.js";
import { carriedLogic, checksOf } from "./feature-schema.js";

const reasons: Readonly<Record<Exclude<LogicName, "check">, string>> = {
  validate: "data files hold what `set` has made of the values that it checks",
  set: "a schema changes no values",
  get: "a schema changes no values",
  derived: "a schema computes nothing, and data files don't hold it",
};

/** The parts of a model that a schema can't express. */
export function notCarriedBySchema(model: Model): readonly NotCarried[] {
  const found: NotCarried[] = model.statements.map(({ node, source }) => ({
    what: "a statement beside the types",
    why: "a schema holds types and no objects",
    span: createSpan(source, node.start, node.end),
  }));
  for (const { features, invariants, name } of model.types.values()) {
    for (const feature of features) pushAll(found, ofFeature(feature));
    for (const { index, logic } of invariants) {
      const span = createSpan(logic.source, logic.start, logic.end);
      const what = `invariant ${index + 1} of \`${name}\``;
      found.push({ what, why: "a schema compares no features with each other", span });
    }
  }
  return found;
}

function ofFeature(feature: ModelFeature): NotCarried[] {
  const { container, isContainment, kind, logic, name, node, source } = feature;
  const subject = `\`${container.name}/${name}\``;
  const carried = carriedLogic(feature);
  const found: NotCarried[] = [];
  if (kind === "has" && !isContainment) {
    const span = createSpan(source, node.start, node.end);
    found.push({ what: `where the links of ${subject} lead`, why: "a schema follows no links", span });
  }
  for (const each of logicNames) {
    const written = logic[each];
    if (written && carried.has(each)) pushAll(found, costlyPatternsOf(written, "an engine of JSON Schema"));
    if (!written || carried.has(each)) continue;
    const isTest = each === "check" || (each === "validate" && checksOf(feature).includes(each));
    const why = isTest ? "it is more than a schema can compare a value with" : reasons[each];
    found.push({
      what: `\`${each}\` of ${subject}`,
      why,
      span: createSpan(written.source, written.start, written.end),
    });
  }
  return found;
}
