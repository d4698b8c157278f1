import { createDistanceMeter } from "./edit-distance.js";

/** A longer name isn't a typing error, and comparing it would be slow. */
const longestName = 200;
const largestDistance = 4;

interface Suggestion {
  readonly candidate: string;
  readonly distance: number;
}

/**
 * At most `limit` of `candidates` that a person who wrote `name` may have meant, the likeliest first. A name that
 * differs only in case comes before all others; equally likely ones are in natural order (`a2` before `a10`).
 */
export function didYouMean(name: string, candidates: Iterable<string>, limit = 3): string[] {
  if (name.length > longestName || limit < 1) return [];
  const best: Suggestion[] = [];
  const allowed = Math.min(largestDistance, Math.floor((name.length + 1) / 3));
  const distanceTo = createDistanceMeter(name.toLowerCase(), allowed);
  for (const candidate of candidates) {
    const bound = best.length < limit ? allowed : best[limit - 1]!.distance;
    if (candidate === name || Math.abs(candidate.length - name.length) > bound) continue;
    const distance = distanceTo(candidate.toLowerCase(), bound);
    if (distance <= bound) insert(best, { candidate, distance }, limit);
  }
  return best.map((suggestion) => suggestion.candidate);
}

/** `did you mean `a`, `b` or `c`?`, or undefined if there is nothing to suggest. */
export function suggestionSentence(suggestions: readonly string[]): string | undefined {
  if (suggestions.length === 0) return undefined;
  const quoted = suggestions.map((suggestion) => `\`${suggestion}\``);
  const last = quoted.pop()!;
  return `did you mean ${quoted.length === 0 ? last : `${quoted.join(", ")} or ${last}`}?`;
}

/** Keeps `best` sorted, without repetition and at most `limit` long. */
function insert(best: Suggestion[], suggestion: Suggestion, limit: number): void {
  if (best.some((other) => other.candidate === suggestion.candidate)) return;
  let place = best.length;
  while (place > 0 && compareSuggestions(suggestion, best[place - 1]!) < 0) place--;
  best.splice(place, 0, suggestion);
  if (best.length > limit) best.pop();
}

function compareSuggestions(left: Suggestion, right: Suggestion): number {
  return left.distance - right.distance || compareNaturally(left.candidate, right.candidate);
}

/** Numbers inside names compare by value, everything else by UTF-16 unit: the same order in every locale. */
export function compareNaturally(left: string, right: string): number {
  const [leftParts, rightParts] = [splitNumbers(left), splitNumbers(right)];
  for (let index = 0; index < Math.min(leftParts.length, rightParts.length); index++) {
    const order = compareParts(leftParts[index]!, rightParts[index]!);
    if (order !== 0) return order;
  }
  return leftParts.length - rightParts.length || compareUnits(left, right);
}

function splitNumbers(text: string): readonly string[] {
  return text.match(/[0-9]+|[^0-9]+/g) ?? [];
}

function compareParts(left: string, right: string): number {
  const bothNumbers = /^[0-9]/.test(left) && /^[0-9]/.test(right);
  if (!bothNumbers) return compareUnits(left, right);
  const [leftDigits, rightDigits] = [left.replace(/^0+/, ""), right.replace(/^0+/, "")];
  return leftDigits.length - rightDigits.length || compareUnits(leftDigits, rightDigits);
}

function compareUnits(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
