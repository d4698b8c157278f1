import type { Diagnostic, Source } from "@cairn/diagnostics";
import { TokenType as T } from "@cairn/puppet-core";
import { placeOf } from "@cairn/puppet-core/syntax-errors";
import type { Complaint, Tokens } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";

/** Keywords of other languages, and punctuation that is expected by mistake: each with what to write instead. */
export function explainMistake(complaint: Complaint, tokens: Tokens, source: Source): Diagnostic | undefined {
  const resource = resourceBefore(complaint, tokens);
  if (resource !== undefined)
    return catalogue.create["not-a-definition"](placeOf(resource, tokens, source), { word: tokens.textOf(resource) });
  const help = mistakeInMember(complaint, tokens) ?? mistakeInHead(complaint, tokens);
  if (help === undefined) return undefined;
  const { token, words } = complaint;
  const said = { expected: expectedHere(complaint), after: words.after, found: words.found };
  return catalogue.create.syntax(placeOf(token, tokens, source), said, { help });
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

function mistakeInMember({ expected, token }: Complaint, tokens: Tokens): string | undefined {
  if (!expected.has(T.ABSTRACT)) return undefined;
  const [type, before] = [tokens.type(token), tokens.type(token - 1)];
  const text = tokens.textOf(token);
  if (before === T.FEATURE && (names.has(type) || text === "enum"))
    return `write a comma between the name and the type: \`${tokens.textOf(token - 2)} ${tokens.textOf(token - 1)}, ${text}\``;
  if (type === T.COMMA && tokens.textOf(token + 1) === "{")
    return "remove the comma: settings come right after the type: `attr name, String { … }`";
  if (names.has(type) && tokens.type(token + 1) === T.COMMA)
    return `write \`attr\` before it: \`attr ${text}, ${tokens.textOf(token + 2)}\``;
  return undefined;
}

/** `type A extends B`, as in other languages. */
function mistakeInHead({ expected, token }: Complaint, tokens: Tokens): string | undefined {
  if (!expected.has(T.INHERITS)) return undefined;
  const text = tokens.textOf(token);
  const isOther = /^(?:extends|inherit|implements|from|is|isa|<|:)$/.test(text);
  return isOther ? `write \`inherits\`: \`inherits ${tokens.textOf(token + 1)}\`` : undefined;
}
