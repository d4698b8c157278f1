import type { AttributeDescription } from "./description.js";
import { chainText, type Link } from "./chains.js";
import { inside, isTerm, levels, type Term } from "./term.js";
import { oneOf } from "./comparisons.js";
import { or } from "./conditions.js";
import { anyOf, regexTerm } from "./regexes.js";
import { isEnumName } from "./names.js";
import { review, type PlanDraft } from "./plan.js";
import { atom, binary, text, truth } from "./term.js";

/** The values that `newvalues` lists, by kind. */
export interface Values {
  readonly names: readonly string[];
  readonly patterns: readonly { readonly pattern: string; readonly options: string }[];
  /** Whether all are known. */
  readonly isKnown: boolean;
}

export function valuesOf({ values }: AttributeDescription): Values {
  const names = new Set<string>();
  const patterns = new Map<string, { readonly pattern: string; readonly options: string }>();
  for (const value of values) {
    if ("name" in value) names.add(value.name);
    else patterns.set(`${value.options}/${value.pattern}`, value);
  }
  const isKnown = !patterns.has("/");
  return { names: [...names], patterns: [...patterns.values()], isKnown };
}

/** Whether only true and false are accepted. */
export function isFlag({ names, patterns }: Values): boolean {
  return names.length > 0 && patterns.length === 0 && names.every((name) => name === "true" || name === "false");
}

/** The condition that a value is one of those listed: `subject` is its string form. */
export function valuesCondition(values: Values, aliases: readonly string[], subject: Term): Term | undefined {
  let condition = truth(false);
  const names = [...values.names, ...aliases];
  if (names.length > 0) condition = binary(subject, "=~", regexTerm(anyOf(names))!);
  for (const { pattern, options } of values.patterns) {
    const regex = regexTerm(pattern, options);
    if (!regex) return undefined;
    condition = or(condition, binary(subject, "=~", regex));
  }
  return condition;
}

/** `set` for a Boolean: the words for true and false become values, anything else stays unchanged and is rejected. */
export function booleanSetter(yes: readonly string[], no: readonly string[], ignoresCase = false): string {
  const option = ignoresCase ? "i" : "";
  const link = (words: readonly string[], value: string): readonly Link[] =>
    words.length === 0 ? [] : [{ condition: `"\${value}" =~ ${regexTerm(anyOf(words), option)!.text}`, value }];
  return lambda("value", [...link(yes, "true"), ...link(no, "false"), { value: "$value" }]);
}

export function lambda(parameter: string, links: readonly Link[]): string {
  return `|$${parameter}| {\n${chainText(links, "  ")}\n}`;
}

/** An attribute without its own logic, according to `newvalues`. */
export function planByValues(attribute: AttributeDescription, values: Values, draft: PlanDraft): void {
  const { names, patterns } = values;
  if (names.length + patterns.length === 0) return;
  if (isFlag(values)) return planFlag(names, attribute.aliases, draft);
  draft.valueType = patterns.length === 0 ? "symbol" : names.length === 0 ? "string" : "unknown";
  if (!values.isKnown) {
    draft.valueType = "unknown";
    return;
  }
  const aliases = attribute.aliases.filter(([alias]) => !names.includes(alias));
  const set = nameSetter(names, aliases, patterns.length > 0);
  if (set !== undefined) draft.set = set;
  if (patterns.length === 0 && names.every(isEnumName)) draft.type = names;
  else addCheck(values, attribute, draft);
}

function planFlag(names: readonly string[], aliases: AttributeDescription["aliases"], draft: PlanDraft): void {
  draft.type = "Boolean";
  draft.valueType = "flag";
  const wordsFor = (wanted: string): readonly string[] => [
    ...names.filter((name) => name === wanted),
    ...aliases.filter(([, name]) => name === wanted && names.includes(wanted)).map(([alias]) => alias),
  ];
  draft.set = booleanSetter(wordsFor("true"), wordsFor("false"));
  if (names.length === 1) draft.check = `$it == ${names[0]}`;
}

function addCheck(values: Values, attribute: AttributeDescription, draft: PlanDraft): void {
  const condition = valuesCondition(values, [], atom("$it", "string"));
  if (condition) draft.check = condition.text;
  else review(draft, "a value that `newvalues` gives by a regular expression without counterpart", attribute.place);
}

/** `set` for names: aliases become what they represent, and true, false and numbers become strings. */
function nameSetter(
  names: readonly string[],
  aliases: readonly (readonly [string, string])[],
  hasPatterns: boolean,
): string | undefined {
  const isText = hasPatterns || names.some((name) => /^(?:true|false|-?\d+)$/.test(name));
  const rest = isText ? '"${value}"' : "$value";
  if (aliases.length === 0 && (!isText || names.length === 0)) return undefined;
  const links: Link[] = [];
  for (const target of new Set(aliases.map(([, name]) => name))) {
    const known = aliases.filter(([, name]) => name === target).map(([alias]) => text(alias));
    const condition = oneOf(atom('"${value}"', "string"), known);
    if (isTerm(condition)) links.push({ condition: inside(condition, levels.choice), value: text(target).text });
  }
  return lambda("value", [...links, { value: rest }]);
}
