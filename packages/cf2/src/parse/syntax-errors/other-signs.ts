import { createSpan, removal, replacement, type Fix, type Source } from "@cairn/diagnostics";
import type { Complaint, Tokens } from "@cairn/syntax";
import { Cf2Parser as T } from "../../generated/Cf2Parser.js";

interface Said {
  readonly problem: string;
  readonly instead: string;
  readonly details: { readonly fixes: readonly Fix[] };
}

/** Definitions with the signs of other languages: `$A => 1`, `'a' => 1`, `A -> 1` and `A == 1`. */
export function explainSign({ expected, token }: Complaint, tokens: Tokens, source: Source): Said | undefined {
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  if (expected.has(T.ASSIGN) && expected.has(T.MERGE)) return explainArrow(token, tokens, source);
  if (!expected.has(T.PRIVATE)) return undefined;
  const text = tokens.textOf(token);
  const next = tokens.textOf(token + 1);
  if (text === "$" && tokens.type(token + 1) === T.NAME && isArrow(token + 2, tokens)) {
    const problem = `a definition has no \`$\` before its name \`${next}\``;
    return { problem, instead: `write \`${next} => value\``, details: { fixes: [removal(span, "remove `$`")] } };
  }
  const name = /^'([A-Za-z_]\w*)'$/.exec(text)?.[1];
  if (name === undefined || !isArrow(token + 1, tokens)) return undefined;
  const problem = `the name ${text.length > 60 ? "of a definition" : `\`${text}\``} is in quotes`;
  return { problem, instead: `write \`${name} => value\``, details: { fixes: [replacement(span, name)] } };
}

function isArrow(token: number, tokens: Tokens): boolean {
  return tokens.type(token) === T.ASSIGN || tokens.type(token) === T.MERGE;
}

function explainArrow(token: number, tokens: Tokens, source: Source): Said | undefined {
  const [sign] =
    /^(?:->|==|:=|<-)(?=[ \t]*[\w'$[{])/.exec(source.text.slice(tokens.start(token), tokens.start(token) + 20)) ?? [];
  if (sign === undefined) return undefined;
  const start = tokens.start(token);
  const fixes = [replacement(createSpan(source, start, start + sign.length), "=>")];
  return { problem: `\`${sign}\` doesn't assign`, instead: "write `name => value`", details: { fixes } };
}
