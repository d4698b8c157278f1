import { askedClasses, hasBranches } from "./asked-classes.js";
import { munging, refusals, refusesAll, type Chain, type Link, type Munging } from "./chains.js";
import type { DeclaredType } from "./declared-type.js";
import type { AttributeDescription, RubyLogic, RubyPlace } from "./description.js";
import { execute, type Execution } from "./execute.js";
import { planDefault } from "./plan-default.js";
import { booleanSetter, isFlag, lambda, planByValues, valuesCondition, valuesOf, type Values } from "./plan-values.js";
import { review, type AttributePlan, type PlanDraft, type Setting } from "./plan.js";
import { atom, type TermType, type Untranslated } from "./term.js";

/** How an attribute is written, as far as its Ruby code can be expressed. */
export function planAttribute(attribute: AttributeDescription, isOnlyNamevar: boolean): AttributePlan {
  const draft: PlanDraft = { type: "String", valueType: "string", notes: [...attribute.notes] };
  if (attribute.declared) planDeclared(attribute, attribute.declared, draft);
  else planByRuby(attribute, draft);
  planDefault(attribute, draft);
  const { type, valueType, notes } = draft;
  return { attribute, type, valueType, notes, settings: settingsOf(attribute, isOnlyNamevar, draft) };
}

/** A type that is declared as data is complete: what isn't optional and has no default is mandatory. */
function planDeclared(attribute: AttributeDescription, declared: DeclaredType, draft: PlanDraft): void {
  const { condition, count, isOptional, type } = declared;
  draft.type = type;
  draft.valueType = typeof type !== "string" || type === "Float" ? "unknown" : valueTypes[type];
  if (condition !== undefined) draft.check = condition;
  if (attribute.isReadOnly) draft.settable = "false";
  const isNeeded = !isOptional && !attribute.default && !attribute.isReadOnly && attribute.name !== "ensure";
  const least = Math.max(count?.least ?? 0, isNeeded && !count ? 1 : 0);
  if (least > 0 && !attribute.isReadOnly && !isOptional) draft.min = String(least);
  if (count?.most !== undefined) draft.max = String(count.most);
}

const valueTypes = { String: "string", Integer: "integer", Boolean: "boolean" } as const;

function planByRuby(attribute: AttributeDescription, draft: PlanDraft): void {
  const values = valuesOf(attribute);
  const munge = attribute.munge && follow(attribute.munge, "raw", draft);
  const made = munge && munging(munge);
  if (munge && made && !made.problem) planMunge(attribute, values, munge, made, draft);
  else {
    if (made?.problem) reviewProblems([made.problem], "munge", attribute.munge!.place, draft);
    planWithoutMunge(attribute, values, draft);
  }
}

function settingsOf({ isMany }: AttributeDescription, isOnlyNamevar: boolean, draft: PlanDraft): readonly Setting[] {
  const { default: initial, validate, set, check, min, max, settable } = draft;
  const all = [
    ["min", isOnlyNamevar ? "1" : min],
    ["max", max ?? (isMany ? "unbound" : undefined)],
    ["setable", settable],
    ["default", initial],
    ["validate", validate],
    ["set", set],
    ["check", check],
  ] as const;
  return all.flatMap(([name, text]) => (text === undefined ? [] : [{ name, text }]));
}

/** Executes the block of `validate` or `munge`; undefined if its parameters aren't simple. */
function follow(logic: RubyLogic, type: TermType, draft: PlanDraft): Execution | undefined {
  const { parameters, body, bindings, place } = logic;
  const name = parameters?.[0];
  if (!body || parameters === undefined || parameters.length > 1) {
    const problems = [{ why: "its parameters aren't simple", start: place.start }];
    return { outcomes: [], problems };
  }
  const given = new Map(name === undefined ? [] : [[name, atom(`$${variable(name)}`, type)]]);
  return execute(body, given, {
    bindings,
    feature: () => undefined,
    approximate: (what, start) => review(draft, what, { source: place.source, start }),
  });
}

/** The parameter's name as a variable here. */
function variable(name: string): string {
  const plain = name.replace(/^_+/, "").replace(/[^\w]/g, "_");
  return /^[a-z]\w*$/.test(plain) && plain !== "it" && plain !== "meta" ? plain : "value";
}

function parameterOf({ parameters }: RubyLogic): string {
  return variable(parameters?.[0] ?? "value");
}

function reviewProblems(problems: readonly Untranslated[], name: string, place: RubyPlace, draft: PlanDraft): void {
  for (const { why, start } of problems)
    review(draft, `\`${name}\`: ${why}`, { source: place.source, start: start || place.start });
}

function planWithoutMunge(attribute: AttributeDescription, values: Values, draft: PlanDraft): void {
  const { validate, parent, kind } = attribute;
  if (parent === "Boolean" && !attribute.munge) {
    draft.type = "Boolean";
    draft.valueType = "boolean";
    draft.set = booleanSetter(["true", "yes"], ["false", "no"], kind === "property");
  } else if (!validate) planByValues(attribute, values, draft);
  else if (values.names.length + values.patterns.length > 0) planOverruled(attribute, values, draft);
  if (parent === "Path" && !validate) planPath(attribute, draft);
  if (attribute.munge) draft.valueType = "unknown";
  if (validate) planValidate(attribute, validate, draft);
}

/** A `validate` block replaces the check of `newvalues`, which then only determines what becomes a symbol. */
function planOverruled(attribute: AttributeDescription, values: Values, draft: PlanDraft): void {
  if (attribute.aliases.length > 0 && !attribute.munge)
    review(draft, "`aliasvalue`: what another value stands for", attribute.place);
  draft.valueType = "unknown";
  const what = "`newvalues`: Puppet doesn't check by it, because `validate` takes its place";
  draft.notes.push({ status: "not-carried", what, place: attribute.place });
  if (isFlag(values) && !attribute.munge) review(draft, "true and false are given as strings here", attribute.place);
}

function planPath(attribute: AttributeDescription, draft: PlanDraft): void {
  draft.check = `if $it !~ /^\\// { "${attribute.name} must be a fully qualified path" }`;
  draft.check = `{ ${draft.check} }`;
  review(draft, "what an absolute path is, is checked as on POSIX systems", attribute.place);
}

/**
 * `validate` checks what the user gave; if nothing changes that, its type is known and `check` is the right setting.
 * The block itself tells the type: the first one of which it accepts any value.
 */
function planValidate(attribute: AttributeDescription, validate: RubyLogic, draft: PlanDraft): void {
  const isRaw = draft.set !== undefined || draft.type !== "String";
  for (const type of isRaw ? (["raw"] as const) : (["string", "integer", "boolean"] as const)) {
    const notes: PlanDraft["notes"] = [];
    const execution = follow(validate, type, { ...draft, notes });
    if (!execution) return;
    const chain = refusals(execution);
    if (refusesAll(chain.links) && hasBranches(validate)) continue;
    draft.notes.push(...notes);
    if (type === "integer" || type === "boolean") {
      draft.type = type === "integer" ? "Integer" : "Boolean";
      draft.valueType = type;
    }
    return keepValidation(attribute, validate, chain, isRaw, draft);
  }
  reviewClasses(attribute, validate, draft);
  review(draft, "`validate`: it accepts no value that this attribute could have", validate.place);
}

function keepValidation(
  attribute: AttributeDescription,
  validate: RubyLogic,
  { links, problems }: Chain,
  isRaw: boolean,
  draft: PlanDraft,
): void {
  reviewProblems(problems, "validate", validate.place, draft);
  reviewClasses(attribute, validate, draft);
  if (links.length > 0) draft[isRaw ? "validate" : "check"] = lambda(parameterOf(validate), links);
}

const held: Readonly<Record<string, readonly string[]>> = {
  Integer: ["Integer", "Fixnum", "Numeric"],
  Float: ["Float", "Integer", "Fixnum", "Numeric"],
  Boolean: ["TrueClass", "FalseClass"],
};

/** The block's behaviour for values of other classes, which an attribute with one type can't have. */
function reviewClasses({ kind }: AttributeDescription, logic: RubyLogic, draft: PlanDraft): void {
  const isChanged = draft.set !== undefined;
  const known = new Set(typeof draft.type === "string" ? (held[draft.type] ?? []) : []);
  // Puppet passes the values of a list to a property one by one.
  if (kind === "property") known.add("Array");
  if (isChanged) for (const name of ["Integer", "Fixnum", "Numeric", "TrueClass", "FalseClass"]) known.add(name);
  const others = [...askedClasses(logic)].filter((name) => !known.has(name));
  if (others.length === 0) return;
  const names = others.map((name) => `\`${name}\``).join(", ");
  review(draft, `it asks whether the value is of the class ${names}, and this attribute has none such`, logic.place);
}

function planMunge(
  attribute: AttributeDescription,
  values: Values,
  execution: Execution,
  made: Munging,
  draft: PlanDraft,
): void {
  const type = resultType(made);
  const munge = attribute.munge!;
  if (!type) {
    review(draft, "`munge`: it gives values of several types, and an attribute has one", munge.place);
    return planWithoutMunge(attribute, values, draft);
  }
  draft.type = type;
  draft.valueType = valueTypeOf(made, type);
  const parameter = parameterOf(munge);
  draft.set = lambda(parameter, type === "String" ? asText(made.links, parameter) : made.links);
  // A `validate` block usually accepts only digits; without one Ruby accepts more.
  if (draft.set.includes("Integer(") && !attribute.validate) {
    review(draft, "`Integer` takes strings that ours doesn't, such as `1_000` and ` 7 `", munge.place);
  }
  reviewClasses(attribute, munge, draft);
  planRefusals(attribute, values, execution, draft);
}

/** If Ruby keeps a value of any type, a String keeps its text. */
function asText(links: readonly Link[], parameter: string): readonly Link[] {
  return links.map((link) => (link.value === `$${parameter}` ? { ...link, value: `"\${${parameter}}"` } : link));
}

/** What is checked before `set`: the listed values or the block of `validate`, and what `munge` itself rejects. */
function planRefusals(attribute: AttributeDescription, values: Values, execution: Execution, draft: PlanDraft): void {
  const { validate, munge } = attribute;
  const own = refusals(execution, true);
  reviewProblems(own.problems, "munge", munge!.place, draft);
  if (validate) planValidate(attribute, validate, draft);
  else if (values.isKnown && attribute.values.length > 0) {
    const aliases = attribute.aliases.map(([alias]) => alias);
    const condition = valuesCondition(values, aliases, atom('"${it}"', "string"));
    if (condition) draft.validate = condition.text;
    else review(draft, "`newvalues`: a regular expression without counterpart", attribute.place);
  }
  if (own.links.length === 0) return;
  if (refusesAll(own.links) && hasBranches(munge!))
    return review(draft, "`munge`: it accepts no value that this attribute could have", munge!.place);
  if (draft.validate === undefined) draft.validate = lambda(parameterOf(munge!), own.links);
  else review(draft, "what `munge` refuses", munge!.place);
}

/** The common type of all results of `munge`. */
function resultType({ types, literals }: Munging): PlanDraft["type"] | undefined {
  const isTruth = literals.every((value) => typeof value === "boolean" || value === "true" || value === "false");
  if (isTruth && literals.length > 0 && literals.every((value) => typeof value === "boolean")) return "Boolean";
  const kinds = [...types].filter((type) => type !== "raw");
  if (kinds.length === 0) return "String";
  if (kinds.every((type) => type === "integer")) return types.has("raw") ? undefined : "Integer";
  if (kinds.every((type) => type === "float")) return types.has("raw") ? undefined : "Float";
  return kinds.every((type) => type === "string" || type === "symbol") ? "String" : undefined;
}

function valueTypeOf({ types }: Munging, type: PlanDraft["type"]): TermType {
  if (type === "Integer") return "integer";
  if (type === "Boolean") return "boolean";
  const [only] = types;
  return types.size === 1 && (only === "string" || only === "symbol")
    ? only
    : types.has("symbol")
      ? "unknown"
      : "string";
}
