/**
 * Prints the result in each of its formats. `flatten` serves the formats with one line per value; `result-view` lets
 * the store's writers read blocks without copying them.
 */
import { startOf, type Diagnostic, type Result } from "@cairn/diagnostics";
import { boundText, byteLength, serializeView } from "@cairn/store";
import type { Compiled } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { spanOf } from "../diagnostics/said.js";
import type { Resource } from "../blocks/resource.js";
import { isReserved } from "../values/name.js";
import { cf2Layout } from "./cf2-layout.js";
import { propertyLine, shellLine, type Line, type Refusal } from "./flat-formats.js";
import { leavesOf, namesOn, uniqueLeaves, type Leaf, type Step } from "./flatten.js";
import { lostZeros } from "./lost-zeros.js";
import { resultView } from "./result-view.js";
import { tomlProblem, tomlChunks } from "./toml.js";

/** The output formats; `cf2` compiles to itself. */
export const printFormats = ["cf2", "json", "yaml", "toml", "properties", "shell"] as const;
export type PrintFormat = (typeof printFormats)[number];

/**
 * The printed result, or an error if a value isn't representable or the output would exceed `maxOutput` bytes (0 = no
 * limit).
 */
export function print(compiled: Compiled, format: PrintFormat, maxOutput: number): Result<Iterable<string>> {
  switch (format) {
    case "toml":
      return printToml(compiled, maxOutput);
    case "properties":
      return printLines(compiled, "a properties file", propertyLine, maxOutput);
    case "shell":
      return printLines(compiled, "a shell script", shellLine, maxOutput);
    default:
      return printTree(compiled, format, maxOutput);
  }
}

function printTree(compiled: Compiled, format: "cf2" | "json" | "yaml", maxOutput: number): Result<Iterable<string>> {
  const refused = format === "cf2" ? reservedNames(compiled) : [];
  if (refused.length > 0) return { diagnostics: refused };
  const limit = maxOutput > 0 ? { maxBytes: maxOutput } : {};
  const isOwn = format === "cf2";
  const view = resultView(compiled.contents, isOwn ? "written" : "plain");
  const printed = serializeView(compiled.root, view, { ...limit, format: isOwn ? cf2Layout : format });
  if ("tooLarge" in printed) return { diagnostics: [tooLarge(compiled, printed.tooLarge, maxOutput)] };
  return { value: printed.chunks, diagnostics: format === "cf2" ? [] : lostZeros(compiled, format) };
}

/** Entries of databases may have names that resources in a file can't have. */
function reservedNames({ contents }: Compiled): Diagnostic[] {
  const refused: Diagnostic[] = [];
  for (const entries of contents.values()) {
    for (const { name, resource } of entries) {
      if (!resource || !isReserved(name)) continue;
      const instead = "make it `private` and select what is needed from it, rename it in the database, or print JSON";
      const refusal = { reason: `\`${name}\` is a reserved word`, instead };
      refused.push(cannotHold("CF2", { name, around: undefined }, resource, refusal));
    }
  }
  return refused;
}

function printToml(compiled: Compiled, maxOutput: number): Result<Iterable<string>> {
  const refused: Diagnostic[] = [];
  for (const { value, way, resource } of uniqueLeaves(compiled)) {
    const refusal = tomlProblem(value);
    if (refusal) refused.push(cannotHold("TOML", way, resource, refusal));
  }
  if (refused.length > 0) return { diagnostics: refused };
  const printed = boundText({ [Symbol.iterator]: () => tomlChunks(compiled) }, maxOutput);
  if ("tooLarge" in printed) return { diagnostics: [tooLarge(compiled, printed.tooLarge, maxOutput)] };
  return { value: printed.chunks, diagnostics: lostZeros(compiled, "toml") };
}

/** Formats with one line per value. */
function printLines(
  compiled: Compiled,
  format: string,
  lineOf: (leaf: Leaf) => Line,
  maxOutput: number,
): Result<Iterable<string>> {
  const refused: Diagnostic[] = [];
  const keys = new Map<string, Step>();
  let bytes = 0;
  for (const leaf of leavesOf(compiled)) {
    const line = lineOf(leaf);
    if ("reason" in line) {
      refused.push(cannotHold(format, leaf.way, leaf.resource, line));
      if (refused.length >= mostRefusals) break;
      continue;
    }
    const other = keys.get(line.key);
    if (other) refused.push(cannotHold(format, leaf.way, leaf.resource, sameName(line.key, other)));
    keys.set(line.key, leaf.way);
    bytes += byteLength(line.text);
    if (maxOutput > 0 && bytes > maxOutput) return { diagnostics: [tooLarge(compiled, bytes, maxOutput)] };
  }
  if (refused.length > 0) return { diagnostics: refused };
  return { value: { [Symbol.iterator]: () => linesOf(compiled, lineOf) }, diagnostics: [] };
}

function* linesOf(compiled: Compiled, lineOf: (leaf: Leaf) => Line): Generator<string> {
  for (const leaf of leavesOf(compiled)) {
    const line = lineOf(leaf);
    if ("text" in line) yield line.text;
  }
}

const mostRefusals = 1000;

function sameName(key: string, other: Step): Refusal {
  return {
    reason: `\`${namesOn(other).join(".")}\` has the same name there, \`${key}\``,
    instead: "rename one of them",
  };
}

function cannotHold(format: string, way: Step, resource: Resource, { reason, instead }: Refusal): Diagnostic {
  const { place } = resource;
  const path = way.around ? namesOn(way).join(".") : resource.path.join(".");
  return catalogue.create["cannot-hold"](spanOf(place), { format, path, reason, instead });
}

function tooLarge(compiled: Compiled, size: number, limit: number): Diagnostic {
  const shown = size === limit ? String(size) : readable(size);
  return catalogue.create["output-too-large"](startOf(compiled.main.source), { size: shown, limit });
}

/** Formats a size; astronomic ones as a power of ten. */
function readable(size: number): string {
  if (size < 1e15) return String(size);
  return Number.isFinite(size) ? `about 10^${Math.floor(Math.log10(size))}` : "more than 10^308";
}
