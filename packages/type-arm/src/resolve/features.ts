import type { Source } from "@cairn/diagnostics";
import type { Feature, Invariant } from "../ast/ast.js";
import type { Default, ModelFeature, ModelInvariant, ModelType, ValueType } from "../model/model.js";
import { boundsOf } from "./bounds.js";
import { convertDefault, literalOf } from "./default-value.js";
import { documentationBefore } from "./documentation.js";
import { featureLogic, logicOf } from "./logic.js";
import { booleanOf, settingsOf, type Settings } from "./settings.js";
import { valueTypeOf, type FindType } from "./value-type.js";

/** A feature according to its definition, with defaults for omitted settings. */
export function featureOf(node: Feature, container: ModelType, find: FindType): ModelFeature {
  const { source } = container;
  const settings = settingsOf(node);
  const type = valueTypeOf(node.type, find);
  const bounds = boundsOf(settings);
  const isDerived = settings.has("derived");
  return {
    name: node.name.value,
    kind: node.word,
    type,
    container,
    ...bounds,
    isMany: bounds.upper !== 1,
    isUnsettable: booleanOf(settings.get("unsettable")) ?? false,
    isTransient: isDerived || (booleanOf(settings.get("transient")) ?? false),
    isDerived,
    isSettable: booleanOf(settings.get("settable")) ?? !isDerived,
    isContainment: node.word === "has" && (booleanOf(settings.get("containment")) ?? true),
    default: defaultOf(settings, type, source),
    logic: featureLogic(settings, source),
    documentation: documentationBefore(source, node.start),
    source,
    node,
  };
}

function defaultOf(settings: Settings, type: ValueType, source: Source): Default | undefined {
  const node = settings.get("default")?.value;
  if (node === undefined || type.kind === "reference" || node.kind === "block" || node.kind === "lambda")
    return undefined;
  const literal = literalOf(node, source);
  const value = literal && convertDefault(literal, type);
  return value === undefined ? undefined : { value, node };
}

export function invariantOf(node: Invariant, container: ModelType, index: number): ModelInvariant {
  const { source } = container;
  return {
    title: node.title,
    logic: logicOf(node.condition, source),
    container,
    index,
    documentation: documentationBefore(source, node.start),
    source,
    node,
  };
}
