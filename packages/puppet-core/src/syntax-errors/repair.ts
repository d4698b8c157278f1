import { closedComment, createSpan, replacement, type Diagnostic, type Fix, type Span } from "@cairn/diagnostics";
import { INVALID, quote, type Repair, type TokenRepairer } from "@cairn/syntax";
import { TokenType as T } from "../generated/token-types.js";
import type { SyntaxCreators } from "./declarations.js";
import { closing, repairString } from "./strings.js";

type Say = (span: Span, text: string, repairer: TokenRepairer) => Diagnostic;

/** The report for each token that is wrong in itself, and the token type with which the parser continues. */
type Mistakes = Readonly<Record<number, readonly [say: Say, as: number]>>;

/**
 * Reports tokens that are wrong in themselves; the parser then continues as if they were right. Heredocs are left to
 * each language.
 */
export function createRepair(create: SyntaxCreators, sayHeredoc: Say): Repair {
  const mistakes = mistakesOf(create, sayHeredoc);
  return (token, repairer) => {
    const type = repairer.tokens.type(token);
    if (type === T.STRING_OPEN) return repairString(token, repairer, create);
    const mistake = mistakes[type];
    const textOf = () => repairer.tokens.textOf(token);
    if (mistake !== undefined) {
      repairer.report(mistake[0](spanOfToken(token, repairer), textOf(), repairer));
      repairer.keep(token, mistake[1]);
      repairer.doubt();
    } else if (type === T.UNCLOSED_COMMENT) {
      const fixes = [closedComment(repairer.source, repairer.tokens.start(token))];
      repairer.report(create["unclosed-comment"](spanOfToken(token, repairer), {}, { fixes }));
      repairer.cutShort = true;
    } else if (type === T.UNKNOWN || type === INVALID) {
      const span = spanOfToken(token, repairer);
      repairer.report(
        create["unexpected-character"](span, { characters: quote(textOf()) }, { fixes: straightQuotes(span) }),
      );
    } else repairer.keep(token);
  };
}

function mistakesOf(create: SyntaxCreators, sayHeredoc: Say): Mistakes {
  const badName: Say = (span, text) =>
    create["bad-name"](span, { name: quote(text) }, { fixes: meantNames(span, text) });
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
    [T.BAD_VARIABLE]: [(span) => create["bad-variable"](span, {}, { fixes: withoutBlank(span) }), T.VARIABLE],
  };
}

/** Straight quotes for the typographic ones around a text. */
function straightQuotes({ source, start }: Span): Fix[] {
  const near = source.text.slice(start, start + longest);
  const [quoted, text] =
    /^[\u2018-\u201f\u00ab]([^\u2018-\u201f\u00ab\u00bb\r\n'\\]*)[\u2018-\u201f\u00bb]/.exec(near) ?? [];
  return quoted === undefined ? [] : [replacement(createSpan(source, start, start + quoted.length), `'${text!}'`)];
}

/** A name whose words are all capitalised or none, or that a blank follows. */
function meantNames(span: Span, text: string): Fix[] {
  if (text.length > longest) return [];
  if (text.endsWith("::")) return withoutBlank(span);
  const words = text.split("::");
  if (!words.every((word) => word === "" || /^[A-Za-z]\w*$/.test(word))) return [];
  const lower = text.toLowerCase();
  const capital = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join("::");
  return [lower, capital].map((name) => replacement(span, name));
}

/** Removes the blanks between a sign and the name that it belongs to. */
function withoutBlank({ source, end }: Span): Fix[] {
  const [blanks] = /^[ \t]+(?=[A-Za-z])/.exec(source.text.slice(end, end + longest)) ?? [];
  if (blanks === undefined) return [];
  return [replacement(createSpan(source, end, end + blanks.length), "", "remove the blank")];
}

/** `10MB` is taken for a string, `08` for a number. */
function badNumber(create: SyntaxCreators): Say {
  return (span, text) => {
    const meant = /^0\d+$/.test(text) ? text.replace(/^0+(?=\d)/, "") : `'${text}'`;
    const fixes = text.length <= longest ? [replacement(span, meant)] : [];
    return create["bad-number"](span, { number: quote(text) }, { fixes });
  };
}

function spanOfToken(token: number, { tokens, source }: TokenRepairer): Span {
  return createSpan(source, tokens.start(token), Math.min(tokens.end(token), tokens.start(token) + longest));
}

/** The maximum length of a quoted mistake: an unclosed string extends to the end of the file. */
const longest = 80;
