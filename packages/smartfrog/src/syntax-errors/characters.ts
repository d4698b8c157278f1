import { createSpan } from "@cairn/diagnostics";
import { quote, type Mender } from "@cairn/syntax";
import { catalogue } from "../diagnostics/index.js";
import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";
import { mendEquals } from "./assignments.js";
import { mendHashComment } from "./hash-comments.js";
import { mendSpacedInclude } from "./include.js";
import { removal } from "./removal.js";

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
export function mendCharacters(token: number, mender: Mender): void {
  if (
    mendSpacedInclude(token, mender) ||
    mendHashComment(token, mender) ||
    mendQuotes(token, mender) ||
    mendEquals(token, mender)
  )
    return;
  const { tokens } = mender;
  let last = token;
  while (tokens.type(last + 1) === T.UNKNOWN && tokens.start(last + 1) === tokens.end(last)) last++;
  const span = createSpan(mender.source, tokens.start(token), tokens.end(last));
  const text = mender.source.text.slice(span.start, span.end);
  const help = hints[String.fromCodePoint(text.codePointAt(0)!)];
  const fixes = [{ label: "remove it", edits: [removal(mender.source, span.start, span.end)] }];
  const details = help === undefined ? { fixes } : { help };
  mender.report(catalogue.create["unexpected-character"](span, { characters: nameCharacters(text) }, details));
  mender.doubt();
  mender.continueAt(last + 1);
}

/** `'text'` or `“text”` on one line: a string is meant. */
function mendQuotes(token: number, mender: Mender): boolean {
  const { tokens, source } = mender;
  const start = tokens.start(token);
  const quoted = /^(?:'([^'"\\\r\n;]*)'|[“”]([^“”"\\\r\n;]*)[“”])/.exec(source.text.slice(start, start + 200));
  if (quoted === null) return false;
  const span = createSpan(source, start, start + quoted[0].length);
  const fixes = [{ label: "write double quotes", edits: [{ span, text: `"${quoted[1] ?? quoted[2]}"` }] }];
  const mark = source.text[start]!;
  const details = { fixes, help: hints[mark]! };
  mender.report(
    catalogue.create["unexpected-character"](
      createSpan(source, start, start + 1),
      { characters: quote(mark) },
      details,
    ),
  );
  mender.put(T.STRING, span.start, span.end);
  mender.continueAtOffset(token, span.end);
  return true;
}

/** Visible characters as they are, others by their code points. */
function nameCharacters(text: string): string {
  const first = text.codePointAt(0)!;
  if (/^[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(text)) return quote(text);
  return `the character U+${first.toString(16).toUpperCase().padStart(4, "0")}`;
}
