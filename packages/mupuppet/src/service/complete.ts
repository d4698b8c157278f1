import type { Analysis, Suggestion, Suggestions } from "@cairn/language-server";
import { completeAttributes } from "./complete-attributes.js";
import { completeData } from "./complete-data.js";
import { classes, completeText } from "./complete-text.js";
import { callsOf, knownFunctions } from "./functions.js";
import { resourceTypeNames, type PuppetSurroundings } from "./resource-type-info.js";
import { capitalized } from "./spelling.js";
import { variables } from "./visible-variables.js";
import { erbKey } from "./template-calls.js";
import { templateName } from "./template-names.js";

const keywords = [
  ...[
    "and",
    "case",
    "class",
    "default",
    "define",
    "else",
    "elsif",
    "false",
    "function",
    "if",
    "in",
    "inherits",
    "node",
    "or",
  ],
  ...["true", "type", "undef", "unless"],
];
const builtInTypes = [
  "Any",
  "Array",
  "Boolean",
  "Class",
  "Enum",
  "Float",
  "Hash",
  "Integer",
  "Numeric",
  "Optional",
  "Pattern",
  "Regexp",
  "Resource",
  "Sensitive",
  "String",
  "Struct",
  "Tuple",
  "Undef",
  "Variant",
];

/** How much text before a place is looked at, in UTF-16 units. */
const mostBefore = 5000;

/** What may be typed at a place of a manifest, a template or a file of data. */
export function complete(analysis: Analysis, offset: number, around: PuppetSurroundings): Suggestions {
  const { name, text } = analysis.source;
  const before = text.slice(Math.max(0, offset - mostBefore), offset);
  if (/\.(?:ya?ml|json)$/.test(name)) return completeData(before, offset, around);
  if (name.endsWith(".rb")) return { start: offset, items: [] };
  if (/\.(?:erb|epp)$/.test(name) && before.lastIndexOf("<%") <= before.lastIndexOf("%>"))
    return { start: offset, items: [] };
  return name.endsWith(".erb")
    ? completeErb(name, before, offset, around)
    : completeCode(analysis, before, offset, around);
}

/** The variables of those that call the template. */
function completeErb(file: string, before: string, offset: number, around: PuppetSurroundings): Suggestions {
  const typed = /(?<![@\w])@(\w*)$/.exec(before)?.[1];
  if (typed === undefined) return { start: offset, items: [] };
  const key = erbKey(templateName(file), "");
  const all = [...around.definitionsOf("parameter"), ...around.definitionsOf("variable")];
  const items = all.flatMap(({ aliases, kind }): Suggestion[] =>
    aliases.flatMap((alias) => (alias.startsWith(key) ? [{ label: alias.slice(key.length), kind }] : [])),
  );
  return { start: offset - typed.length, items };
}

function completeCode(analysis: Analysis, before: string, offset: number, around: PuppetSurroundings): Suggestions {
  if (isInComment(analysis, offset)) return { start: offset, items: [] };
  const [typed] = /[\w:]*$/.exec(before)!;
  const start = offset - typed.length;
  const ahead = before.slice(0, before.length - typed.length);
  if (ahead.endsWith("$") || ahead.endsWith("${")) return { start, items: variables(analysis, offset, around, typed) };
  const inText = completeText(before, offset, around);
  if (inText) return inText;
  const attributes = completeAttributes(ahead, start, around);
  if (attributes) return attributes;
  if (isInText(analysis, offset)) return { start: offset, items: [] };
  if (/\b(?:include|contain|require|inherits)[\s(]+(?:[\w:]+\s*,\s*)*$/.test(ahead))
    return { start, items: classes(around) };
  if (/^[A-Z]/.test(typed)) return { start, items: typesOfData(around) };
  return { start, items: [...statements(around), ...keywords.map((label) => ({ label, kind: "keyword" }) as const)] };
}

function isInComment({ tokensAt }: Analysis, offset: number): boolean {
  return tokensAt(offset).some(({ end, kind, start }) => kind === "comment" && start < offset && offset <= end);
}

function isInText({ tokensAt }: Analysis, offset: number): boolean {
  return tokensAt(offset).some(({ end, kind, start }) => kind === "string" && start < offset && offset < end);
}

function typesOfData(around: PuppetSurroundings): Suggestion[] {
  const own = around.definitionsOf("type").map(({ key }) => key.slice("type ".length));
  const resources = Array.from(resourceTypeNames(around), capitalized);
  return [...own, ...resources, ...builtInTypes].map((label) => ({ label, kind: "type" }));
}

function statements(around: PuppetSurroundings): Suggestion[] {
  const functions = new Set([...knownFunctions(), ...around.definitionsOf("function").map(({ name }) => name)]);
  return [
    ...[...resourceTypeNames(around)].map((label): Suggestion => ({ label, kind: "resourceType", text: label })),
    ...[...functions].map((label) => functionItem(label, around)),
  ];
}

function functionItem(label: string, around: PuppetSurroundings): Suggestion {
  const [call] = callsOf(label, around);
  return { label, kind: "function", ...(call ? { detail: call.label } : {}) };
}
