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
  if (language === "mupuppet" && path[0] === "resources") return catalogPaths(path, data);
  const names = language === "type-arm" ? modelNames(path, data) : path.map(String);
  return names.map((_, index) => join(names.slice(0, names.length - index)));
}

/** `resources/3/parameters/mode` of a catalog is `File[/etc/motd][mode]`. */
function catalogPaths([, index, part, name]: ResultPath, data: unknown): string[] {
  if (typeof index !== "number") return [];
  const { title, type } = member(member(data, "resources"), index) as { type?: unknown; title?: unknown };
  const reference = `${String(type)}[${String(title)}]`;
  return part === "parameters" && name !== undefined ? [`${reference}[${name}]`, reference] : [reference];
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
