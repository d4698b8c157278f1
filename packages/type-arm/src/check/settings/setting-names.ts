import { createSpan, didYouMean, meantDetails, replacement } from "@cairn/diagnostics";
import type { Setting } from "../../ast/ast.js";
import { catalogue } from "../../diagnostics/index.js";
import type { ModelFeature } from "../../model/model.js";
import { settingName } from "../../resolve/settings.js";
import { featureRule, spanIn, type CheckContext } from "../rule.js";
import { knownSettings, settingsFor } from "./known-settings.js";

/** Each setting is allowed for the feature, and occurs once (interpretations R4 and R9). */
export const settingNames = featureRule(undefined, (feature, context) => {
  const { kind, node } = feature;
  const seen = new Map<string, Setting>();
  for (const setting of node.settings) {
    const name = settingName(setting);
    const known = knownSettings.get(name);
    const first = seen.get(name);
    if (known === undefined) refuseUnknown(setting, feature, context);
    else if (known.only !== undefined && known.only !== kind) refuseMisplaced(setting, known.only, feature, context);
    else if (first) refuseRepeated(setting, first, feature, context);
    else seen.set(name, setting);
    if (setting.operator !== "=>") refuseOperator(setting, feature, context);
  }
});

/** Settings of other languages, with the equivalents. */
const meant: ReadonlyMap<string, string> = new Map([
  ["required", "write `min => 1`"],
  ["mandatory", "write `min => 1`"],
  ["optional", "remove it: a feature is optional unless it has `min => 1`"],
  ["many", "write `max => unbound`"],
  ["array_matching", "write `max => unbound`"],
  ["munge", "write `set`"],
  ["unmunge", "write `get`"],
  ["newvalues", "write `enum[…]` as the type"],
  ["values", "write `enum[…]` as the type"],
  ["read_only", "write `settable => false`"],
  ["readonly", "write `settable => false`"],
]);

function refuseUnknown({ name }: Setting, { kind, source }: ModelFeature, { report }: CheckContext): void {
  const names = settingsFor(kind);
  const span = spanIn(source, name);
  const known = names.map((each) => `\`${each}\``).join(", ");
  const help = meant.get(name.value);
  const details = help === undefined ? meantDetails(span, name.value, didYouMean(name.value, names, 1)) : { help };
  report(catalogue.create["unknown-setting"](span, { name: name.value, word: kind, known }, details));
}

function refuseMisplaced(
  { name }: Setting,
  only: string,
  { kind, ...feature }: ModelFeature,
  context: CheckContext,
): void {
  const of = only === "attr" ? "attributes" : "references";
  const is = kind === "attr" ? "an attribute" : "a reference";
  const words = { name: name.value, of, feature: feature.name, is };
  context.report(catalogue.create["misplaced-setting"](spanIn(feature.source, name), words));
}

function refuseRepeated({ name }: Setting, first: Setting, { source }: ModelFeature, { report }: CheckContext): void {
  const labels = [{ span: spanIn(source, first.name), message: "first set here" }];
  const spelling = first.name.value === name.value ? "" : `, as \`${first.name.value}\``;
  report(catalogue.create["repeated-setting"](spanIn(source, name), { name: name.value, spelling }, { labels }));
}

function refuseOperator(setting: Setting, { source }: ModelFeature, { report }: CheckContext): void {
  const words = { name: setting.name.value, operator: setting.operator };
  const at = source.text.indexOf(setting.operator, setting.name.end);
  const fixes = [replacement(createSpan(source, at, at + setting.operator.length), "=>")];
  report(catalogue.create["setting-operator"](spanIn(source, setting.name), words, { fixes }));
}
