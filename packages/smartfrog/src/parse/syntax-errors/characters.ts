import { createSpan, replacement, removal } from "@cairn/diagnostics";
import { quote, type TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { SmartFrogParser as T } from "../../generated/SmartFrogParser.js";
import { repairEquals } from "./assignments.js";
import { mustBeginValue } from "./context.js";
import { repairHashComment } from "./hash-comments.js";
import { repairSpacedInclude } from "./include.js";

/** Characters that are typed by mistake, with help on what to write instead. */
const hints: Readonly<Record<string, string>> = {
  "=": "write `name value;`, without `=`",
  "#": 'only `#include "file";` begins with `#`; comments begin with `//`',
  "'": 'write strings in double quotes: `"text"`',
  "“": 'write straight quotes: `"text"`',
  "”": 'write straight quotes: `"text"`',
  "`": 'write strings in double quotes: `"text"`',
  "|": "write vectors as `[1, 2]`",
  "(": "the core language has no expressions; write the value itself",
  ")": "the core language has no expressions; write the value itself",
  "+": "the core language has no expressions; write the value itself",
  "*": "the core language has no expressions; write the value itself",
  "<": "ordering constraints, such as `order private < public;`, need the option `--order-constraints`",
  "?": "the core language has no expressions; write the value itself",
  ".": "write paths with colons: `a:b`",
  "\u00a0": "this is a no-break space; type an ordinary space",
};

/** Characters that begin no token: reported once per run of adjacent ones, then skipped. */
export function repairCharacters(token: number, repairer: TokenRepairer): void {
  if (
    repairSpacedInclude(token, repairer) ||
    repairHashComment(token, repairer) ||
    repairQuotes(token, repairer) ||
    repairEquals(token, repairer) ||
    repairRoundBrackets(token, repairer)
  )
    return;
  const { tokens } = repairer;
  let last = token;
  while (tokens.type(last + 1) === T.UNKNOWN && tokens.start(last + 1) === tokens.end(last)) last++;
  const span = createSpan(repairer.source, tokens.start(token), tokens.end(last));
  const text = repairer.source.text.slice(span.start, span.end);
  const help = hints[String.fromCodePoint(text.codePointAt(0)!)];
  const fixes = [removal(span)];
  const details = help === undefined ? { fixes } : { help };
  repairer.report(catalogue.create["unexpected-character"](span, { characters: nameCharacters(text) }, details));
  repairer.doubt();
  repairer.continueAt(last + 1);
}

/** `'text'` or `“text”` on one line: a string is meant. */
function repairQuotes(token: number, repairer: TokenRepairer): boolean {
  const { tokens, source } = repairer;
  const start = tokens.start(token);
  const quoted = /^(?:'([^'"\\\r\n;]*)'|[“”]([^“”"\\\r\n;]*)[“”])/.exec(source.text.slice(start, start + 200));
  if (quoted === null) return false;
  const span = createSpan(source, start, start + quoted[0].length);
  const fixes = [replacement(span, `"${quoted[1] ?? quoted[2]}"`, "write double quotes")];
  const mark = source.text[start]!;
  const details = { fixes, help: hints[mark]! };
  repairer.report(
    catalogue.create["unexpected-character"](
      createSpan(source, start, start + 1),
      { characters: quote(mark) },
      details,
    ),
  );
  repairer.put(T.STRING, span.start, span.end);
  repairer.continueAtOffset(token, span.end);
  return true;
}

/** `(1, 2)` and `(1)`: a vector or a value is meant. What is in the brackets isn't parsed. */
function repairRoundBrackets(token: number, repairer: TokenRepairer): boolean {
  const { tokens, source } = repairer;
  const start = tokens.start(token);
  const [whole, inner] = /^\(([^()[\]{};\r\n]*)\)/.exec(source.text.slice(start, start + 1000)) ?? [];
  if (whole === undefined || !mustBeginValue(repairer)) return false;
  const isVector = inner!.includes(",");
  const isValue = /^\s*(?:-?\d[\d.]*|"[^"]*"|true|false|NULL|[A-Za-z_][\w:]*)\s*$/.test(inner!);
  const span = createSpan(source, start, start + whole.length);
  const text = isVector ? `[${inner!}]` : inner!.trim();
  const fixes = isVector || isValue ? [replacement(span, text)] : [];
  const help = isVector ? `write a vector in square brackets: ${quote(text)}` : hints["("]!;
  const words = { characters: isVector ? "`(…)`" : "`(`" };
  repairer.report(catalogue.create["unexpected-character"](span, words, { fixes, help }));
  repairer.put(T.NUMBER, span.start, span.end);
  repairer.continueAtOffset(token, span.end);
  return true;
}

/** Visible characters as they are, others by their code points. */
function nameCharacters(text: string): string {
  const first = text.codePointAt(0)!;
  if (/^[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(text)) return quote(text);
  return `the character U+${first.toString(16).toUpperCase().padStart(4, "0")}`;
}
