/**
 * Characters that `JSON.stringify` doesn't escape although they may control a terminal, reorder a line or count as a
 * line break.
 */
const unsafe = /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** JSON that is safe to print: such characters occur only in strings, where an escape is equivalent. */
export function jsonText(value: object, indent?: number): string {
  return JSON.stringify(value, undefined, indent).replace(unsafe, escape);
}

function escape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
