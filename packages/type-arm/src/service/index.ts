/** What the language server knows of type-arm, beside what the command does. */
import {
  symbolsAround,
  type Analysis,
  type CompilingService,
  type LanguageService,
  type NameKind,
  type Suggestion,
  type Suggestions,
  type Surroundings,
} from "@cairn/language-server";
import { knownSettings } from "../check/settings/known-settings.js";
import { analyze, capitalized } from "./analyze.js";

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

/** type-arm's part of a language service. */
export const names: Omit<LanguageService, keyof CompilingService> = {
  analyze,
  complete,
  respell,
  refuseName,
};

function refuseName(kind: NameKind, text: string): string | undefined {
  const pattern = kind === "type" ? /^[A-Za-z]\w*(?:::[A-Za-z]\w*)*$/ : /^[a-z_]\w*$/;
  return pattern.test(text) ? undefined : `\`${text}\` isn't what type-arm takes for the name of a ${kind}`;
}

/** A type is written with capitals where it is used, however it was defined. */
function respell(found: string, old: string, renamed: string): string | undefined {
  if (found === old) return renamed;
  if (found.replace(/^::/, "").toLowerCase() !== old.replace(/^::/, "").toLowerCase()) return undefined;
  return /^(?:::)?[A-Z]/.test(found) ? capitalized(renamed) : renamed.toLowerCase();
}

function complete(analysis: Analysis, offset: number, around: Surroundings): Suggestions {
  const before = analysis.source.text.slice(Math.max(0, offset - 5000), offset);
  const [typed] = /[\w:]*$/.exec(before)!;
  const start = offset - typed.length;
  const ahead = before.slice(0, before.length - typed.length);
  const isInside = ({ end, kind, start: from }: Analysis["tokens"][number]) =>
    (kind === "comment" && from < offset && offset <= end) || (kind === "string" && from < offset && offset < end);
  if (ahead.endsWith("$") || ahead.endsWith("${")) return { start, items: variables(analysis, offset) };
  if (analysis.tokens.some(isInside)) return { start: offset, items: [] };
  if (/\binherits\s+$/.test(ahead) || /\b(?:attr|has)\s+\w+\s*,\s*$/.test(ahead))
    return { start, items: types(around) };
  if (
    /\b(?:attr|has)\s+\w+(?:\s*,\s*[\w:[\],\s]+)?\s*\{[^{}]*(?:\{[^{}]*\}[^{}]*)*$/.test(ahead) &&
    /[{,]\s*$/.test(ahead)
  )
    return {
      start,
      items: [...knownSettings.keys()].map((label) => ({ label, kind: "attribute", text: `${label} => ` })),
    };
  if (/^[A-Z]/.test(typed)) return { start, items: types(around) };
  return { start, items: [...members, "type", "inherits", "enum"].map((label) => ({ label, kind: "keyword" })) };
}

function types(around: Surroundings): Suggestion[] {
  const own = around.definitionsOf("type").map(({ name }): Suggestion => ({ label: capitalized(name), kind: "type" }));
  return [
    ...own,
    ...builtInTypes.map((label) => ({ label, kind: "type" }) as const),
    { label: "enum", kind: "keyword" },
  ];
}

/** The features of the type around, and what every condition is given. */
function variables({ symbols }: Analysis, offset: number): Suggestion[] {
  const [owner] = symbolsAround(symbols, offset);
  const features = (owner?.children ?? []).filter(({ kind }) => kind === "feature");
  return [
    ...features.map(({ detail, name }): Suggestion => ({
      label: name,
      kind: "feature",
      ...(detail === undefined ? {} : { detail }),
    })),
    ...["it", "meta"].map((label): Suggestion => ({ label, kind: "variable" })),
  ];
}
