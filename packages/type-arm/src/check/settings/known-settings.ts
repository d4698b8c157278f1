/** Rules about settings of features: their names and values (`known-settings`), and which combinations are valid. */

/** The kind of value that a setting takes. */
export type SettingKind = "bound" | "boolean" | "logic" | "setter" | "getter" | "derived" | "literal";

export interface KnownSetting {
  readonly kind: SettingKind;
  /** The keyword of the features that have it, if not all have it (interpretation R9). */
  readonly only?: "attr" | "has";
}

/**
 * The settings of features by name, as the grammar lists them; `setable` and `settable` are synonyms (interpretation
 * R4).
 */
export const knownSettings: ReadonlyMap<string, KnownSetting> = new Map<string, KnownSetting>([
  ["min", { kind: "bound" }],
  ["max", { kind: "bound" }],
  ["unsettable", { kind: "boolean" }],
  ["validate", { kind: "logic" }],
  ["derived", { kind: "derived" }],
  ["transient", { kind: "boolean" }],
  ["settable", { kind: "boolean" }],
  ["containment", { kind: "boolean", only: "has" }],
  ["default", { kind: "literal", only: "attr" }],
  ["check", { kind: "logic", only: "attr" }],
  ["set", { kind: "setter", only: "attr" }],
  ["get", { kind: "getter", only: "attr" }],
]);

/** The settings that a feature may have. */
export function settingsFor(word: "attr" | "has"): readonly string[] {
  return [...knownSettings].filter(([, { only }]) => only === undefined || only === word).map(([name]) => name);
}
