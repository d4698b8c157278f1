import { bytesOfStep, bytesOfText } from "@cairn/diagnostics";
import { after, inOrder, type Pending } from "@cairn/evaluation";
import { raise } from "../values/errors.js";
import { textOf } from "../values/print.js";
import type { RMatch } from "../values/values.js";
import { RHash, RRegexp, RString, type RubyValue } from "../values/values.js";
import { give, nameOfKind, needText, type MethodCall } from "./method.js";
import { allMatches, expand, matchFrom } from "./patterns.js";

/** `sub` and `gsub`: a string with the first or all matches replaced, by a string, a hash or the block's result. */
export function substitute(self: RString, args: readonly RubyValue[], call: MethodCall): Pending<string> {
  const [pattern, replacement] = args;
  const { interpreter } = call;
  if (!(pattern instanceof RRegexp || pattern instanceof RString))
    raise("TypeError", `wrong argument type ${nameOfKind(pattern ?? null)} (expected Regexp)`);
  const isGlobal = call.name.startsWith("g");
  const first = isGlobal ? undefined : matchFrom(pattern, self.text, 0, interpreter);
  const matches = isGlobal ? allMatches(pattern, self.text, interpreter) : first ? [first] : [];
  return replaceAll(self.text, matches, replacement, call);
}

function replaceAll(
  text: string,
  matches: readonly RMatch[],
  replacement: RubyValue | undefined,
  call: MethodCall,
): Pending<string> {
  const { interpreter } = call;
  const pieces: string[] = [];
  let at = 0;
  let length = text.length;
  const done = inOrder(
    matches.length,
    (index) => replacementOf(matches[index]!, replacement, call),
    (put, index) => {
      const match = matches[index]!;
      pieces.push(text.slice(at, match.at), put);
      at = match.at + match.groups[0]!.length;
      length += put.length;
      interpreter.take(bytesOfStep + bytesOfText(put.length, length));
    },
  );
  return after(done, () => [...pieces, text.slice(at)].join(""));
}

function replacementOf(match: RMatch, replacement: RubyValue | undefined, call: MethodCall): Pending<string> {
  const { interpreter } = call;
  const found = match.groups[0]!;
  if (replacement instanceof RHash)
    return textOf(replacement.get(new RString(found), interpreter) ?? null, interpreter);
  if (replacement !== undefined) return expand(needText(replacement), match, interpreter);
  call.interpreter.lastMatch = match;
  return after(give(call, new RString(found)), (value) => textOf(value, interpreter));
}
