import { logicNames, type ModelFeature, type ModelInvariant, type ModelType } from "../../model/index.js";
import { keptOfFeature } from "../../kept-ecore/kept.js";
import { dataText } from "./data-types.js";
import { isUnsettable } from "./features.js";

/** Properties of a feature that its base model can't represent, besides logic. */
export type Flags = Readonly<Record<"unsettable" | "settable" | "min" | "default", string | undefined>>;

/** The properties that differ from the base model; for a feature that was read from Ecore they are preserved. */
export function flagsOf(feature: ModelFeature): Flags {
  const { default: given, isDerived, isMany, isSettable, lower } = feature;
  const { attributes } = keptOfFeature(feature);
  const isTold = "unsettable" in attributes || isUnsettable(feature) === feature.isUnsettable;
  return {
    unsettable: isTold ? undefined : String(feature.isUnsettable),
    settable: isSettable || isDerived ? undefined : "false",
    min: isDerived && lower > 0 ? String(lower) : undefined,
    default: given && isMany ? dataText(given.value) : undefined,
  };
}

/** Whether the base model alone can't represent all of it. */
export function hasDetails(feature: ModelFeature): boolean {
  return logicNames.some((name) => feature.logic[name]) || hasFlags(feature);
}

export function hasFlags(feature: ModelFeature): boolean {
  return Object.values(flagsOf(feature)).some((flag) => flag !== undefined);
}

/** The name of an invariant in messages: "the first invariant of `User`". */
export function invariantName({ container, index }: ModelInvariant): string {
  return `invariant ${index + 1} of \`${container.name}\``;
}

export function featureName({
  container,
  name,
}: Pick<ModelFeature, "name"> & { readonly container: ModelType }): string {
  return `\`${container.name}/${name}\``;
}
