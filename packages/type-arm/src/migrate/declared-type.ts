import { isEnumName } from "./names.js";
import { anyOf, regexTerm } from "./regexes.js";

/** A Puppet data type as the type of an attribute. */
export interface DeclaredType {
  readonly type: "String" | "Integer" | "Float" | "Boolean" | readonly string[];
  /** A further constraint on the value: a condition on `$it`. */
  readonly condition?: string;
  readonly isOptional: boolean;
  /** The number of values, if it is a list; without `most` it is unbounded. */
  readonly count?: { readonly least: number; readonly most?: number };
}

type Argument = DeclaredType | { readonly word: string } | { readonly regex: string };

interface Open {
  readonly name: string;
  readonly items: (Argument | undefined)[];
}

const tokens =
  /\s+|'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\$]|\\[\s\S])*"|\/(?:[^/\\]|\\[\s\S])*\/|-?\d+(?:\.\d+)?|[\w:]+|[[\],]/gy;

/** Parses a Puppet data type; undefined if attributes here can't have it, or it isn't understood. */
export function declaredType(text: string): DeclaredType | undefined {
  const open: Open[] = [{ name: "", items: [] }];
  let at = 0;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (index !== at) return undefined;
    at += token.length;
    const items = open.at(-1)!.items;
    if (/^\s/.test(token) || token === ",") continue;
    if (token === "[") {
      const last = items.pop();
      if (last === undefined || !("word" in last)) return undefined;
      open.push({ name: last.word, items: [] });
    } else if (token === "]") {
      const done = open.pop()!;
      if (open.length === 0) return undefined;
      open.at(-1)!.items.push(typeOf(done.name, done.items));
    } else items.push(argument(token));
  }
  const [only, ...others] = open[0]!.items;
  return at === text.length && open.length === 1 && others.length === 0 ? asType(only) : undefined;
}

function argument(token: string): Argument {
  if (token.startsWith("/")) return { regex: token.slice(1, -1) };
  return { word: /^['"]/.test(token) ? token.slice(1, -1).replace(/\\(['"\\])/g, "$1") : token };
}

function asType(item: Argument | undefined): DeclaredType | undefined {
  if (item && "word" in item) return typeOf(item.word, []);
  return item && "isOptional" in item ? item : undefined;
}

function typeOf(name: string, items: readonly (Argument | undefined)[]): DeclaredType | undefined {
  const [first] = items;
  switch (name) {
    case "String":
      return { type: "String", ...conditionOf(bounds("size($it)", items)), isOptional: false };
    case "Integer":
    case "Float":
      return { type: name, ...conditionOf(bounds("$it", items)), isOptional: false };
    case "Numeric":
      return items.length === 0 ? { type: "Float", isOptional: false } : undefined;
    case "Boolean":
      return booleanType(items);
    case "Enum":
      return enumType(items);
    case "Pattern":
      return patternType(items);
    case "Optional":
    case "NotUndef": {
      const inner = items.length === 1 ? asType(first) : undefined;
      return inner && { ...inner, isOptional: name === "Optional" };
    }
    case "Variant":
      return variantType(items);
    case "Array":
      return listType(items);
    default:
      return undefined;
  }
}

function conditionOf(condition: string | undefined): { readonly condition?: string } {
  return condition === undefined || condition === "" ? {} : { condition };
}

/** `[1, 10]`, `[1]` and `[default, 10]` as a condition. */
function bounds(subject: string, items: readonly (Argument | undefined)[]): string | undefined {
  const [least, most] = numbers(items);
  const all = [least === undefined ? "" : `${subject} >= ${least}`, most === undefined ? "" : `${subject} <= ${most}`];
  return all.filter((each) => each !== "").join(" and ");
}

function numbers(items: readonly (Argument | undefined)[]): readonly (string | undefined)[] {
  return items.map((item) => (item && "word" in item && /^-?\d/.test(item.word) ? item.word : undefined));
}

function booleanType(items: readonly (Argument | undefined)[]): DeclaredType {
  const [first] = items;
  const isOne = items.length === 1 && first !== undefined && "word" in first;
  return { type: "Boolean", ...(isOne && { condition: `$it == ${first.word}` }), isOptional: false };
}

function enumType(items: readonly (Argument | undefined)[]): DeclaredType | undefined {
  const names: string[] = [];
  for (const item of items) {
    if (!item || !("word" in item)) return undefined;
    names.push(item.word);
  }
  return names.length > 0 ? namesType([...new Set(names)]) : undefined;
}

function namesType(names: readonly string[]): DeclaredType {
  if (names.every(isEnumName)) return { type: names, isOptional: false };
  return { type: "String", condition: `$it =~ ${regexTerm(anyOf(names))!.text}`, isOptional: false };
}

function patternType(items: readonly (Argument | undefined)[]): DeclaredType | undefined {
  const conditions: string[] = [];
  for (const item of items) {
    const pattern = item && ("regex" in item ? item.regex : "word" in item ? item.word : undefined);
    const term = pattern === undefined ? undefined : regexTerm(pattern);
    if (!term) return undefined;
    conditions.push(`$it =~ ${term.text}`);
  }
  return { type: "String", ...conditionOf(conditions.join(" or ")), isOptional: false };
}

/** Several types as one: all string types are a String, numbers a Float. */
function variantType(items: readonly (Argument | undefined)[]): DeclaredType | undefined {
  const isUndef = (item: Argument | undefined): boolean =>
    item !== undefined && "word" in item && item.word === "Undef";
  const types = items.filter((item) => !isUndef(item)).map(asType);
  const [first] = types;
  if (!first || !types.every((each) => each !== undefined && !each.count)) return undefined;
  const isOptional = types.length < items.length || types.some((each) => each!.isOptional);
  const known = types as readonly DeclaredType[];
  if (known.length === 1) return { ...first, isOptional };
  if (known.every(({ type }) => typeof type !== "string"))
    return { ...namesType([...new Set(known.flatMap(({ type }) => type as readonly string[]))]), isOptional };
  if (known.every(({ type }) => type === "String" || typeof type !== "string"))
    return { type: "String", ...conditionOf(anyCondition(known)), isOptional };
  const isNumber = known.every(
    ({ condition, type }) => condition === undefined && /^(?:Integer|Float)$/.test(String(type)),
  );
  return isNumber ? { type: "Float", isOptional } : undefined;
}

/** The alternative of several types' conditions; undefined if one has none. */
function anyCondition(types: readonly DeclaredType[]): string | undefined {
  const all = types.map(({ condition, type }) =>
    typeof type === "string" ? condition : `$it =~ ${regexTerm(anyOf(type))!.text}`,
  );
  if (all.some((each) => each === undefined)) return undefined;
  return all.map((each) => (each!.includes(" and ") ? `(${each!})` : each!)).join(" or ");
}

function listType([first, ...rest]: readonly (Argument | undefined)[]): DeclaredType | undefined {
  const inner = asType(first);
  if (!inner || inner.count) return undefined;
  const [least, most] = numbers(rest);
  const count = { least: Number(least ?? 0), ...(most !== undefined && { most: Number(most) }) };
  return { ...inner, isOptional: false, count };
}
