import { closedComment, createSpan, replacement, type Diagnostic, type Span } from "@cairn/diagnostics";
import { INVALID, quote, type Mend, type Mender } from "@cairn/syntax";
import { TokenType as T } from "../generated/token-types.js";
import type { SyntaxCreators } from "./declarations.js";
import { closing, mendString } from "./strings.js";

type Say = (span: Span, text: string, mender: Mender) => Diagnostic;

/** The report for each token that is wrong in itself, and the token type with which the parser continues. */
type Mistakes = Readonly<Record<number, readonly [say: Say, as: number]>>;

/**
 * Reports tokens that are wrong in themselves; the parser then continues as if they were right. Heredocs are left to
 * each language.
 */
export function createMend(create: SyntaxCreators, sayHeredoc: Say): Mend {
  const mistakes = mistakesOf(create, sayHeredoc);
  return (token, mender) => {
    const type = mender.tokens.type(token);
    if (type === T.STRING_OPEN) return mendString(token, mender, create);
    const mistake = mistakes[type];
    const text = mender.tokens.textOf(token);
    if (mistake !== undefined) {
      mender.report(mistake[0](placeOf(token, mender), text, mender));
      mender.keep(token, mistake[1]);
      mender.doubt();
    } else if (type === T.UNCLOSED_COMMENT) {
      const fixes = [closedComment(mender.source, mender.tokens.start(token))];
      mender.report(create["unclosed-comment"](placeOf(token, mender), {}, { fixes }));
      mender.cutShort = true;
    } else if (type === T.UNKNOWN || type === INVALID) {
      mender.report(create["unexpected-character"](placeOf(token, mender), { characters: quote(text) }));
    } else mender.keep(token);
  };
}

function mistakesOf(create: SyntaxCreators, sayHeredoc: Say): Mistakes {
  const badName: Say = (span, text) => create["bad-name"](span, { name: quote(text) });
  return {
    [T.UNCLOSED_STRING]: [
      (span, text) =>
        create["unclosed-string"](
          span,
          { quote: "`'`", escape: "`\\'`" },
          { fixes: closing(span, span.start, text, "'") },
        ),
      T.STRING,
    ],
    [T.UNCLOSED_HEREDOC]: [sayHeredoc, T.STRING],
    [T.BAD_NUMBER]: [badNumber(create), T.NUMBER],
    [T.BAD_REFERENCE]: [badName, T.REFERENCE],
    [T.BAD_NAME]: [badName, T.NAME],
    [T.BAD_VARIABLE]: [(span) => create["bad-variable"](span, {}), T.VARIABLE],
  };
}

/** `10MB` is taken for a string, `08` for a number. */
function badNumber(create: SyntaxCreators): Say {
  return (span, text) => {
    const meant = /^0\d+$/.test(text) ? text.replace(/^0+(?=\d)/, "") : `'${text}'`;
    const fixes = text.length <= longest ? [replacement(span, meant)] : [];
    return create["bad-number"](span, { number: quote(text) }, { fixes });
  };
}

function placeOf(token: number, { tokens, source }: Mender): Span {
  return createSpan(source, tokens.start(token), Math.min(tokens.end(token), tokens.start(token) + longest));
}

/** The maximum length of a quoted mistake: an unclosed string extends to the end of the file. */
const longest = 80;
