import type { LanguageName } from "../languages.js";
import type { ResultPath } from "./messages.js";

/**
 * What `explain` may call the value at a place of the printed result, the most exact first. `data` is the whole result;
 * `join` writes a path of names in the language's notation.
 */
export function explainPaths(
  language: LanguageName,
  path: ResultPath,
  data: unknown,
  join: (names: readonly string[]) => string,
): string[] {
  if (language === "mupuppet" && listsOfCatalog.has(path[0])) return catalogPaths(path, data);
  const names = language === "type-arm" ? modelNames(path, data) : path.map(String);
  return names.map((_, index) => join(names.slice(0, names.length - index)));
}

/** What a catalog in Puppet's own form has; other forms have members named after resources. */
const listsOfCatalog: ReadonlySet<string | number | undefined> = new Set(["resources", "edges", "classes", "tags"]);

/** What parts of a result are that no line of a program makes, by language and name. */
const givenParts: Readonly<Record<string, string>> = {
  "mupuppet name": "the node that the catalog is for: the field Node says it, or the facts do",
  "mupuppet environment": "the environment's name, which is `production` unless another one is asked for",
  "mupuppet version": "always 0, so that equal programs give equal catalogs",
  "mupuppet code_id": "always null: only a server that stores versions of code has one",
  "mupuppet catalog_format": "the version of Puppet's format of catalogs",
  "mupuppet tags": "a tag of the catalog: the node, or a class that it has",
  "type-arm functions":
    "the set of functions that logic may call, with its version: `--functions` of the command names it",
};

/** What a part of the result is if nothing in the program made it. */
export function aboutPart(language: LanguageName, [first]: ResultPath): string | undefined {
  return givenParts[`${language} ${first}`];
}

/** The resource that a part of a catalog is about: `resources/3/parameters/mode` is `File[/etc/motd][mode]`. */
function catalogPaths(path: ResultPath, data: unknown): string[] {
  const [list, index, part, name] = path;
  const item = member(member(data, String(list)), index ?? "");
  if (list === "edges") return [member(item, part ?? "target")].map(String);
  if (list === "classes" || list === "tags") return typeof item === "string" ? [classReference(item)] : [];
  if (list !== "resources" || typeof index !== "number") return [];
  const { title, type } = item as { type?: unknown; title?: unknown };
  const reference = `${String(type)}[${String(title)}]`;
  return part === "parameters" && name !== undefined ? [`${reference}[${name}]`, reference] : [reference];
}

function classReference(name: string): string {
  return `Class[${name.replace(/(?:^|::)[a-z]/g, (start) => start.toUpperCase())}]`;
}

/** `types/Port/features/0/logic/check` of a model is `Port/number/check`. */
function modelNames([types, type, features, index, ...facts]: ResultPath, data: unknown): string[] {
  if (types !== "types" || type === undefined) return [];
  if (features !== "features" || index === undefined) return [type, features].flatMap((name) => name ?? []).map(String);
  const feature = member(member(member(member(data, "types"), type), "features"), index);
  const fact = facts.find((name) => name !== "logic");
  return [String(type), String(member(feature, "name")), ...(fact === undefined ? [] : [String(fact)])];
}

function member(data: unknown, name: string | number): unknown {
  return typeof data === "object" && data !== null ? (data as Readonly<Record<string, unknown>>)[name] : undefined;
}
