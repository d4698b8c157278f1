import type { Source } from "@cairn/diagnostics";
import { raise } from "@cairn/ruby-subset";

/** What a text is called in the messages of Ruby's library. */
const origin = (line: number): string => `String: ${line}: `;

const badPath =
  "path has a leading, trailing, or two adjacent period '.' (use quoted \"\" empty string if you want an empty element)";
const endInList = "end of file (if you want end of file to be part of a string value, then double-quote it)";
const endAfterComma =
  "end of file (if you want the comma or end of file to be part of a string value, then double-quote it)";
const intended = (sign: string): string =>
  `'${sign}' (if you intended '${sign}' to be part of a key or string value, try enclosing the key or value in double quotes`;
const wantsName = "expecting a close brace or a field name here, got";

/** Problems in our words, and in those of Ruby's library; `sign`: a group of the former. */
const wordings: readonly (readonly [ours: RegExp, its: string | ((sign: string) => string)])[] = [
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
    `unbalanced close brace ${intended("}").replace("'}'", "'}' with no open brace")}`,
  ],
  [
    /^expected the end of the file or the end of the line after `}`, but found `(?<sign>[:=])`$/,
    (sign) => `Document has trailing tokens after first object or array: '${sign}'`,
  ],
  [/^expected (?:the end of the file|`}`) after `,`, but found `(?<sign>[:=])`$/, (sign) => `${wantsName} '${sign}'`],
  [
    /^expected (?:the end of the file|`}`) after .*, but found `(?<sign>[:=])`$/s,
    (sign) => `Expecting close brace } or a comma, got ${intended(sign)}`,
  ],
  [
    /`\]` or `,` after .*, but found `(?<sign>[:=])`$/s,
    (sign) =>
      `List should have ended with ] or had a comma, instead had token: '${sign}' (if you want '${sign}' to be part of a string value, then double-quote it)`,
  ],
];

function wordingWithoutKey(problem: string): string | undefined {
  for (const [ours, its] of wordings) {
    const match = ours.exec(problem);
    if (match) return typeof its === "string" ? its : its(match.groups!["sign"]!);
  }
  return undefined;
}

const withoutSign =
  /^expected `\{`, `:`, `=` or `\+=` after `(?<key>.*)`, but found (?<found>the end of the file|`[},]`|`(?:\\r)?\\n`)$/s;

function wordingOf(problem: string, source: Source, offset: number): string | undefined {
  const { found, key: lastWord } = withoutSign.exec(problem)?.groups ?? {};
  if (found === undefined || lastWord === undefined) return wordingWithoutKey(problem);
  if (/^\.|\.$|\.\./.test(lastWord)) return raise("Hocon::ConfigError::ConfigBadPathError", badPath);
  const sign = /^`([},])`$/.exec(found)?.[1];
  if (sign === undefined && source.text.slice(offset).trim() !== "") return undefined;
  const key = keyBefore(source.text.slice(source.text.lastIndexOf("\n", offset - 1) + 1, offset));
  return `Key '${key}' may not be followed by token: ${sign === undefined ? "end of file" : intended(sign)}`;
}

/** The words of a key at the end of a line. */
function keyBefore(line: string): string {
  let start = 0;
  for (const { 0: sign, index } of line.matchAll(/"(?:\\.|[^"\\])*"|[{},]/g)) if (sign.length === 1) start = index + 1;
  return line.slice(start).trim();
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
