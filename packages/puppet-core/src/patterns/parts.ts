import { charactersOf } from "./characters.js";
import {
  atomicFacts,
  charactersFacts,
  choiceFacts,
  foreignFacts,
  groupFacts,
  lookFacts,
  nothingRead,
  repeatFacts,
  sequenceFacts,
} from "./facts.js";
import type { Mode, Part, Place, Repeat } from "./tree.js";
import { failEvaluation } from "../values/fail.js";

/** The parts of a pattern, each with its facts. */

export function characters(atom: string, ignoresCase: boolean): Part {
  const found = charactersOf(atom, ignoresCase);
  return { kind: "characters", characters: found, facts: charactersFacts(found) };
}

export function place(name: Place): Part {
  const isForeign = name === "searchStart";
  return { kind: "place", place: name, facts: { ...nothingRead, isForeign } };
}

export const keep: Part = { kind: "keep", facts: { ...nothingRead, isForeign: true } };

export function sequence(parts: readonly Part[]): Part {
  return parts.length === 1 ? parts[0]! : { kind: "sequence", parts, facts: sequenceFacts(parts) };
}

export function choice(parts: readonly Part[]): Part {
  return parts.length === 1 ? parts[0]! : { kind: "choice", parts, facts: choiceFacts(parts) };
}

export function group(number: number, part: Part): Part {
  return { kind: "group", number, part, facts: groupFacts(part.facts) };
}

export function atomic(part: Part): Part {
  const isRun = part.kind === "repeat" && part.part.kind === "characters" && part.mode === "greedy";
  if (isRun) return repeat(part.part, part.least, part.most, "possessive");
  return { kind: "atomic", part, facts: atomicFacts(part.facts) };
}

export function look(part: Part, isBehind: boolean, isNegated: boolean): Part {
  if (isBehind) checkBehind(part, isNegated);
  return { kind: "look", part, isBehind, isNegated, facts: lookFacts(part.facts, isBehind) };
}

/** Ruby looks behind only by known numbers of characters: each alternative has its own. */
function checkBehind(part: Part, isNegated: boolean): void {
  const isFixed = alternativesOf(part).every(({ facts }) => facts.least === facts.most);
  if (!isFixed || (isNegated && part.facts.captures)) failEvaluation("invalid pattern in look-behind");
}

export function alternativesOf(part: Part): readonly Part[] {
  return part.kind === "choice" ? part.parts : [part];
}

export function repeat(part: Part, least: number, most: number, mode: Mode): Repeat {
  return { kind: "repeat", part, least, most, mode, facts: repeatFacts(part, least, most, mode) };
}

export function reference(groups: readonly number[], ignoresCase: boolean): Part {
  return { kind: "reference", groups, ignoresCase, facts: foreignFacts() };
}

export function call(number: number): Part {
  return { kind: "call", group: number, facts: foreignFacts() };
}

export function condition(number: number, parts: readonly [Part, Part]): Part {
  return { kind: "condition", group: number, parts, facts: foreignFacts(parts) };
}
