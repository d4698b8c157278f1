/** Rules about settings of features: their names and values (`known-settings`), and which combinations are valid. */

/** The kind of value that a setting takes. */
export type SettingKind = "bound" | "boolean" | "logic" | "setter" | "getter" | "derived" | "literal";

export interface KnownSetting {
  readonly kind: SettingKind;
  /** The keyword of the features that have it, if not all have it (interpretation R9). */
  readonly only?: "attr" | "has";
  /** What it does. */
  readonly meaning: string;
}

/**
 * The settings of features by name, as the grammar lists them; `setable` and `settable` are synonyms (interpretation
 * R4).
 */
export const knownSettings: ReadonlyMap<string, KnownSetting> = new Map<string, KnownSetting>([
  ["min", { kind: "bound", meaning: "how many values at least; 0 by default" }],
  ["max", { kind: "bound", meaning: "how many values at most, or `unbound`; anything but 1 makes it a list" }],
  ["unsettable", { kind: "boolean", meaning: '"not set" differs from nil, or from the empty list' }],
  ["validate", { kind: "logic", meaning: "validates what the user gave" }],
  ["derived", { kind: "derived", meaning: "computes it from the other features" }],
  ["transient", { kind: "boolean", meaning: "isn't serialized; so by default if it is derived" }],
  ["settable", { kind: "boolean", meaning: "the user may set it; so by default unless it is derived" }],
  ["containment", { kind: "boolean", only: "has", meaning: "part of the object, or a link; true by default" }],
  ["default", { kind: "literal", only: "attr", meaning: "its value if nobody sets it" }],
  ["check", { kind: "logic", only: "attr", meaning: "validates what is stored" }],
  ["set", { kind: "setter", only: "attr", meaning: "makes what is stored from what the user gave" }],
  ["get", { kind: "getter", only: "attr", meaning: "makes what the user sees from what is stored" }],
]);

/** The settings that a feature may have. */
export function settingsFor(word: "attr" | "has"): readonly string[] {
  return [...knownSettings].filter(([, { only }]) => only === undefined || only === word).map(([name]) => name);
}
