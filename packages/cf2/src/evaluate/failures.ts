import { meantDetails, replacement, type Diagnostic, type Fix, type Label } from "@cairn/diagnostics";
import { quote } from "@cairn/syntax";
import { catalogue } from "../diagnostics/index.js";
import { withOperator, withoutQuotes } from "../diagnostics/fixes.js";
import { said, spanOf, type Advice } from "../diagnostics/said.js";
import { isName } from "../values/name.js";
import { describeType, showValue, type Value } from "../values/value.js";
import type { Block } from "../blocks/block.js";
import type { Place } from "../blocks/cell.js";
import type { Context } from "./context.js";
import type { Definition } from "../blocks/resource.js";

const limits = {
  number: ["this number", "100,000 digits", "check its factors: repeated multiplication by itself has no bounds"],
  evaluation: [
    "the evaluation",
    "10,000,000 steps",
    "look for a macro that calls others more than once: each level of them multiplies the steps",
  ],
} as const;

/** Something grows beyond what any configuration needs. */
export function tooLarge(place: Place, kind: keyof typeof limits): Diagnostic {
  const [what, limit, help] = limits[kind];
  return catalogue.create["too-large"](spanOf(place), { what, limit }, { help });
}

/** An operand, an argument or a part of a statement has the wrong type. */
export function wrongType(place: Place, what: string, wanted: string, value: Value, advice?: Advice): Diagnostic {
  const isUndefined = typeof value === "object" && value.kind === "undefined";
  const problem = isUndefined
    ? `${what} takes ${wanted}, but this is undefined`
    : `${what} takes ${wanted}, not ${describeWithValue(value)}`;
  const instead = isUndefined
    ? "give it a value, or test it with `defined(…)` first"
    : (advice ?? hintFor(wanted, value, place));
  return said("type", place, problem, instead);
}

function describeWithValue(value: Value): string {
  const shown = showValue(value);
  return shown === describeType(value) ? shown : `${describeType(value)} ${shown}`;
}

function hintFor(wanted: string, value: Value, place: Place): string | Advice {
  const { end, source, start } = place;
  if (typeof value === "string" && wanted.includes("boolean") && /^(?:true|false)$/.test(value))
    return { instead: `write \`${value}\` without quotes`, fixes: withoutQuotes(place) };
  if (typeof value === "string" && wanted.includes("number") && /^-?[0-9]+(?:\.[0-9]+)?$/.test(value))
    return { instead: `write \`${value}\` without quotes`, fixes: withoutQuotes(place) };
  const written = source.text.slice(start, end);
  if (typeof value === "string" && written === value && isName(written))
    return {
      instead: `\`${written}\` without \`$\` is a string: write \`$${written}\` for the value of a resource`,
      fixes: [replacement(spanOf(place), `$${written}`)],
    };
  return `write ${wanted} here`;
}

/** An undefined name in a block, with similar names. */
export function missingName(
  place: Place,
  problem: string,
  name: string,
  block: Block,
  { guesses }: Context,
): Diagnostic {
  const { fixes = [], help } = meantDetails(
    spanOf(place),
    name,
    guesses.didYouMean(name, () => block.names()),
  );
  return said("undefined", place, problem, { instead: help ?? "check the spelling, or define it", fixes }, []);
}

const mostLabels = 20;

function labelsFor(definitions: readonly Definition[], values: readonly Value[]): Label[] {
  return definitions.slice(0, mostLabels).map(({ place, operator }, index) => {
    const how = operator === "=>" ? "assigned" : operator === "~>" ? "merged" : `combined by \`${operator}\``;
    return { span: spanOf(place), message: `${how} here: ${showValue(values[index]!)}` };
  });
}

function listValues(values: readonly Value[]): string {
  const shown = [...new Set(values.map(showValue))];
  return shown.length > 5 ? `${shown.slice(0, 5).join(", ")} and ${shown.length - 5} more` : shown.join(", ");
}

/** Several different assignments in one file. */
export function duplicate(path: string, definitions: readonly Definition[], values: readonly Value[]): Diagnostic {
  const [first, ...rest] = labelsFor(definitions, values);
  const bothBlocks = values.every((value) => typeof value === "object" && value.kind === "block");
  const help = bothBlocks ? "join the blocks with `~>` instead of `=>`" : undefined;
  return catalogue.create.duplicate(
    first!.span,
    { path, values: listValues(values) },
    { labels: rest, ...(help === undefined ? {} : { help, fixes: mergeAll(definitions) }) },
  );
}

/** One fix that merges every block. */
function mergeAll(definitions: readonly Definition[]): Fix[] {
  const edits = definitions.flatMap(({ place }) => withOperator(place, "=>", "~>")).flatMap((fix) => fix.edits);
  return edits.length === definitions.length ? [{ label: "join the blocks with `~>`", edits }] : [];
}

/** One fix that assigns with the function that another definition combines with. */
function combineAll(definitions: readonly Definition[]): Fix[] {
  const [name, ...others] = new Set(definitions.map(({ operator }) => operator).filter((each) => !/[=~]>/.test(each)));
  if (name === undefined || others.length > 0) return [];
  const assigned = definitions.filter(({ operator }) => operator === "=>");
  const edits = assigned.flatMap(({ place }) => withOperator(place, "=>", `~(${name})>`)).flatMap((fix) => fix.edits);
  const isComplete = edits.length > 0 && definitions.every(({ operator }) => operator === name || operator === "=>");
  return isComplete && edits.length === assigned.length ? [{ label: `write \`~(${name})>\` for each`, edits }] : [];
}

const waysOut =
  "let the importing file decide (`name => value`, which has priority over both), or take the highest, lowest or total " +
  "(`name ~(max)> value` in each file), or keep the values apart (`private` names) and select one with `$name`";

/** Definitions that no import puts in order; `unordered`: two of them. */
export function conflict(
  path: string,
  definitions: readonly Definition[],
  values: readonly Value[],
  unordered: readonly Definition[] = definitions,
): Diagnostic {
  const [first, ...rest] = labelsFor(definitions, values);
  const isOneFile = new Set(unordered.map(({ place }) => place.source)).size === 1;
  const words = { path, values: listValues(values), instead: isOneFile ? inOneDefinition(unordered) : waysOut };
  const notes = [...operatorNotes(definitions), ...(isOneFile ? [linesNote] : [importNote(definitions, unordered)])];
  return catalogue.create.conflict(first!.span, words, { labels: rest, notes, fixes: combineAll(definitions) });
}

const linesNote = "the order of the lines in a file has no meaning";

function operatorNotes(definitions: readonly Definition[]): string[] {
  if (new Set(definitions.map(({ operator }) => operator)).size === 1) return [];
  const places = definitions.map(({ operator, place }) => `\`${operator}\` in ${quote(place.source.name)}`);
  return [`they use different operators: ${[...new Set(places)].slice(0, 5).join(", ")}`];
}

/** The files that are concerned; others may well import each other. */
function importNote(definitions: readonly Definition[], unordered: readonly Definition[]): string {
  if (unordered.length === definitions.length) return "none of these files imports another, so none has priority";
  const [one, other] = unordered.map(({ place }) => quote(place.source.name));
  return `neither of ${one} and ${other} imports the other, so neither has priority`;
}

/** The last mutation of a definition has priority (interpretation A24). */
function inOneDefinition(definitions: readonly Definition[]): string {
  const shown = definitions.slice(0, 2).map(({ operator }) => {
    const sign = operator === "=>" || operator === "~>" ? operator : `~(${operator})>`;
    return `${sign} …`;
  });
  const name = definitions[0]!.name;
  return `write both in one definition, the one with priority last: \`${name} ${shown.join(" ")}\`; or use one operator`;
}
