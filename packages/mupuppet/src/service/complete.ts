import {
  symbolsAround,
  type Analysis,
  type Suggestion,
  type Suggestions,
  type Surroundings,
} from "@cairn/language-server";
import { coreFunctions } from "@cairn/puppet-core/functions";
import { metaparameters } from "../resource-types/table.js";
import { TypeTable } from "../resource-types/type-table.js";
import { moduleFunctions } from "../stdlib/index.js";

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
const builtInVariables = ["facts", "trusted", "server_facts", "environment", "title", "name"];
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
/** Values that many types take, where the table of types says only that the attribute is there. */
const usualValues: Readonly<Record<string, readonly string[]>> = {
  ensure: ["present", "absent", "file", "directory", "link", "installed", "latest", "purged", "running", "stopped"],
  enable: ["true", "false", "manual", "mask"],
};

const types = new TypeTable();
let typeNames: readonly string[] | undefined;

/** The names of all types of resources that are known without the workspace. */
function knownTypes(): readonly string[] {
  return (typeNames ??= [...types.names]);
}

/** What may be typed at a place of a manifest. */
export function complete(analysis: Analysis, offset: number, around: Surroundings): Suggestions {
  const before = analysis.source.text.slice(Math.max(0, offset - 5000), offset);
  if (isInComment(analysis, offset)) return { start: offset, items: [] };
  const [typed] = /[\w:]*$/.exec(before)!;
  const start = offset - typed.length;
  const ahead = before.slice(0, before.length - typed.length);
  if (ahead.endsWith("$") || /\$\{$/.test(ahead)) return { start, items: variables(analysis, offset, around, typed) };
  if (
    /\b(?:include|contain|require|inherits)[\s(]+(?:['"]?[\w:]+['"]?\s*,\s*)*['"]?$/.test(ahead) ||
    /(?:\bclass\s*\{\s*|\bClass\[)['"]$/.test(ahead)
  )
    return { start, items: definitions(around, "class") };
  if (/\b(?:lookup|hiera(?:_\w+)?)\(\s*['"]$/.test(ahead)) return { start, items: definitions(around, "dataKey") };
  if (isInText(analysis, offset)) return { start: offset, items: [] };
  const body = resourceAround(ahead);
  const attribute = body && /(\w+)\s*=>\s*$/.exec(ahead)?.[1];
  if (attribute !== undefined) return { start, items: valuesOf(attribute) };
  if (body && /[,:{;]\s*$/.test(ahead)) return { start, items: attributesOf(body, around) };
  if (/^[A-Z]/.test(typed)) return { start, items: [...definitions(around, "type"), ...capitalized(around)] };
  return { start, items: [...statements(around), ...keywords.map((label) => ({ label, kind: "keyword" }) as const)] };
}

function isInComment({ tokens }: Analysis, offset: number): boolean {
  return tokens.some(({ end, kind, start }) => kind === "comment" && start < offset && offset <= end);
}

function isInText({ tokens }: Analysis, offset: number): boolean {
  return tokens.some(({ end, kind, start }) => kind === "string" && start < offset && offset < end);
}

/** The type, and for a class its title, of the resource whose attributes are being typed. */
function resourceAround(ahead: string): { readonly type: string; readonly title: string } | undefined {
  let depth = 0;
  for (let at = ahead.length - 1; at >= 0; at--) {
    const sign = ahead[at]!;
    if ("})]".includes(sign)) depth++;
    if (!"{([".includes(sign)) continue;
    if (depth-- > 0) continue;
    if (sign !== "{") return undefined;
    const [, type] = /((?:::)?[a-z]\w*(?:::\w+)*)\s*$/.exec(ahead.slice(0, at)) ?? [];
    const inside = ahead.slice(at + 1);
    const titles = [...inside.matchAll(/(?:^|;)\s*(['"]?)([^'":;]+(?:::[^'":;]+)*)\1\s*:(?!:)/g)];
    const title = titles.at(-1)?.[2];
    const isOther = type === undefined || ["else", "default", "unless"].includes(type);
    return isOther || title === undefined ? undefined : { type: type.replace(/^::/, ""), title };
  }
  return undefined;
}

function attributesOf(
  { title, type }: { readonly type: string; readonly title: string },
  around: Surroundings,
): Suggestion[] {
  const owner = type === "class" ? title : type;
  const own = around
    .definitionsOf("parameter")
    .filter(({ key }) => key.startsWith(`$${owner}::`) && !key.slice(owner.length + 3).includes("::"))
    .map(({ name }) => name);
  const known = own.length > 0 ? own : [...(types.find(type)?.parameters ?? [])];
  const suggest = (label: string): Suggestion => ({ label, kind: "attribute", text: `${label} => ` });
  return [...known.map(suggest), ...[...metaparameters].map(suggest)];
}

function valuesOf(attribute: string): Suggestion[] {
  const values = usualValues[attribute] ?? ["true", "false", "undef"];
  return values.map((label) => ({ label, kind: "value" }));
}

/** Those of the class around and of lambdas that end later, of other classes by their whole names, and what Puppet sets. */
function variables({ names, symbols }: Analysis, offset: number, around: Surroundings, typed: string): Suggestion[] {
  const owner = symbolsAround(symbols, offset).find(({ key }) => key !== undefined);
  const here = names.filter(({ isDefinition, kind, start }) => {
    const isVariable = kind === "variable" || kind === "parameter";
    return isDefinition && isVariable && start < offset && start >= (owner?.start ?? 0);
  });
  const own = here.map(({ keys: [key = ""], kind }): Suggestion => ({ label: key.replace(/^.*(?:::| )/, ""), kind }));
  const others = typed.includes("::")
    ? [...around.definitionsOf("parameter"), ...around.definitionsOf("variable")].filter(({ key }) => /^\$\w/.test(key))
    : [];
  return [
    ...own,
    ...others.map(({ key, kind }): Suggestion => ({ label: key.slice(1), kind })),
    ...builtInVariables.map((label) => ({ label, kind: "variable" }) as const),
  ];
}

function definitions(around: Surroundings, kind: "class" | "dataKey" | "type"): Suggestion[] {
  return around.definitionsOf(kind).map(({ key }) => ({ label: key.slice(key.indexOf(" ") + 1), kind }));
}

function capitalized(around: Surroundings): Suggestion[] {
  const capital = (name: string) =>
    name.replace(/(^|::)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
  const resources = [...knownTypes(), ...around.definitionsOf("resourceType").map(({ name }) => name)];
  return [...resources.map(capital), ...builtInTypes].map((label) => ({ label, kind: "type" }));
}

function statements(around: Surroundings): Suggestion[] {
  const resources = new Set([...knownTypes(), ...around.definitionsOf("resourceType").map(({ name }) => name)]);
  const functions = new Set([
    ...coreFunctions.keys(),
    ...moduleFunctions.keys(),
    ...around.definitionsOf("function").map(({ name }) => name),
  ]);
  return [
    ...[...resources].map((label): Suggestion => ({ label, kind: "resourceType", text: label })),
    ...["include", "contain", "require", ...functions].map((label): Suggestion => ({ label, kind: "function" })),
  ];
}
