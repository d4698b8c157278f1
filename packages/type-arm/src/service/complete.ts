import {
  symbolsAround,
  type Analysis,
  type OutlineSymbol,
  type Suggestion,
  type Suggestions,
  type Surroundings,
} from "@cairn/language-server";
import { knownSettings, settingsFor, type SettingKind } from "../check/settings/known-settings.js";
import { capitalized } from "./analyze.js";
import { knownCalls } from "./functions.js";

const members = ["attr", "has", "invariant", "abstract"];
const builtInTypes = [
  "Any",
  "Array",
  "Boolean",
  "Enum",
  "Float",
  "Hash",
  "Integer",
  "Numeric",
  "Optional",
  "Pattern",
  "String",
  "Undef",
  "Variant",
];

/** How far back a place is understood. */
const mostBefore = 5000;

/** What values of settings look like. */
const values: Readonly<Record<SettingKind, readonly string[]>> = {
  boolean: ["true", "false"],
  bound: ["0", "1"],
  derived: ["|| { }"],
  getter: ["|$value| { }"],
  literal: [],
  logic: ["{ }", "|$value| { }"],
  setter: ["|$value| { }"],
};

/** What may be typed at a place of a model. */
export function complete(analysis: Analysis, offset: number, around: Surroundings): Suggestions {
  const before = analysis.source.text.slice(Math.max(0, offset - mostBefore), offset);
  const [typed] = /[\w:]*$/.exec(before)!;
  const start = offset - typed.length;
  const ahead = before.slice(0, before.length - typed.length);
  if (ahead.endsWith("$") || ahead.endsWith("${")) return { start, items: variables(analysis, offset, around) };
  if (analysis.tokensAt(offset).some((token) => isInside(token, offset))) return { start: offset, items: [] };
  if (/\binherits\s+$/.test(ahead) || /\b(?:attr|has)\s+\w+\s*,\s*$/.test(ahead))
    return { start, items: types(around) };
  if (/[\w\])}'"]\.$/.test(ahead)) return { start, items: functions() };
  return { start, items: settings(ahead) ?? statements(analysis, offset, typed, around) };
}

function isInside({ end, kind, start }: Analysis["tokens"][number], offset: number): boolean {
  if (kind === "comment") return start < offset && offset <= end;
  return kind === "string" && start < offset && offset < end;
}

/** The settings of the feature in whose braces the text ends, or the values of one. */
function settings(ahead: string): Suggestion[] | undefined {
  const feature =
    /\b(attr|has)\s+\w+(?:\s*,\s*[\w:[\],\s]+)?\s*\{[^{}]*(?:\{[^{}]*\}[^{}]*)*$/.exec(ahead)?.[1] ?? undefined;
  if (feature === undefined) return undefined;
  const setting = /\b(\w+)\s*=>\s*$/.exec(ahead)?.[1];
  if (setting !== undefined) return valuesOf(setting);
  if (!/[{,]\s*$/.test(ahead)) return undefined;
  return settingsFor(feature as "attr" | "has").map((label): Suggestion => {
    const detail = knownSettings.get(label)!.meaning;
    return { label, kind: "attribute", text: `${label} => `, detail };
  });
}

function valuesOf(setting: string): Suggestion[] {
  const known = knownSettings.get(setting === "setable" ? "settable" : setting);
  const words = [...(known ? values[known.kind] : []), ...(setting === "max" ? ["unbound"] : [])];
  return words.map((label) => ({ label, kind: "value" }));
}

/** In logic functions, else the members of a type. */
function statements({ symbols }: Analysis, offset: number, typed: string, around: Surroundings): Suggestion[] {
  if (/^[A-Z]/.test(typed)) return types(around);
  const words = [...members, "type", "inherits", "enum"].map((label): Suggestion => ({ label, kind: "keyword" }));
  const isInMember = symbolsAround(symbols, offset).length > 1;
  return isInMember ? [...functions(), ...words] : words;
}

function functions(): Suggestion[] {
  return [...knownCalls.values()].map(({ documentation, label: detail, name }): Suggestion => {
    return { label: name, kind: "function", detail, documentation };
  });
}

function types(around: Surroundings): Suggestion[] {
  const own = around.definitionsOf("type").map(({ name }): Suggestion => ({ label: capitalized(name), kind: "type" }));
  return [
    ...own,
    ...builtInTypes.map((label) => ({ label, kind: "type" }) as const),
    { label: "enum", kind: "keyword" },
  ];
}

/** The features of the type around, also those that it inherits, and what every condition is given. */
function variables({ symbols }: Analysis, offset: number, around: Surroundings): Suggestion[] {
  const [owner] = symbolsAround(symbols, offset);
  const features = new Map<string, Suggestion>();
  for (const type of lineage(owner, around))
    for (const { detail, kind, name } of type.children)
      if (kind === "feature" && !features.has(name))
        features.set(name, { label: name, kind, ...(detail === undefined ? {} : { detail }) });
  return [...features.values(), ...["it", "meta"].map((label): Suggestion => ({ label, kind: "variable" }))];
}

/** A type and those that it inherits from. */
function lineage(owner: OutlineSymbol | undefined, around: Surroundings): readonly OutlineSymbol[] {
  if (owner?.key === undefined) return [];
  const inherited = around.ancestorsOf(owner.key).flatMap((key) => {
    const [definition] = around.definitionsFor(key);
    return definition ? symbolsAround(definition.analysis.symbols, definition.place.start).slice(0, 1) : [];
  });
  return [owner, ...inherited];
}
