import { createSpan, replacement, type Fix, type Source } from "@cairn/diagnostics";
import type { Setting } from "../../ast/ast.js";
import { catalogue } from "../../diagnostics/index.js";
import type { ModelFeature } from "../../model/model.js";
import { settingName } from "../../resolve/settings.js";
import { featureRule, spanIn, type CheckContext } from "../rule.js";
import { describeValue } from "./describe-value.js";
import { knownSettings, type SettingKind } from "./known-settings.js";

/** The value that each kind of setting takes, in words, with an example. */
const wanted: Readonly<Record<SettingKind, readonly [words: string, example: string]>> = {
  bound: ["a whole number", "1"],
  boolean: ["`true` or `false`", "true"],
  logic: ["a block or a lambda", "{ … }"],
  setter: ["a lambda with one parameter", "|$value| { … }"],
  getter: ["a lambda with one parameter", "|$value| { … }"],
  derived: ["a lambda without parameters", "|| { … }"],
  literal: ["a literal", "1"],
};

/** Each setting has a value of its kind (interpretation R9); literals have a separate rule. */
export const settingValues = featureRule(undefined, (feature, context) => {
  for (const setting of feature.node.settings) {
    const known = knownSettings.get(settingName(setting));
    if (known && !fits(setting, known.kind)) reportWrongSetting(setting, known.kind, feature, context);
  }
});

function fits({ value }: Setting, kind: SettingKind): boolean {
  switch (kind) {
    case "bound":
    case "literal":
      return true;
    case "boolean":
      return value.kind === "boolean";
    case "logic":
      return true;
    default:
      return value.kind === "lambda";
  }
}

function reportWrongSetting(
  setting: Setting,
  kind: SettingKind,
  { source }: ModelFeature,
  { report }: CheckContext,
): void {
  const [words, example] = wanted[kind];
  const { value } = setting.name;
  const span = spanIn(source, setting.value);
  const found = describeValue(setting.value, source);
  report(
    catalogue.create["setting-value"](
      span,
      { name: value, wanted: words, found, example },
      { fixes: repair(setting, kind, source) },
    ),
  );
}

/** Takes the quotes from `true` or `false`, and puts the parameters before a block. */
function repair({ value }: Setting, kind: SettingKind, source: Source): Fix[] {
  if (kind === "boolean" && value.kind === "string" && /^(?:true|false)$/i.test(value.value))
    return [replacement(spanIn(source, value), value.value.toLowerCase())];
  const parameters = kind === "derived" ? "|| " : kind === "getter" || kind === "setter" ? "|$value| " : undefined;
  if (parameters === undefined || value.kind !== "block" || source.text[value.start] !== "{") return [];
  return [replacement(createSpan(source, value.start, value.start), parameters, `write \`${parameters}{ … }\``)];
}
