import { isAssignable } from "../assignable.js";
import { generalize } from "../generalize.js";
import { behindAliases } from "../iterable.js";
import { any } from "../make.js";
import { printExpanded } from "../../values/print.js";
import type { IntegerType, PuppetType } from "../type.js";
import type { Mismatch, SizeMismatch, TypeMismatch } from "./mismatch.js";
import { printStep, steps } from "./path.js";
import { widestOf } from "./widest.js";

/** A mismatch in Puppet's words. It begins with a blank if it has a path, so that a subject can precede it. */
export function printMismatch(mismatch: Mismatch): string {
  const [first, ...rest] = steps(mismatch.path);
  const isSignature = first?.kind === "signature";
  const variant = isSignature ? ` ${printStep(first)}` : "";
  const shown = isSignature || !first ? rest : [first, ...rest];
  const position = shown.length > 0 ? ` ${shown.map(printStep).join(" ")}` : "";
  return `${variant}${position} ${complaint(mismatch)}`;
}

function complaint(mismatch: Mismatch): string {
  switch (mismatch.kind) {
    case "missingKey":
      return `expects a value for key '${mismatch.key}'`;
    case "missingParameter":
      return `expects a value for parameter '${mismatch.key}'`;
    case "unknownKey":
      return `unrecognized key '${mismatch.key}'`;
    case "unknownParameter":
      return `has no parameter named '${mismatch.key}'`;
    case "unexpectedBlock":
      return "does not expect a block";
    case "missingBlock":
      return "expects a block";
    case "unresolved":
      return `references an unresolved type '${mismatch.text}'`;
    case "size":
      return `expects size to be ${printRange(mismatch.expected, "0")}, got ${printRange(mismatch.actual, "0")}`;
    case "count":
      return printCount(mismatch);
    case "pattern":
      return printPatternMismatch(mismatch);
    case "type":
      return printTypeMismatch(mismatch);
  }
}

function printRange({ from = 0n, to }: IntegerType, zero: string): string {
  if (from === to) return from === 0n ? zero : String(from);
  if (from === 0n) return to === undefined ? "unlimited" : `at most ${to}`;
  return to === undefined ? `at least ${from}` : `between ${from} and ${to}`;
}

function printCount({ expected, actual }: SizeMismatch): string {
  const { from = 0n, to } = expected;
  const isOne = (from === 1n && (to === 1n || to === undefined)) || (from === 0n && to === 1n);
  return `expects ${printRange(expected, "no")} argument${isOne ? "" : "s"}, got ${printRange(actual, "none")}`;
}

function printPatternMismatch({ expected, actual }: TypeMismatch): string {
  const inside = expected.name === "Optional" && expected.type ? expected.type : expected;
  const prefix = inside === expected ? "" : "an undef value or ";
  const got = actual.name === "String" && actual.value !== undefined ? `'${actual.value}'` : shortName(actual);
  return `expects ${prefix}a match for ${printExpanded(inside)}, got ${got}`;
}

function printTypeMismatch({ expected, actual }: TypeMismatch): string {
  const isOptional = expected.name === "Optional" && !!expected.type;
  const inside = isOptional ? expected.type : expected;
  const alternatives = inside.name === "Variant" ? inside.types : [inside];
  const isDetailed = showsDetails(alternatives, actual);
  const names = alternatives.map((type) => (isDetailed ? printExpanded(type) : shortName(type)));
  const shown = isDetailed || inside.name !== "Variant" ? names : [...new Set(names)];
  const got = isDetailed ? detailsOf(alternatives, actual) : shortName(actual);
  const all = isOptional ? ["Undef", ...shown] : shown;
  if (all.length === 1) return `expects ${article(all[0]!)} ${all[0]!} value, got ${got}`;
  return `expects a value of type ${joinAlternatives(all)}, got ${got}`;
}

function joinAlternatives(names: readonly string[]): string {
  if (names.length === 2) return names.join(" or ");
  return `${names.slice(0, -1).join(", ")}, or ${names[names.length - 1] ?? ""}`;
}

/** The name of a type, with the name of its type parameter. */
export function shortName(type: PuppetType): string {
  const name = nameOf(type);
  if (!("type" in type) || !type.type || type.type.name === "Any") return name;
  return `${name}[${nameOf(type.type)}]`;
}

function nameOf(type: PuppetType): string {
  if (type.name === "TypeAlias") return type.alias;
  if (type.name === "Object") return type.definition?.name ?? "Object";
  return type.name === "TypeSet" ? "DefaultTypeSet" : type.name;
}

function showsDetails(expected: readonly PuppetType[], actual: PuppetType): boolean {
  return isSameKind(expected, actual) || expected.some((type) => fitsWidest(behindAliases(type) ?? any, actual));
}

function fitsWidest(type: PuppetType, actual: PuppetType): boolean {
  const widest = widestOf(type.name);
  return !!widest && isAssignable(widest, actual);
}

function isSameKind(expected: readonly PuppetType[], actual: PuppetType): boolean {
  return expected.some((type) => {
    if (type.name === actual.name || type.name === "TypeAlias" || actual.name === "TypeAlias") return true;
    return (type.name === "Struct" && actual.name === "Hash") || (type.name === "Tuple" && actual.name === "Array");
  });
}

function detailsOf(expected: readonly PuppetType[], actual: PuppetType): string {
  const real = expected.map((type) => behindAliases(type) ?? any);
  if (isSameKind(real, actual)) return printExpanded(actual);
  const general = generalize(actual);
  return real.some((type) => isAssignable(type, general)) ? printExpanded(actual) : nameOf(actual).replace(/^.*::/, "");
}

function article(name: string): string {
  return /^["']?[aeiouyAEIOUY]/.test(name) ? "an" : "a";
}
