import type { Execution, Outcome } from "./execute.js";
import { isTerm, type Term, type TermType, type Translation, type Untranslated } from "./term.js";

/** One branch of a chain of `if`; the last may have no condition. */
export interface Link {
  readonly condition?: string;
  readonly value: string;
}

export interface Chain {
  readonly links: readonly Link[];
  readonly problems: readonly Untranslated[];
}

/**
 * What a block rejects, as a chain that returns the message. If its values are used, whether they can be expressed is
 * checked elsewhere.
 */
export function refusals({ outcomes, problems }: Execution, isValueUsed = false): Chain {
  const links: Link[] = [];
  const lost: Untranslated[] = isValueUsed ? [] : [...problems];
  for (const outcome of outcomes) {
    const { condition, end } = outcome;
    if (end.kind === "value" && !isValueUsed) lost.push(...unspoken(end.value, outcome));
    if (!isTerm(condition)) {
      if (end.kind === "refuse") lost.push({ why: `when it is refused: ${condition.why}`, start: outcome.start });
      else if (hasRefusalAfter(outcomes, outcome)) {
        lost.push({ why: `what it refuses after it may be accepted: ${condition.why}`, start: condition.start });
        break;
      }
      continue;
    }
    if (condition.literal === false) continue;
    const value = end.kind === "refuse" ? end.message.text : "true";
    if (condition.literal === true) {
      if (end.kind === "refuse") links.push({ value });
      break;
    }
    links.push({ condition: condition.text, value });
  }
  while (links.at(-1)?.value === "true") links.pop();
  return { links, problems: unique(lost) };
}

/** Whether a chain rejects everything. */
export function refusesAll([first]: readonly Link[]): boolean {
  return first !== undefined && first.condition === undefined && first.value !== "true";
}

function hasRefusalAfter(outcomes: readonly Outcome[], outcome: Outcome): boolean {
  return outcomes.slice(outcomes.indexOf(outcome) + 1).some(({ end }) => end.kind === "refuse");
}

/** A value that isn't used may still reject by raising an error. */
function unspoken(value: Translation, { start }: Outcome): readonly Untranslated[] {
  if (!isTerm(value)) return [value];
  return /\b(?:Integer|Float)\(/.test(value.text) ? [{ why: "a conversion that may fail", start }] : [];
}

function unique(problems: readonly Untranslated[]): readonly Untranslated[] {
  const seen = new Set<string>();
  return problems.filter(({ why, start }) => {
    const key = `${start} ${why}`;
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}

/** What a block converts a value to. */
export interface Munging {
  readonly links: readonly Link[];
  readonly types: ReadonlySet<TermType>;
  /** All its possible values, if they are literals. */
  readonly literals: readonly Term["literal"][];
  readonly problem?: Untranslated;
}

export function munging({ outcomes, problems }: Execution): Munging {
  const values = outcomes.filter(({ end }) => end.kind === "value");
  const links: Link[] = [];
  const types = new Set<TermType>();
  const literals: Term["literal"][] = [];
  let problem = problems[0];
  for (const { condition, end } of values) {
    if (end.kind !== "value") continue;
    if (!isTerm(condition)) problem ??= condition;
    else if (!isTerm(end.value)) problem ??= end.value;
    else if (condition.literal !== false) {
      links.push({ condition: condition.text, value: end.value.text });
      if (!isRefusedAnyway(end.value, condition)) types.add(end.value.type);
      literals.push(end.value.literal);
      if (condition.literal === true) break;
    }
  }
  const last = links.pop();
  if (last) links.push({ value: last.value });
  return { links, types, literals, ...(problem && { problem }) };
}

/** The given value itself, under the condition that it isn't a string: only a type other than String can accept it. */
function isRefusedAnyway({ type, text }: Term, condition: Term): boolean {
  return type === "raw" && condition.text.includes(`${text} != "\${${text.slice(1)}}"`);
}

/** A chain as source, over several lines. */
export function chainText(links: readonly Link[], indent: string): string {
  const [first] = links;
  if (links.length === 1 && first && first.condition === undefined) return `${indent}${first.value}`;
  const parts = links.map(({ condition, value }, at) => {
    const head = condition === undefined ? "else" : `${at === 0 ? "" : "els"}if ${condition}`;
    return `${head} {\n${indent}  ${value}\n${indent}}`;
  });
  return indent + parts.join(" ");
}
