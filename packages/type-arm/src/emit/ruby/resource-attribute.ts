import { typeText, unbound, type ModelFeature } from "../../model/index.js";
import type { Expression } from "@cairn/puppet-core";
import { indented } from "../code/spelling.js";
import { rubyString, rubySymbol } from "./literals.js";
import { valueText } from "./types.js";

/** Names that Puppet itself uses. */
const taken: ReadonlySet<string> = new Set(
  (
    "title provider alias audit before consume export loglevel noop notify require schedule stage subscribe tag " +
    "rsapi_custom_insync_trigger"
  ).split(" "),
);

/** Why a feature can't be an attribute of a resource; undefined if it can. */
export function attributeObstacle({ kind, name, type }: ModelFeature): string | undefined {
  if (kind === "has") return "resources hold data and no objects";
  if (taken.has(name)) return `\`${name}\` means something of Puppet's own for every resource`;
  if (!/^[a-z][a-z0-9_]*$/.test(name)) return "names of attributes have small letters, digits and `_` only";
  const isEnsure = name !== "ensure" || (type.kind === "enum" && type.names.toSorted().join() === "absent,present");
  return isEnsure ? undefined : "`ensure` of a resource is `present` or `absent`";
}

const usualStrings = new WeakMap<ModelFeature, string>();

/**
 * The entry of an attribute in the definition of a resource type; except for the namevar it is the same in all that
 * inherit it.
 */
export function attributeText(feature: ModelFeature, isNamevar: boolean): string {
  const known = isNamevar ? undefined : usualStrings.get(feature);
  if (known !== undefined) return known;
  const text = `${indented(indented(attributeLines(feature, isNamevar))).join("\n")}\n`;
  if (!isNamevar) usualStrings.set(feature, text);
  return text;
}

function attributeLines(feature: ModelFeature, isNamevar: boolean): readonly string[] {
  const { default: given, documentation, name } = feature;
  const behaviour = isNamevar ? "namevar" : behaviourOf(feature);
  const text = documentation === "" ? `The \`${name}\` of a ${feature.container.name}.` : documentation;
  return [
    `${name}: {`,
    `  type: ${rubyString(dataType(feature, isNamevar))},`,
    `  desc: ${rubyString(text)},`,
    ...(behaviour === undefined ? [] : [`  behaviour: ${rubySymbol(behaviour)},`]),
    ...(given && behaviour !== "read_only"
      ? [`  default: ${feature.isMany ? `[${valueText(given.value)}]` : valueText(given.value)},`]
      : []),
    "},",
  ];
}

/** A computed or unsettable feature is read-only; a transient one is a parameter. */
function behaviourOf({ isDerived, isSettable, isTransient }: ModelFeature): string | undefined {
  if (!isSettable) return "read_only";
  return isDerived || isTransient ? "parameter" : undefined;
}

function dataType(feature: ModelFeature, isNamevar: boolean): string {
  const { default: given, isDerived, isMany, isUnsettable, lower, name, upper } = feature;
  if (name === "ensure") return "Optional[Enum[present, absent]]";
  const one = valueType(feature);
  const bounds = lower === 0 && upper === unbound ? "" : `, ${lower}, ${upper === unbound ? "default" : upper}`;
  const all = isMany ? `Array[${one}${bounds}]` : one;
  const isNeeded = isNamevar || (lower > 0 && given === undefined && !isDerived && !isUnsettable);
  return isNeeded ? all : `Optional[${all}]`;
}

function valueType(feature: ModelFeature): string {
  const { type } = feature;
  const pattern = type.kind === "String" || type.kind === "enum" ? onlyPattern(feature) : undefined;
  if (type.kind === "String" && pattern !== undefined) return `Pattern[/${pattern.replaceAll("/", "\\/")}/]`;
  // Without quotes a word may be a keyword of Puppet, such as `default`.
  if (type.kind === "enum") return `Enum[${type.names.map((each) => `'${each}'`).join(", ")}]`;
  return type.kind === "Float" ? "Variant[Float, Integer]" : typeText(type);
}

/** The pattern of a check that only matches the value against it. */
function onlyPattern({ logic: { check }, name }: ModelFeature): string | undefined {
  const [only, ...others] = check?.body.statements ?? [];
  if (!check || !only || others.length > 0) return undefined;
  const test = withoutGroups(only);
  if (test.kind !== "binary" || test.operator !== "=~" || test.right.kind !== "regex") return undefined;
  const subject = withoutGroups(test.left);
  const names = check.parameter === undefined ? ["it", name] : [check.parameter];
  return subject.kind === "variable" && names.includes(subject.name) ? test.right.pattern : undefined;
}

function withoutGroups(node: Expression): Expression {
  let inside = node;
  while (inside.kind === "group") inside = inside.expression;
  return inside;
}
