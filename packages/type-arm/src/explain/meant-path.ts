import { didYouMean } from "@cairn/diagnostics";
import { allFeatures, findType, type Model, type ModelType } from "../model/index.js";
import { featureFacts, typeFacts } from "../view/facts.js";
import { formatModelPath, parseModelPath } from "../view/model-path.js";

/** Suggests a correction for a path that doesn't resolve: as far as its parts have similar names. */
export function meantPath(model: Model, path: string): string | undefined {
  const [typeName = "", featureName, factName] = parseModelPath(path);
  const type = findType(model, typeName) ?? findType(model, nearest(typeName, model.types.keys()) ?? "");
  if (!type) return undefined;
  const feature = featureName === undefined ? undefined : meantFeature(type, featureName);
  const fact = feature === undefined || factName === undefined ? undefined : meantFact(type, feature, factName);
  const meant = formatModelPath([type.name, feature, fact].filter((part) => part !== undefined));
  return path.startsWith(`${meant}/`) && fact === undefined ? undefined : meant;
}

function meantFeature(type: ModelType, name: string): string | undefined {
  const names = [...typeFacts(type).map((fact) => fact.name), ...allFeatures(type).keys()];
  return names.includes(name) ? name : nearest(name, names);
}

function meantFact(type: ModelType, featureName: string, name: string): string | undefined {
  const feature = allFeatures(type).get(featureName);
  const names = feature ? featureFacts(feature).map((fact) => fact.name) : [];
  return names.includes(name) ? name : nearest(name, names);
}

function nearest(name: string, names: Iterable<string>): string | undefined {
  return didYouMean(name, names, 1)[0];
}
