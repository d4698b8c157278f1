import { Failure } from "@cairn/evaluation";
import { type PuppetFunction } from "../evaluate/index.js";
import type { Value } from "../values/index.js";
import { flattened } from "../values/flattened.js";
import { joinStrings } from "./collections-lists.js";
import { defineLegacy, legacyClass } from "./legacy.js";
import { noMethod } from "./ruby/class-name.js";

/** Words for a Bourne shell, each quoted as needed. */
export const shellquote: PuppetFunction = defineLegacy("shellquote", -1, (_, ...values) => {
  return joinStrings(flattened(values).map(quoteForShell), " ");
});

function quoteForShell(word: Value): string {
  const kind = legacyClass(word);
  if (kind === "Hash" || kind === "Puppet::Resource") {
    throw new Failure("evaluation", `no implicit conversion of ${kind} into String`);
  }
  if (typeof word !== "string") throw new Failure("evaluation", noMethod("length", word));
  if (/^[a-zA-Z0-9@%_+=:,./-]+$/.test(word) && !word.includes("\n")) return word;
  if (!/[!"`$\\]/.test(word)) return `"${word}"`;
  return word.includes("'") ? `"${word.replace(/[!"`$\\]/g, "\\$&")}"` : `'${word}'`;
}
