import { createSpan, replacement } from "@cairn/diagnostics";
import { TokenType as T } from "@cairn/puppet-core";
import { quote, type Mender } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { isAdjacent, nameTokens, spanOf, valueEnds, type Mistake } from "./mistake.js";

const { create } = catalogue;

/** A path without quotes: `/etc/` is lexed as a regex, and what follows as a name. */
export const unquotedPath: Mistake = (token, mender) => {
  const { source, tokens } = mender;
  const type = tokens.type(token);
  const isWord = type === T.REGEX ? /\w/.test(source.text[tokens.end(token)] ?? "") : type === T.DIVIDE;
  if (!isWord || valueEnds.has(mender.kept(1))) return false;
  const path = pathAt(tokens.start(token), mender);
  if (path === undefined) return false;
  const span = createSpan(source, tokens.start(token), tokens.start(token) + path.length);
  mender.report(create["unquoted-path"](span, { path: quote(path) }, { fixes: [replacement(span, `'${path}'`)] }));
  mender.put(T.STRING, span.start, span.end);
  mender.continueAtOffset(token, span.end);
  return true;
};

const longest = 500;

function pathAt(start: number, { source: { text } }: Mender): string | undefined {
  const pattern = /\/\w[\w.+-]*(?:\/[\w.+-]+)*\/?(?=[\s:,;\]})]|$)/y;
  pattern.lastIndex = start;
  const path = pattern.exec(text)?.[0];
  return path === undefined || path.length > longest ? undefined : path;
}

/** `foo:bar`: the words of a name are separated by two colons. */
export const singleColon: Mistake = (token, mender) => {
  const { tokens } = mender;
  let last = token;
  while (isJoined(last, mender)) last += 2;
  if (last === token) return false;
  const span = spanOf(mender, token, last);
  const name = tokens.text.slice(span.start, span.end).replace(/(?<!:):(?!:)/g, "::");
  mender.report(
    create["single-colon"](
      span,
      { written: quote(tokens.text.slice(span.start, span.end)) },
      { fixes: [replacement(span, name)] },
    ),
  );
  mender.put(T.NAME, span.start, span.end);
  mender.continueAt(last + 1);
  return true;
};

/** A name, a colon and a name without blanks; a word before `=>` is an attribute after a title. */
function isJoined(token: number, mender: Mender): boolean {
  const { tokens } = mender;
  const [first, colon, second] = [token, token + 1, token + 2].map((each) => tokens.type(each));
  if (!nameTokens.has(first!) || colon !== T.COLON || !nameTokens.has(second!)) return false;
  return isAdjacent(mender, token) && isAdjacent(mender, token + 1);
}
