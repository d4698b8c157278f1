import {
  createSpan,
  didYouMean,
  meantDetails,
  replacement,
  type Fix,
  type Source,
  withoutElement,
} from "@cairn/diagnostics";
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

/** What to write for a setting of another language with that value. */
const equivalents: ReadonlyMap<string, string> = new Map([
  ["required true", "min => 1"],
  ["mandatory true", "min => 1"],
  ["many true", "max => unbound"],
  ["read_only true", "settable => false"],
  ["readonly true", "settable => false"],
]);

/** The settings of Puppet's Ruby types that take the same value here under another name. */
const renamed: ReadonlyMap<string, string> = new Map([
  ["munge", "set"],
  ["unmunge", "get"],
]);

function equivalentFixes(setting: Setting, source: Source): Fix[] {
  const { name, value } = setting;
  const written = source.text.slice(value.start, Math.min(value.end, value.start + 20));
  const whole = equivalents.get(`${name.value} ${written}`);
  if (whole !== undefined) return [replacement(spanIn(source, setting), whole)];
  const other = renamed.get(name.value);
  if (other !== undefined) return [replacement(spanIn(source, name), other)];
  return name.value === "optional" && written === "true" ? withoutElement(source, setting) : [];
}

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

function refuseUnknown(setting: Setting, { kind, source }: ModelFeature, { report }: CheckContext): void {
  const { name } = setting;
  const names = settingsFor(kind);
  const span = spanIn(source, name);
  const known = names.map((each) => `\`${each}\``).join(", ");
  const help = meant.get(name.value);
  const details =
    help === undefined
      ? meantDetails(span, name.value, didYouMean(name.value, names, 1))
      : { help, fixes: equivalentFixes(setting, source) };
  report(catalogue.create["unknown-setting"](span, { name: name.value, word: kind, known }, details));
}

function refuseMisplaced(
  setting: Setting,
  only: string,
  { kind, ...feature }: ModelFeature,
  context: CheckContext,
): void {
  const { name } = setting;
  const fixes = withoutElement(feature.source, setting);
  const of = only === "attr" ? "attributes" : "references";
  const is = kind === "attr" ? "an attribute" : "a reference";
  const words = { name: name.value, of, feature: feature.name, is };
  context.report(catalogue.create["misplaced-setting"](spanIn(feature.source, name), words, { fixes }));
}

function refuseRepeated(setting: Setting, first: Setting, { source }: ModelFeature, { report }: CheckContext): void {
  const { name } = setting;
  const labels = [{ span: spanIn(source, first.name), message: "first set here" }];
  const fixes = [setting, first].flatMap((each) => withoutElement(source, each, `remove ${shown(each, source)}`));
  const spelling = first.name.value === name.value ? "" : `, as \`${first.name.value}\``;
  report(catalogue.create["repeated-setting"](spanIn(source, name), { name: name.value, spelling }, { labels, fixes }));
}

function shown({ start, end }: Setting, { text }: Source): string {
  return `\`${text.slice(start, Math.min(end, start + 60))}\``;
}

function refuseOperator(setting: Setting, { source }: ModelFeature, { report }: CheckContext): void {
  const words = { name: setting.name.value, operator: setting.operator };
  const at = source.text.indexOf(setting.operator, setting.name.end);
  const fixes = [replacement(createSpan(source, at, at + setting.operator.length), "=>")];
  report(catalogue.create["setting-operator"](spanIn(source, setting.name), words, { fixes }));
}
