import { createSpan, replacement } from "@cairn/diagnostics";
import { TokenType as T } from "@cairn/puppet-core";
import { quote, type TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../../diagnostics/index.js";
import { isAdjacent, nameTokens, spanOf, valueEnds, type Mistake } from "./mistake.js";

const { create } = catalogue;

/** A path without quotes: `/etc/` is lexed as a regex, and what follows as a name. */
export const unquotedPath: Mistake = (token, repairer) => {
  const { source, tokens } = repairer;
  const type = tokens.type(token);
  const isWord = type === T.REGEX ? /\w/.test(source.text[tokens.end(token)] ?? "") : type === T.DIVIDE;
  if (!isWord || valueEnds.has(repairer.kept(1))) return false;
  const path = pathAt(tokens.start(token), repairer);
  if (path === undefined) return false;
  const span = createSpan(source, tokens.start(token), tokens.start(token) + path.length);
  repairer.report(create["unquoted-path"](span, { path: quote(path) }, { fixes: [replacement(span, `'${path}'`)] }));
  repairer.put(T.STRING, span.start, span.end);
  repairer.continueAtOffset(token, span.end);
  return true;
};

const longest = 500;

function pathAt(start: number, { source: { text } }: TokenRepairer): string | undefined {
  const pattern = /\/\w[\w.+-]*(?:\/[\w.+-]+)*\/?(?=[\s:,;\]})]|$)/y;
  pattern.lastIndex = start;
  const path = pattern.exec(text)?.[0];
  return path === undefined || path.length > longest ? undefined : path;
}

/** `foo:bar`: the words of a name are separated by two colons. */
export const singleColon: Mistake = (token, repairer) => {
  const { tokens } = repairer;
  let last = token;
  while (isJoined(last, repairer)) last += 2;
  if (last === token) return false;
  const span = spanOf(repairer, token, last);
  const name = tokens.text.slice(span.start, span.end).replace(/(?<!:):(?!:)/g, "::");
  repairer.report(
    create["single-colon"](
      span,
      { written: quote(tokens.text.slice(span.start, span.end)) },
      { fixes: [replacement(span, name)] },
    ),
  );
  repairer.put(T.NAME, span.start, span.end);
  repairer.continueAt(last + 1);
  return true;
};

/** A name, a colon and a name without blanks; a word before `=>` is an attribute after a title. */
function isJoined(token: number, repairer: TokenRepairer): boolean {
  const { tokens } = repairer;
  const [first, colon, second] = [token, token + 1, token + 2].map((each) => tokens.type(each));
  if (!nameTokens.has(first!) || colon !== T.COLON || !nameTokens.has(second!)) return false;
  return isAdjacent(repairer, token) && isAdjacent(repairer, token + 1);
}
