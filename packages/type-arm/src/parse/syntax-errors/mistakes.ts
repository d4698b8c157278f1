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
  const condition = conditionAmongMembers(complaint, tokens, source);
  if (condition) return condition;
  const form = checkAmongMembers(complaint, tokens, source);
  if (form) return form;
  const mistake =
    mistakeInCondition(complaint, tokens, source) ??
    mistakeInMember(complaint, tokens, source) ??
    mistakeInHead(complaint, tokens, source);
  if (mistake === undefined) return undefined;
  const { token, words } = complaint;
  const said = { expected: expectedHere(complaint), after: words.after, found: words.found };
  return catalogue.create.syntax(spanOfToken(token, tokens, source), said, mistake);
}

const conditions = new Set(["if", "unless", "case", "for", "while"]);

/** A condition or loop in the place of a feature: every other one belongs to logic. */
function conditionAmongMembers({ expected, token }: Complaint, tokens: Tokens, source: Source): Diagnostic | undefined {
  const word = tokens.textOf(token);
  if (!expected.has(T.ABSTRACT) || !conditions.has(word) || !startsMember(token, tokens)) return undefined;
  const span = spanOfToken(token, tokens, source);
  if (tokens.textOf(token - 1) === "}" && !enclosesMembers(token, tokens))
    return catalogue.create["foreign-syntax"](
      span,
      { problem: `\`${word}\` belongs to logic, which has ended before it` },
      {
        help: "remove the `}` before it, and check that each `{` of the logic has its `}`",
        labels: [{ span: spanOfToken(token - 1, tokens, source), message: "the logic ends here" }],
      },
    );
  return catalogue.create["foreign-syntax"](
    span,
    { problem: `the features of a type depend on nothing: \`${word}\` can't be among them` },
    { help: "write each feature; conditions are checks: `check => { … }`" },
  );
}

const memberWords = new Set(["attr", "has", "invariant", "abstract"]);

/** Whether a condition or loop has features in its braces, rather than logic. */
function enclosesMembers(token: number, tokens: Tokens): boolean {
  for (let at = token; at < token + longestCondition && tokens.textOf(at) !== ""; at++)
    if (tokens.textOf(at) === "{") return memberWords.has(tokens.textOf(at + 1));
  return false;
}

/** The maximum number of tokens before the brace. */
const longestCondition = 100;

/** `check { … }` as a member of a type. */
function checkAmongMembers({ expected, token }: Complaint, tokens: Tokens, source: Source): Diagnostic | undefined {
  if (!expected.has(T.ABSTRACT) || tokens.textOf(token) !== "check") return undefined;
  if (!startsMember(token, tokens)) return settingsWithoutBrace(token, tokens, source);
  const last = ["{", "=>"].includes(tokens.textOf(token + 1)) ? token + 1 : token;
  const span = createSpan(source, tokens.start(token), tokens.end(last));
  const brace = last > token && tokens.textOf(last) === "{" ? " {" : "";
  return catalogue.create["foreign-syntax"](
    span,
    { problem: "a check of several features is an invariant" },
    {
      help: 'write `invariant "title" { … }`; a check of one attribute is its setting `check => { … }`',
      fixes: [replacement(span, `invariant "valid"${brace}`, `write \`invariant "valid"${brace}\``)],
    },
  );
}

/** `attr age, Integer check => …`: the `{` of the settings is missing. */
function settingsWithoutBrace(token: number, tokens: Tokens, source: Source): Diagnostic {
  const span = spanBefore(token, tokens, source);
  return catalogue.create["foreign-syntax"](
    spanOfToken(token, tokens, source),
    { problem: "settings are in braces" },
    { help: "write `{` before the first setting, and `}` after the last one", fixes: [replacement(span, "{ ")] },
  );
}

/** A condition that compares with the wrong sign. */
function mistakeInCondition({ expected, token }: Complaint, tokens: Tokens, source: Source): Mistake | undefined {
  const sign = tokens.textOf(token);
  if ((sign !== "=" && sign !== "=>") || !(expected.has(T.OPEN_BRACE) || expected.has(T.BODY_OPEN))) return undefined;
  if (expected.has(T.INHERITS) || expected.has(T.ABSTRACT)) return undefined;
  const [left, right] = [tokens.textOf(token - 1), tokens.textOf(token + 1)];
  return {
    help: `compare with \`==\`: \`${left} == ${right}\``,
    fixes: [replacement(spanOfToken(token, tokens, source), "==")],
  };
}

/** Whether a token is the first of its line, or comes directly after `{` or `;`. */
function startsMember(token: number, tokens: Tokens): boolean {
  const before = tokens.textOf(token - 1);
  return (
    before === "{" || before === ";" || tokens.text.slice(tokens.end(token - 1), tokens.start(token)).includes("\n")
  );
}

function expectedHere({ expected, words }: Complaint): string {
  if (!expected.has(T.ABSTRACT) && !expected.has(T.INHERITS)) return words.expected;
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
