import type { Source } from "@cairn/diagnostics";
import { raise } from "@cairn/ruby-subset";

/** What a text is called in the messages of Ruby's library. */
const origin = (line: number): string => `String: ${line}: `;

const badPath =
  "path has a leading, trailing, or two adjacent period '.' (use quoted \"\" empty string if you want an empty element)";
const endInList = "end of file (if you want end of file to be part of a string value, then double-quote it)";
const endAfterComma =
  "end of file (if you want the comma or end of file to be part of a string value, then double-quote it)";
const brace =
  "'}' (if you intended '}' to be part of a key or string value, try enclosing the key or value in double quotes";
const wantsName = "expecting a close brace or a field name here, got";

/** Problems in our words, and in those of Ruby's library. */
const wordings: readonly (readonly [ours: RegExp, its: string])[] = [
  [/after `[=:]`, but found the end of the file$/, "Expecting a value but got wrong token: end of file"],
  [
    /after `\[`, but found the end of the file$/,
    `List should have ] or a first element after the open [, instead had token: ${endInList}`,
  ],
  [
    /`\]` or `,` after .*, but found the end of the file$/s,
    `List should have ended with ] or had a comma, instead had token: ${endInList}`,
  ],
  [
    /`\]`.* after `,`, but found the end of the file$/s,
    `List should have had new element after a comma, instead had token: ${endAfterComma}`,
  ],
  [/^expected `\}` after .*, but found the end of the file$/s, "Expecting close brace } or a comma, got end of file"],
  [/^expected the end of the line, `\}`, .*, but found the end of the file$/s, `${wantsName} end of file`],
  [/^expected the end of the file, .*, but found `,`$/, `${wantsName} ','`],
  [
    /^expected the end of the file.*, but found `\}`$/s,
    `unbalanced close brace ${brace.replace("'}'", "'}' with no open brace")}`,
  ],
];

const withoutSign =
  /^expected `\{`, `:`, `=` or `\+=` after `(?<key>.*)`, but found (?<found>the end of the file|`\}`|`(?:\\r)?\\n`)$/s;

function wordingOf(problem: string, source: Source, offset: number): string | undefined {
  const { found, key } = withoutSign.exec(problem)?.groups ?? {};
  if (key === undefined) return wordings.find(([ours]) => ours.test(problem))?.[1];
  if (/^\.|\.$|\.\./.test(key)) return raise("Hocon::ConfigError::ConfigBadPathError", badPath);
  if (found !== "`}`" && source.text.slice(offset).trim() !== "") return undefined;
  return `Key '${key}' may not be followed by token: ${found === "`}`" ? brace : "end of file"}`;
}

function lineOf({ text }: Source, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** Raises a problem in the words of Ruby's library, as far as those are known. */
export function raiseHoconProblem(problem: string, source: Source, offset: number): never {
  if (/^Could not resolve substitution/.test(problem))
    return raise("Hocon::ConfigError::UnresolvedSubstitutionError", `${origin(lineOf(source, offset))}${problem}`);
  const known = wordingOf(problem, source, offset);
  if (known === undefined) return raise("Hocon::ConfigError::ConfigParseError", problem);
  const line = lineOf(source, known.includes("end of file") ? source.text.length : offset);
  return raise("Hocon::ConfigError::ConfigParseError", `${origin(line)}${known}`);
}

/** Raises the error for a document that isn't an object. */
export function raiseNoObject(): never {
  return raise(
    "Hocon::ConfigError::ConfigWrongTypeError",
    `${origin(1)} has type LIST rather than object at file root`,
  );
}
