/** Explains where a type, a feature or one of its properties comes from, and what it inherits. */
import { createSpan, startOf, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import { explainedStep, plainView, showView, type Explanation } from "@cairn/store";
import { catalogue } from "../diagnostics/index.js";
import type { Model, ModelFeature, ModelType } from "../model/model.js";
import { allFeatures, findType, lineage, typeText } from "../model/queries.js";
import { featureFacts, typeFacts, type Fact } from "../view/facts.js";
import { formatModelPath, parseModelPath } from "../view/model-path.js";
import { meantPath } from "./meant-path.js";

/** The most types of a chain that are shown; further ones are counted. */
const mostSteps = 1000;

/**
 * Explains where a type (`Net::Host`), a feature (`Net::Host/name`) or one of its properties (`Net::Host/name/max`)
 * comes from.
 */
export function explain(model: Model, path: string, source: Source): Result<Explanation> {
  const [typeName = "", featureName, written, ...more] = parseModelPath(path);
  const type = findType(model, typeName);
  const factName = written === "setable" ? "settable" : written;
  if (!type || more.length > 0) return unknown(model, path, source);
  if (featureName === undefined) return found(explainType(type));
  const ownFact = typeFacts(type).find(({ name }) => name === featureName);
  if (ownFact && factName === undefined)
    return found(explainFact(ownFact, [type.name, featureName], [explainType(type)]));
  const feature = allFeatures(type).get(featureName);
  if (!feature) return unknown(model, path, source);
  if (factName === undefined) return found(explainFeature(feature, type));
  const fact = featureFacts(feature).find(({ name }) => name === factName);
  if (!fact) return unknown(model, path, source);
  return found(explainFact(fact, [type.name, featureName, factName], [explainFeature(feature, type)]));
}

function found(value: Explanation): Result<Explanation> {
  return { value, diagnostics: [] };
}

/** A type, from its definition up to the root that it inherits. */
function explainType(type: ModelType): Explanation {
  let explanation: Explanation | undefined;
  const types = lineage(type);
  const omitted = Math.max(0, types.length - mostSteps);
  for (const each of types.slice(omitted)) {
    const value = describeType(each);
    const span = createSpan(each.source, each.node.name.start, each.node.name.end);
    const step = explanation === undefined && omitted === 0 ? "defined" : "defined, inherits";
    const from = explanation ? [explanation] : [];
    explanation = {
      ...explainedStep(span, step, showView(value, plainView)),
      path: each.name,
      from,
      lost: [],
      omitted: explanation ? 0 : omitted,
    };
  }
  return explanation!;
}

function describeType({ isAbstract, features, invariants }: ModelType): string {
  const parts = [
    count(features.length, "feature"),
    ...(invariants.length > 0 ? [count(invariants.length, "invariant")] : []),
  ];
  return `${isAbstract ? "abstract type" : "type"} with ${parts.join(" and ")}`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}

/** A feature: what it is, each of its written properties, and the type that declares it. */
function explainFeature(feature: ModelFeature, type: ModelType): Explanation {
  const { container, kind, name, node, source } = feature;
  const span = createSpan(source, node.name.start, node.name.end);
  const written = featureFacts(feature).filter(({ step }) => step === "written");
  const facts = written.map((fact) => explainFact(fact, [container.name, name, fact.name], []));
  const step = container === type ? "declared" : `inherited from ${container.name}`;
  return {
    ...explainedStep(span, step, showView(`${kind} ${typeText(feature.type)}`, plainView)),
    path: formatModelPath([type.name, name]),
    from: [...facts, explainType(type)],
    lost: [],
    omitted: 0,
  };
}

function explainFact({ value, span, step }: Fact, path: readonly string[], from: readonly Explanation[]): Explanation {
  return {
    ...explainedStep(span, step, showView(value, plainView)),
    path: formatModelPath(path),
    from,
    lost: [],
    omitted: 0,
  };
}

function unknown(model: Model, path: string, source: Source): Result<never> {
  const meant = meantPath(model, path);
  const notes = meant === undefined ? [] : [`did you mean \`${meant}\`?`];
  const help = "write a type as `Net::Host`, its feature as `Net::Host/name`, and a setting as `Net::Host/name/max`";
  const diagnostic: Diagnostic = catalogue.create["unknown-path"](startOf(source), { path }, { notes, help });
  return { diagnostics: [diagnostic] };
}
