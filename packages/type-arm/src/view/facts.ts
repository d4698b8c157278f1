import type { Span } from "@cairn/diagnostics";
import { createSource, createSpan } from "@cairn/diagnostics";
import { oneLine } from "@cairn/puppet-core/format";
import { printFloat } from "@cairn/puppet-core/values";
import { numberValue, type StoreValue } from "@cairn/store";
import {
  logicNames,
  unbound,
  type DataValue,
  type Logic,
  type ModelFeature,
  type ModelInvariant,
  type ModelType,
} from "../model/model.js";
import { typeText } from "../model/queries.js";
import { tokenize } from "../parse/parse.js";
import { settingsOf } from "../resolve/settings.js";

/** One property of a feature or of a type in a model, with its location. */
export interface Fact {
  readonly name: string;
  readonly value: StoreValue;
  readonly span: Span;
  /** The origin of the value: `written`, or `usual value` for a default. */
  readonly step: string;
}

/** The properties of a feature, in the order of the model's JSON. */
export function featureFacts(feature: ModelFeature): readonly Fact[] {
  const { kind, lower, upper, node, source } = feature;
  const settings = settingsOf(node);
  const whole = createSpan(source, node.name.start, node.name.end);
  const fact = (name: string, value: StoreValue, from?: { readonly start: number; readonly end: number }): Fact => {
    const span = from ? createSpan(source, from.start, from.end) : whole;
    return { name, value, span, step: from ? "written" : "usual value" };
  };
  const keyword = { start: node.start, end: node.start + kind.length };
  const of = (name: string, value: StoreValue): Fact => fact(name, value, settings.get(name));
  return [
    fact("kind", kind, keyword),
    fact("type", typeText(feature.type), node.type),
    of("min", numberValue(String(lower))),
    fact("max", upper === unbound ? "unbound" : numberValue(String(upper)), settings.get("max") ?? settings.get("min")),
    of("unsettable", feature.isUnsettable),
    fact("transient", feature.isTransient, settings.get("transient") ?? settings.get("derived")),
    fact("derived", feature.isDerived, settings.get("derived")),
    fact("settable", feature.isSettable, settings.get("settable") ?? settings.get("derived")),
    ...(kind === "has" ? [of("containment", feature.isContainment)] : []),
    ...(feature.default ? [of("default", dataValue(feature.default.value))] : []),
    ...logicNames.flatMap((name) => {
      const logic = feature.logic[name];
      return logic ? [fact(logicFactName(name), logicText(logic), settings.get(name))] : [];
    }),
  ];
}

/**
 * The properties of a type that aren't its features: their names are in parentheses, which no feature's name contains.
 */
export function typeFacts(type: ModelType): readonly Fact[] {
  const { node, source, parent, invariants } = type;
  const whole = createSpan(source, node.name.start, node.name.end);
  const abstract = node.members.find(({ kind }) => kind === "abstract");
  const spanOf = (place: { readonly start: number; readonly end: number } | undefined): Span =>
    place ? createSpan(source, place.start, place.end) : whole;
  const step = (place: unknown): string => (place ? "written" : "usual value");
  return [
    { name: "(abstract)", value: type.isAbstract, span: spanOf(abstract), step: step(abstract) },
    { name: "(super)", value: parent?.name ?? null, span: spanOf(node.parent), step: step(node.parent) },
    ...invariants.map((each) => ({
      name: invariantName(titleOf(each)),
      value: logicText(each.logic),
      span: spanOf(each.node),
      step: "written",
    })),
  ];
}

/** An invariant by its title as written, or by its number if it has none. */
export function invariantName(title: string): string {
  return `(invariant ${title.replaceAll("/", "∕")})`;
}

function titleOf({ title, index, source }: ModelInvariant): string {
  return title ? source.text.slice(title.start, title.end) : String(index + 1);
}

function logicText({ source, start, end }: Logic): string {
  return logicLine(source.text.slice(start, end));
}

/** Logic in the form in which it is compared: without differences of blanks, line breaks and comments. */
export function logicLine(logic: string): string {
  return oneLine(logic, tokenize(createSource("logic.pp", logic)));
}

/** The name of a feature's logic among its properties: `derived` already is one. */
export function logicFactName(name: string): string {
  return name === "derived" ? "derived logic" : name;
}

export function dataValue(value: DataValue): StoreValue {
  if (typeof value === "bigint") return numberValue(String(value));
  return typeof value === "number" ? numberValue(printFloat(value)) : value;
}
