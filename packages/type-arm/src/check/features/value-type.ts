import { createSpan, replacement, words, type Fix, type Source, type Span, withoutElement } from "@cairn/diagnostics";
import type { EnumType, NamedType } from "../../ast/ast.js";
import { catalogue } from "../../diagnostics/index.js";
import type { ModelFeature } from "../../model/model.js";
import { fullNameOf } from "../../model/names.js";
import { findType, typeText } from "../../model/queries.js";
import { plainTypes } from "../../resolve/value-type.js";
import { featureRule, declare, spanIn, type CheckContext } from "../rule.js";
import { boundsCheck, meantType } from "./meant-type.js";
import { lowerCaseUse, unknownType } from "../types/uses.js";

const declared = declare("duplicate-enum-value", {
  severity: "error",
  message: words`the enumeration already has \`${"value"}\``,
  help: words`remove one of the two`,
  page: {
    why: `Each value of an enumeration is listed once.`,
    failing: { "file.pp": "type Entry {\n  attr ensure, enum[present, absent, present]\n}\n" },
    repaired: { "file.pp": "type Entry {\n  attr ensure, enum[present, absent]\n}\n" },
  },
});

/** `attr` contains data and `has` contains objects (interpretation R7), and their types exist. */
export const valueTypeRule = featureRule(undefined, (feature, context) => {
  const { type } = feature.node;
  if (type?.kind === "enum-type") {
    if (feature.kind === "has") refuseWord(feature, "has-of-data", typeText(feature.type), context);
  } else if (type) checkNamed(feature, type, context);
});

function checkNamed(feature: ModelFeature, type: NamedType, context: CheckContext): void {
  const { source, kind } = feature;
  const isData = plainTypes.has(type.name);
  if (type.name === "Enum") refuseCapital(type, feature, context);
  else if (isData && kind === "has") refuseWord(feature, "has-of-data", type.name, context);
  else if (!isData) checkReference(feature, type, context);
  if (isData && type.hasParameters) {
    const help = boundsCheck(type.name, writtenFrom(type, source));
    const fixes = withCheck(feature, type, help);
    context.report(catalogue.create["type-parameters"](spanIn(source, type), { name: type.name }, { help, fixes }));
  }
}

function checkReference(feature: ModelFeature, type: NamedType, context: CheckContext): void {
  const { source } = feature;
  const { model, report } = context;
  const name = fullNameOf(type.name);
  if (findType(model, type.name)) {
    const misspelled = lowerCaseUse(type.name, type, source);
    if (feature.kind === "attr") refuseWord(feature, "attr-of-type", name, context);
    else if (misspelled) report(misspelled);
  } else if (feature.kind === "has" && !plainTypes.has(name)) report(unknownType(type.name, type, source, context));
  else reportDataType(feature, type, name, context);
}

/** A type that isn't a data type of this language: `string`, `Array`. */
function reportDataType({ source }: ModelFeature, type: NamedType, name: string, { report }: CheckContext): void {
  const span = spanIn(source, type);
  const meant = plainTypes.has(name) ? name : undefined;
  const fixes = meant ? [replacement(span, meant)] : withMeantType(source, type);
  const help = meant ? `write \`${meant}\`` : meantType(type.name, writtenFrom(type, source));
  report(catalogue.create["unknown-data-type"](span, { name: type.name }, { fixes, help }));
}

/** The type with its parameters in brackets, if they end on its line. */
function wholeType(source: Source, type: NamedType): Span | undefined {
  const [written] = /^[\w:]+(?:\s*\[[^[\]{}]*\])?/.exec(writtenFrom(type, source)) ?? [];
  return written === undefined ? undefined : createSpan(source, type.start, type.start + written.length);
}

/** Writes a type of this language for one of another. */
function withMeantType(source: Source, type: NamedType): Fix[] {
  const span = wholeType(source, type);
  const [, plain, settings] =
    /^write `(\w+)(?: (\{ max => unbound \}))?`/.exec(meantType(type.name, writtenFrom(type, source)) ?? "") ?? [];
  if (plain === undefined || !span || (settings !== undefined && hasSettings(source, span))) return [];
  return [replacement(span, settings === undefined ? plain : `${plain} ${settings}`)];
}

/** Writes a check instead of the bounds in brackets. */
function withCheck({ node, source }: ModelFeature, type: NamedType, help: string | undefined): Fix[] {
  const span = wholeType(source, type);
  const [, meant] = /^write `(.+)`$/.exec(help ?? "") ?? [];
  if (!span || meant === undefined || node.settings.length > 0 || hasSettings(source, span)) return [];
  return [replacement(span, meant)];
}

function hasSettings({ text }: Source, { end }: Span): boolean {
  return /^\s*\{/.test(text.slice(end, end + 200));
}

/** The type with its parameters, as far as they are on one line. */
function writtenFrom({ start }: NamedType, { text }: Source): string {
  return /^.*/.exec(text.slice(start, start + 200))![0];
}

function refuseCapital(type: NamedType, { source }: ModelFeature, { report }: CheckContext): void {
  const span = createSpan(source, type.start, type.start + "Enum".length);
  const fixes = [replacement(span, "enum")];
  report(catalogue.create["capital-enum"](span, {}, { fixes }));
}

type WrongWord = "attr-of-type" | "has-of-data";

function refuseWord(
  { name, kind, node, source }: ModelFeature,
  code: WrongWord,
  type: string,
  context: CheckContext,
): void {
  const word = kind === "attr" ? "has" : "attr";
  const keyword = createSpan(source, node.start, node.start + kind.length);
  const fixes = [replacement(keyword, word)];
  context.report(catalogue.create[code](spanIn(source, node.type!), { name, type }, { fixes }));
}

/** The values of an enumeration are words, each once (interpretation R8). */
export const enumValues = featureRule(declared, ({ node, source }, { report }) => {
  if (node.type?.kind !== "enum-type") return;
  const seen = new Map<string, EnumType["names"][number]>();
  for (const name of node.type.names) {
    const span = spanIn(source, name);
    const { value } = name;
    const first = seen.get(value);
    if (!name.isWord || !/^\w+$/.test(value)) {
      const [, word] = /^['"]([A-Za-z_]\w*)['"]$/.exec(value) ?? [];
      const fixes = word === undefined ? [] : [replacement(span, word)];
      report(catalogue.create["enum-value"](span, { value: `\`${value}\`` }, { fixes }));
    } else if (first) {
      const labels = [{ span: spanIn(source, first), message: "first listed here" }];
      report(declared.create(span, { value }, { labels, fixes: withoutElement(source, name) }));
    } else seen.set(value, name);
  }
});
