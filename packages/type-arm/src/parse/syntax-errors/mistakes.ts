import {
  createSpan,
  removal,
  replacement,
  type Details,
  type Diagnostic,
  type Source,
  type Span,
} from "@cairn/diagnostics";
import { TokenType as T } from "@cairn/puppet-core";
import { spanOfToken } from "@cairn/puppet-core/syntax-errors";
import type { Complaint, Tokens } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";

/** What to write instead. */
type Mistake = Pick<Details, "help" | "fixes">;

function spanBefore(token: number, tokens: Tokens, source: Source): Span {
  return createSpan(source, tokens.start(token), tokens.start(token));
}

/** Keywords of other languages, and punctuation that is expected by mistake: each with what to write instead. */
export function explainMistake(complaint: Complaint, tokens: Tokens, source: Source): Diagnostic | undefined {
  const resource = resourceBefore(complaint, tokens);
  if (resource !== undefined)
    return catalogue.create["not-a-definition"](spanOfToken(resource, tokens, source), {
      word: tokens.textOf(resource),
    });
  const mistake = mistakeInMember(complaint, tokens, source) ?? mistakeInHead(complaint, tokens, source);
  if (mistake === undefined) return undefined;
  const { token, words } = complaint;
  const said = { expected: expectedHere(complaint), after: words.after, found: words.found };
  return catalogue.create.syntax(spanOfToken(token, tokens, source), said, mistake);
}

function expectedHere({ expected }: Complaint): string {
  return expected.has(T.ABSTRACT) ? "`attr`, `has`, `invariant`, `abstract` or `}`" : "`inherits` or `{`";
}

/** The type of a resource such as `file { '/tmp/x': … }`, at the colon after its title. */
function resourceBefore({ expected, token }: Complaint, tokens: Tokens): number | undefined {
  if (!expected.has(T.ARROW) || tokens.type(token) !== T.COLON) return undefined;
  let at = token - 1;
  const first = Math.max(0, token - 200);
  while (at > first && tokens.type(at) !== T.BODY_OPEN) at--;
  return at > first && names.has(tokens.type(at - 1)) ? at - 1 : undefined;
}

const names = new Set<number>([T.NAME, T.WORD, T.REFERENCE]);

function mistakeInMember({ expected, token }: Complaint, tokens: Tokens, source: Source): Mistake | undefined {
  if (!expected.has(T.ABSTRACT)) return undefined;
  const [type, before] = [tokens.type(token), tokens.type(token - 1)];
  const text = tokens.textOf(token);
  if (before === T.FEATURE && (names.has(type) || text === "enum"))
    return {
      help: `write a comma between the name and the type: \`${tokens.textOf(token - 2)} ${tokens.textOf(token - 1)}, ${text}\``,
      fixes: [replacement(createSpan(source, tokens.end(token - 1), tokens.end(token - 1)), ",", "insert `,`")],
    };
  if (text === ":" && before === T.FEATURE)
    return {
      help: `write a comma after the name: \`${tokens.textOf(token - 2)} ${tokens.textOf(token - 1)}, ${tokens.textOf(token + 1)}\``,
      fixes: [replacement(spanOfToken(token, tokens, source), ",")],
    };
  if (type === T.COMMA && tokens.textOf(token + 1) === "{")
    return {
      help: "remove the comma: settings come right after the type: `attr name, String { … }`",
      fixes: [removal(spanOfToken(token, tokens, source), "remove `,`")],
    };
  if (names.has(type) && tokens.type(token + 1) === T.COMMA)
    return {
      help: `write \`attr\` before it: \`attr ${text}, ${tokens.textOf(token + 2)}\``,
      fixes: [replacement(spanBefore(token, tokens, source), "attr ", "insert `attr`")],
    };
  return undefined;
}

/** `type A extends B`, as in other languages. */
function mistakeInHead({ expected, token }: Complaint, tokens: Tokens, source: Source): Mistake | undefined {
  if (!expected.has(T.INHERITS)) return undefined;
  const text = tokens.textOf(token);
  const isOther = /^(?:extends|inherit|implements|from|is|isa|<|:)$/.test(text);
  if (!isOther) return undefined;
  return {
    help: `write \`inherits\`: \`inherits ${tokens.textOf(token + 1)}\``,
    fixes: [replacement(spanOfToken(token, tokens, source), "inherits")],
  };
}
