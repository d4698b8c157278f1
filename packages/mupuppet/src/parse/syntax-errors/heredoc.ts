import { createSpan, replacement, spanText, type Fix, type Diagnostic, type Span } from "@cairn/diagnostics";
import type { HeredocMistake, PuppetTokenHook } from "@cairn/puppet-core";
import type { TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";

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

/** Reports what is wrong with a heredoc. */
export function sayHeredoc(span: Span, _text: string, repairer: TokenRepairer): Diagnostic {
  const found = (repairer.tokens.hook as PuppetTokenHook).heredocs.get(span.start);
  if (found === "without-end") return heredocWithoutEnd(span, repairer);
  const reason = typeof found === "string" ? heredocReasons[found] : "the tag of this heredoc is not closed with `)`";
  return create["bad-heredoc"](span, { reason });
}

/** A missing end is reported at the text, not at the tag. */
function heredocWithoutEnd(tag: Span, { source }: TokenRepairer): Diagnostic {
  const text = source.text.indexOf("\n", tag.end) + 1;
  const labels = [{ span: tag, message: "the heredoc's tag" }];
  const span = createSpan(source, text, Math.min(text + 1, source.text.length));
  return create["bad-heredoc"](span, { reason: heredocReasons["without-end"] }, { labels, fixes: withEnd(tag) });
}

/** Ends the heredoc with the last line of the file. */
function withEnd(tag: Span): Fix[] {
  const name = /^@\(\s*"?([^\s":/)][^":/)\n]*)/.exec(spanText(tag))?.[1]?.trimEnd();
  if (name === undefined) return [];
  const { source } = tag;
  const end = createSpan(source, source.text.length, source.text.length);
  const newline = source.text.endsWith("\n") ? "" : "\n";
  return [replacement(end, `${newline}  | ${name}\n`, `end it with \`${name}\` at the end of the file`)];
}
