import { createSpan, type Diagnostic, type Span } from "@cairn/diagnostics";
import { TokenType as T, type HeredocMistake, type PuppetTokenHook } from "@cairn/puppet-expressions";
import { INVALID, quote, type Mend, type Mender } from "@cairn/syntax";
import { mendString } from "./strings.js";
import { catalogue } from "../diagnostics/index.js";

const { create } = catalogue;

const heredocReasons: Readonly<Record<HeredocMistake, string>> = {
  "invalid-tag": "this is not the tag of a heredoc",
  "empty-tag": "the tag of this heredoc is empty",
  "repeated-escape": "the tag of this heredoc names an escape twice",
  "unknown-escape":
    "the tag of this heredoc names an escape that there is not: they are `t`, `r`, `n`, `s`, `u`, `L` and `$`",
  "without-text": "no line follows with the text of this heredoc",
  "without-end": "no line ends this heredoc with its tag",
};

/** What is wrong in itself, by type: what is said, and as what the parser reads on. */
const mistakes: Readonly<
  Record<number, readonly [say: (span: Span, text: string, mender: Mender) => Diagnostic, as: number]>
> = {
  [T.UNCLOSED_STRING]: [(span) => create["unclosed-string"](span, { quote: "`'`", escape: "`\\'`" }), T.STRING],
  [T.UNCLOSED_HEREDOC]: [heredoc, T.STRING],
  [T.BAD_NUMBER]: [(span, text) => create["bad-number"](span, { number: quote(text) }), T.NUMBER],
  [T.BAD_REFERENCE]: [(span, text) => create["bad-name"](span, { name: quote(text) }), T.REFERENCE],
  [T.BAD_NAME]: [(span, text) => create["bad-name"](span, { name: quote(text) }), T.NAME],
  [T.BAD_VARIABLE]: [(span) => create["bad-variable"](span, {}), T.VARIABLE],
};

/** What can be said of a token alone is said here; the parser then reads on as if it were right. */
export const mend: Mend = (token, mender) => {
  const type = mender.tokens.type(token);
  if (type === T.STRING_OPEN) return mendString(token, mender);
  const mistake = mistakes[type];
  if (mistake !== undefined) {
    mender.report(mistake[0](placeOf(token, mender), mender.tokens.textOf(token), mender));
    mender.keep(token, mistake[1]);
    mender.doubt();
  } else if (type === T.UNCLOSED_COMMENT) {
    mender.report(create["unclosed-comment"](placeOf(token, mender), {}));
    mender.cutShort = true;
  } else if (type === T.UNKNOWN || type === INVALID) {
    mender.report(
      create["unexpected-character"](placeOf(token, mender), { characters: quote(mender.tokens.textOf(token)) }),
    );
  } else mender.keep(token);
};

function placeOf(token: number, { tokens, source }: Mender): Span {
  return createSpan(source, tokens.start(token), Math.min(tokens.end(token), tokens.start(token) + longest));
}

/** So much of a mistake is shown at most: an unclosed string goes on to the end of the file. */
const longest = 80;

function heredoc(span: Span, _text: string, mender: Mender): Diagnostic {
  const found = (mender.tokens.hook as PuppetTokenHook).heredocs.get(span.start);
  if (found === "without-end") return heredocWithoutEnd(span, mender);
  const reason = typeof found === "string" ? heredocReasons[found] : "the tag of this heredoc is not closed with `)`";
  return create["bad-heredoc"](span, { reason });
}

/** What misses its end is the text, so that is where it is said. */
function heredocWithoutEnd(tag: Span, { source }: Mender): Diagnostic {
  const text = source.text.indexOf("\n", tag.end) + 1;
  const labels = [{ span: tag, message: "the heredoc's tag" }];
  const span = createSpan(source, text, Math.min(text + 1, source.text.length));
  return create["bad-heredoc"](span, { reason: heredocReasons["without-end"] }, { labels });
}
