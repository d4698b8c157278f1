import { Failure, growSearched } from "@cairn/evaluation";
import { defineFunction, type FunctionCall, type PuppetFunction } from "../evaluate/index.js";
import { any, anyRegexp, anyString, arrayType, containing, createType, enumType, hashType } from "../types/index.js";
import { variantType, type PuppetType } from "../types/index.js";
import { patternOf, type Pattern } from "../patterns/index.js";
import { isArray, isType, type RegexpValue, type SensitiveValue, type Value } from "../values/index.js";
import { optional, required } from "./declare.js";
import { flattened } from "../values/flattened.js";
import { rubyClass } from "./ruby/class-name.js";
import { compilePattern, groupsOf } from "./ruby/regexp.js";
import { replaceMatches, type Replacement } from "./ruby/replace.js";

const strings = arrayType(anyString);
const regexpType = containing("Type", anyRegexp);
const sensitiveText = containing("Sensitive", anyString);
const flagsOf = (source: string) => createType("Pattern", [{ kind: "regexp", source }]) as PuppetType;

const match = defineFunction(
  "match",
  {
    parameters: [required("string", anyString), required("pattern", variantType([any, containing("Type")]))],
    run: (_, text, pattern) => matchAny(text as string, pattern ?? null),
  },
  {
    parameters: [required("string", strings), required("pattern", variantType([any, containing("Type")]))],
    run: (_, strings, pattern) => (strings as string[]).map((text) => matchAny(text, pattern ?? null)),
  },
);

/** The first match of the patterns in a value, which may be an array of patterns, or a type with patterns. */
function matchAny(text: string, given: Value): Value {
  growSearched(text.length);
  const waiting: Value[] = [given];
  while (waiting.length > 0) {
    const pattern = waiting.pop()!;
    const inside = insideOf(pattern);
    if (inside) {
      for (let index = inside.length - 1; index >= 0; index--) waiting.push(inside[index]!);
      continue;
    }
    const found = groupsOf(toRegExp(pattern).find(text));
    if (found) return found;
  }
  return null;
}

function insideOf(pattern: Value): readonly Value[] | undefined {
  if (isArray(pattern)) return flattened([pattern]);
  if (!isType(pattern)) return undefined;
  if (pattern.name === "TypeAlias") return [pattern.resolved];
  if (pattern.name === "Variant") return pattern.types;
  return pattern.name === "Pattern" ? pattern.patterns : undefined;
}

function toRegExp(pattern: Value): Pattern {
  if (typeof pattern === "string") return compilePattern(pattern);
  if (typeof pattern === "object" && pattern !== null && !isArray(pattern)) {
    if (pattern.kind === "regexp") return patternOf(pattern.source);
    if (pattern.kind === "type" && pattern.name === "Regexp") {
      if (pattern.source !== undefined) return patternOf(pattern.source);
      throw new Failure("evaluation", "Given Regexp Type has no regular expression");
    }
  }
  const wanted = "T, where T is String, Regexp, Regexp[r], Pattern[p], or Array[T]";
  throw new Failure("evaluation", `match() expects pattern of ${wanted}. Got ${rubyClass(pattern)}`);
}

const target = required("target", variantType([strings, anyString]));
const replacement = required("replacement", variantType([anyString, hashType(anyString, anyString)]));

const regsubst = defineFunction(
  "regsubst",
  {
    parameters: [
      target,
      required("pattern", anyString),
      replacement,
      optional("flags", containing("Optional", flagsOf("^[GEIM]*$"))),
      optional("encoding", enumType(["N", "E", "S", "U"])),
    ],
    run: (_, strings, pattern, by, flags) => {
      const [source, letters] = [pattern as string, (flags as string | null | undefined) ?? ""];
      return substitute(strings ?? null, compilePattern(source, letters), by as Replacement, letters);
    },
  },
  {
    parameters: [
      target,
      required("pattern", variantType([anyRegexp, regexpType])),
      replacement,
      optional("flags", flagsOf("^G?$")),
    ],
    run: (_, strings, pattern, by, flags) => {
      const source = sourceOf(pattern as RegexpValue | PuppetType);
      return substitute(strings ?? null, patternOf(source), by as Replacement, (flags ?? "") as string);
    },
  },
);

/** A type's pattern is matched as a literal string, as in Puppet. */
function sourceOf(pattern: RegexpValue | PuppetType): string {
  const source = "source" in pattern ? (pattern.source ?? "") : "";
  return pattern.kind === "type" ? source.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&") : source;
}

function substitute(strings: Value, pattern: Pattern, by: Replacement, flags: string): Value {
  const isGlobal = flags.includes("G");
  if (typeof strings === "string") return replaceMatches(strings, pattern, by, isGlobal);
  return (strings as string[]).map((each) => replaceMatches(each, pattern, by, isGlobal));
}

/** How a kind of pattern is made one that can be searched for. */
const patterns: readonly (readonly [type: PuppetType, make: (pattern: Value) => Pattern])[] = [
  [anyString, (pattern) => compilePattern(pattern as string)],
  [anyRegexp, (pattern) => patternOf((pattern as RegexpValue).source)],
  [regexpType, (pattern) => patternOf((pattern as { source?: string }).source ?? "")],
];

const splitPlain = patterns.map(([type, make]) => ({
  parameters: [required("str", anyString), required("pattern", type)],
  run: (_call: FunctionCall, text?: Value, pattern?: Value) => splitBy(text as string, make(pattern!)),
}));

/** Since Puppet 8: the parts of a secret are one. */
const splitSensitive = patterns.map(([type, make]) => ({
  parameters: [required("sensitive", sensitiveText), required("pattern", type)],
  run: (_call: FunctionCall, secret?: Value, pattern?: Value): Value => {
    const { value } = secret as SensitiveValue;
    return { kind: "sensitive", value: splitBy(value as string, make(pattern!)) };
  },
}));

/** Empty strings at the end are omitted, and so are groups that didn't take part. */
function splitBy(string: string, pattern: Pattern): Value {
  growSearched(string.length);
  const parts = pattern.split(string);
  while (parts.length > 0 && parts[parts.length - 1] === "") parts.pop();
  return parts;
}

/** Functions that search for patterns in strings. */
export const textPatterns: readonly PuppetFunction[] = [
  match,
  regsubst,
  defineFunction("split", ...splitPlain, ...splitSensitive),
];

/** As Puppet 7 has it. */
export const splitOfSeven = defineFunction("split", ...splitPlain);
