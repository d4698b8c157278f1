/** What `JSON.stringify` lets through although it may steer a terminal, reorder a line or count as a line's end. */
const unsafe = /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** JSON that is safe to print: such characters stand only in strings, where an escape means the same. */
export function jsonText(value: object, indent?: number): string {
  return JSON.stringify(value, undefined, indent).replace(unsafe, escape);
}

function escape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
