import type { Expected } from "./interpreter.js";
import type { ConformanceTarget, Verdict } from "./target.js";

/** How a verdict differs from ours; undefined if it doesn't. */
export function difference(expected: Expected, actual: Verdict, target: ConformanceTarget): string | undefined {
  if ("accepted" in expected) {
    if (!("accepted" in actual))
      return `accepted ${expected.accepted}, and ${target.name} refuses: ${told(actual.messages)}`;
    const [ours, theirs] = [canonical(expected.accepted), canonical(actual.accepted)];
    return ours === theirs ? undefined : `${ours} is ${theirs} for ${target.name}`;
  }
  if ("accepted" in actual)
    return `refused (${told(expected.messages)}), and ${target.name} accepts: ${actual.accepted}`;
  const { codes, messages } = expected;
  const isSame =
    messages.length === actual.messages.length &&
    messages.every((message, index) => {
      return message === actual.messages[index] || isFree(message, codes[index]!, target);
    });
  return isSame ? undefined : `${told(messages)} is ${told(actual.messages)} for ${target.name}`;
}

/** Whether the target may word it differently. */
function isFree(message: string, code: string, target: ConformanceTarget): boolean {
  return target.ownWords?.has(code) === true || target.isOwnWord?.(message) === true;
}

function told(messages: readonly string[]): string {
  return messages.map((message) => JSON.stringify(message)).join(", ");
}

/** JSON with its keys in order, `2.0` as `2`, integers of any size as they are, and no `$type` outermost. */
export function canonical(text: string): string {
  // Numbers as strings with a sign before them that no string of ours begins with: JSON.parse would lose integers.
  const marked = text.replace(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g, (token) =>
    token.startsWith('"') ? `"s${token.slice(1)}` : `"n${/[.eE]/.test(token) ? Number(token) : token}"`,
  );
  const value = JSON.parse(marked) as unknown;
  if (typeof value === "object" && value !== null) delete (value as Record<string, unknown>)["s$type"];
  return JSON.stringify(ordered(value));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([key, each]) => [key, ordered(each)]);
}
