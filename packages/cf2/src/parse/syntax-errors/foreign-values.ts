import { createSpan, replacement, type Fix } from "@cairn/diagnostics";
import type { Repair, TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { Cf2Parser as T } from "../../generated/Cf2Parser.js";
import { quoteText } from "../../values/value.js";
import { beforeStatement, beforeValue } from "./foreign.js";

/** Whole constructs of other languages in place of a value or a definition: what is in them isn't parsed. */

interface Span {
  readonly start: number;
  readonly end: number;
}

function say(repairer: TokenRepairer, { end, start }: Span, problem: string, instead: string, fixes: Fix[] = []): void {
  repairer.report(catalogue.create.syntax(createSpan(repairer.source, start, end), { problem, instead }, { fixes }));
}

/** The longest part of a source that is searched for the end of such a construct. */
const mostCharacters = 10_000;

/** `<<EOF`: a here-document. */
export const repairLess: Repair = (token, repairer) => {
  const { source, tokens } = repairer;
  const start = tokens.start(token);
  const text = source.text.slice(start, start + mostCharacters);
  const [head, word] = /^<<[-~]?['"]?(\w+)['"]?[ \t]*(?=\r?\n)/.exec(text) ?? [];
  if (head === undefined || !beforeValue.has(repairer.kept(1))) return repairer.keep(token);
  const body = new RegExp(`^\\r?\\n([^]*?)^[ \\t]*${word}[ \\t]*$`, "m").exec(text.slice(head.length));
  const end = body ? start + head.length + body[0].length : start + head.length;
  const lines = body?.[1]!.replaceAll("\r\n", "\n");
  const fixes =
    lines === undefined ? [] : [replacement(createSpan(source, start, end), quoteText(lines), "write a string")];
  const span = { start, end: start + head.length };
  say(
    repairer,
    span,
    `\`${head.trim()}\` begins no string: CF2 has no here-documents`,
    "write one string in single quotes, with `\\n` for each line break",
    fixes,
  );
  repairer.put(T.STRING, start, end);
  repairer.continueAtOffset(token, end);
};

/** `[web mail]`: a section of an INI file; returns whether it applied. */
export function repairSection(token: number, repairer: TokenRepairer): boolean {
  const { brackets, source, tokens } = repairer;
  const close = brackets.partners[token]!;
  const around = repairer.around(token);
  const isInBlock = around < 0 || tokens.type(around) === T.OPEN_BRACE;
  if (!isInBlock || !beforeStatement.has(repairer.kept(1)) || close < token) return false;
  const span = { start: tokens.start(token), end: tokens.end(close) };
  const text = source.text.slice(span.start, Math.min(span.end, span.start + 60));
  const [, name = "Name"] = /^\[\s*"?([A-Za-z_]\w*)"?\s*\]$/.exec(text) ?? [];
  const shown = text.includes("\n") || span.end - span.start > 60 ? "`[…]`" : `\`${text}\``;
  say(repairer, span, `${shown} begins no section`, `put the definitions into a block: \`${name} => { … }\``);
  repairer.doubt();
  repairer.continueAt(close + 1);
  return true;
}

/** `a ? b : c` */
export const repairQuestion: Repair = (token, repairer) => {
  const { source, tokens } = repairer;
  const start = tokens.start(token);
  const line = /^[^\r\n]{0,500}/.exec(source.text.slice(start, start + 500))![0];
  const isConditional = /^\?[^:]+[^:\s]\s*:/.test(line) && !beforeValue.has(repairer.kept(1));
  if (!isConditional) return repairer.keep(token);
  const instead = "write `if (condition) then … else …`";
  say(repairer, { start, end: start + 1 }, "`? :` chooses nothing here: `?` is the undefined value", instead);
  repairer.continueAtOffset(token, start + line.length);
};
