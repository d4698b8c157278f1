/** How functions are called: those of the workspace as they are written, Puppet's and well-known modules' as they are declared. */
import {
  callAround,
  commentAbove,
  type Analysis,
  type Definition,
  type Signature,
  type Surroundings,
} from "@cairn/language-server";
import type { Overload, PuppetFunction } from "@cairn/puppet-core/evaluate";
import { coreFunctions } from "@cairn/puppet-core/functions";
import { printType } from "@cairn/puppet-core/types";
import { compilerParts } from "../parts.js";
import { moduleFunctions } from "../stdlib/index.js";

/** The names of all functions that are known without the workspace. */
export function knownFunctions(): ReadonlySet<string> {
  return new Set([...coreFunctions.keys(), ...compilerParts.functions.keys(), ...moduleFunctions.keys()]);
}

/** The ways to call the function whose arguments are being written. */
export function signatures(analysis: Analysis, offset: number, around: Surroundings): readonly Signature[] {
  const call = callAround(analysis, offset);
  if (!call) return [];
  const active = call.active + (call.isMethod ? 1 : 0);
  return callsOf(call.name.replace(/^::/, ""), around).map((each) => ({ ...each, active: activeOf(each, active) }));
}

/** The last parameter may take all further arguments. */
function activeOf({ parameters }: Call, active: number): number {
  const last = parameters.length - 1;
  return active > last && /[*+]$|(?:^|\s)\*\$/.test(parameters[last] ?? "") ? last : active;
}

/** One way to call a function. */
export type Call = Omit<Signature, "active">;

/** The ways to call a function by its name; none if it isn't known. */
export function callsOf(name: string, around: Surroundings): readonly Call[] {
  const [definition] = around.definitionsFor(`function ${name}`);
  if (definition) return [callOfDefinition(name, definition)];
  const known = coreFunctions.get(name) ?? compilerParts.functions.get(name) ?? moduleFunctions.get(name)?.function;
  return known ? callsOfKnown(known) : [];
}

/** Those that are loaded only when they are called. */
const unloaded: Readonly<Record<string, readonly string[]>> = {
  epp: ["String path", "Hash[String, Any] parameters?"],
  inline_epp: ["String template", "Hash[String, Any] parameters?"],
  inline_template: ["String template+"],
  lookup: ["Variant[String, Array[String]] name", "Type value_type?", "Variant[String, Hash] merge?", "Any default?"],
  template: ["String path+"],
};

function callsOfKnown({ name, overloads = [] }: PuppetFunction): readonly Call[] {
  const parameters = Object.hasOwn(unloaded, name) ? unloaded[name] : undefined;
  if (parameters) return [{ label: `${name}(${parameters.join(", ")})`, parameters }];
  return overloads.filter(({ isRefusal }) => !isRefusal).map((overload) => callOfOverload(name, overload));
}

function callOfOverload(name: string, { block, parameters }: Overload): Call {
  const marks = { optional: "?", repeated: "*", many: "+" };
  const shown = parameters.map(
    ({ count, name: parameter, type }) => `${printType(type)} ${parameter}${count === undefined ? "" : marks[count]}`,
  );
  const lambda = block ? ` |${block.optional ? "…?" : "…"}|` : "";
  return { label: `${name}(${shown.join(", ")})${lambda}`, parameters: shown };
}

function callOfDefinition(name: string, { analysis: { source }, place }: Definition): Call {
  const parameters = listAfter(source.text, place.end);
  const comment = commentAbove(source.text, source.text.lastIndexOf("\n", place.start - 1) + 1);
  const said = comment === "" ? {} : { documentation: comment };
  return { label: `${name}(${parameters.join(", ")})`, parameters, ...said };
}

/** The parts of the list in parentheses after an offset, as they are written. */
function listAfter(text: string, from: number): string[] {
  const parts: string[] = [];
  let [depth, begin] = [0, 0];
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at);
    if ("([{".includes(sign)) {
      if (depth++ === 0) begin = at + 1;
    } else if (depth === 0 && !/\s/.test(sign)) break;
    const isEnd = ")]}".includes(sign) && --depth === 0;
    if (!isEnd && (sign !== "," || depth !== 1)) continue;
    parts.push(text.slice(begin, at).replace(/\s+/g, " ").trim());
    begin = at + 1;
    if (isEnd) break;
  }
  return parts.filter((part) => part !== "");
}
