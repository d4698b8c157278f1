import { createSpan, type Fix, type Span } from "@cairn/diagnostics";
import { END_OF_FILE, quote, type Mender } from "@cairn/syntax";
import { catalogue } from "../diagnostics/index.js";
import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";

const beforeStatement = new Set<number>([END_OF_FILE, T.SEMICOLON, T.OPEN_BRACE, T.CLOSE_BRACE]);

/** A `;` where nothing is to be ended: doubled, after a component, at the beginning. */
export function mendSemicolon(token: number, mender: Mender): void {
  const before = mender.kept(1);
  const extended = before === T.NAME && isPrototype(mender);
  if (!beforeStatement.has(before) && !extended) return mender.keep(token);
  const { tokens, source } = mender;
  let last = token;
  while (tokens.type(last + 1) === T.SEMICOLON) last++;
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  const details = { fixes: [removal(token, last, mender)], ...helpFor(before, extended) };
  mender.report(catalogue.create["stray-semicolon"](span, {}, details));
  mender.continueAt(last + 1);
}

function removal(first: number, last: number, mender: Mender): Fix {
  const edits = [];
  for (let token = first; token <= last; token++) {
    const span = createSpan(mender.source, mender.tokens.start(token), mender.tokens.end(token));
    edits.push({ span, text: "" });
  }
  return { label: "remove `;`", edits };
}

function helpFor(before: number, extended: boolean): { help?: string } {
  if (before === T.SEMICOLON) return { help: "remove it: one `;` ends a value" };
  if (extended || before === T.CLOSE_BRACE) return { help: "remove it: no `;` stands after `extends`" };
  return {};
}

/** Whether the name that was kept last ends a reference in a list of prototypes. */
function isPrototype(mender: Mender): boolean {
  const length = referenceLength(mender);
  if (mender.kept(length + 1) === T.EXTENDS) return true;
  const beforeComma = mender.kept(length + 2);
  return mender.kept(length + 1) === T.COMMA && (beforeComma === T.NAME || beforeComma === T.CLOSE_BRACE);
}

/** How many tokens the reference takes that was kept last. */
function referenceLength(mender: Mender): number {
  let length = 1;
  while (mender.kept(length + 1) === T.COLON && mender.kept(length + 2) === T.NAME) length += 2;
  return length;
}

/** A `{` to which the comma is missing (`extends P {…}`), or the `extends` (`a {…}`). */
export function mendBrace(token: number, mender: Mender): void {
  const before = mender.kept(1);
  const start = mender.tokens.start(token);
  if (before === T.CLOSE_BRACE || (before === T.NAME && isPrototype(mender))) {
    mender.report(missingComma(insertion(mender, ","), mender, "prototype", "prototypes"));
    mender.put(T.COMMA, mender.keptEnd());
  } else if (before === T.NAME && beforeStatement.has(mender.kept(referenceLength(mender) + 1))) {
    const span = createSpan(mender.source, start, mender.tokens.end(token));
    const at = createSpan(mender.source, start, start);
    const fixes = [{ label: "insert `extends`", edits: [{ span: at, text: "extends " }] }];
    mender.report(catalogue.create["missing-extends"](span, {}, { fixes }));
    mender.put(T.EXTENDS, start);
  }
  mender.keep(token);
}

function insertion(mender: Mender, text: string): { span: Span; text: string } {
  return { span: createSpan(mender.source, mender.keptEnd(), mender.keptEnd()), text };
}

function missingComma(edit: { span: Span; text: string }, mender: Mender, item: string, items: string) {
  const after = ` after ${quote(mender.keptText())}`;
  const fixes = [{ label: "insert `,`", edits: [edit] }];
  return catalogue.create["missing-comma"](edit.span, { after, item, items }, { fixes });
}

/** A bracket that closes nothing, or a comma before the `]` that ends a vector. */
export function mendClosing(token: number, mender: Mender): void {
  if (mender.brackets.isUnmatched(token)) return reportUnmatched(token, mender);
  if (mender.tokens.type(token) === T.CLOSE_BRACKET && mender.kept(1) === T.COMMA) {
    const span = createSpan(mender.source, mender.keptEnd() - 1, mender.keptEnd());
    const fixes = [{ label: "remove `,`", edits: [{ span, text: "" }] }];
    mender.report(catalogue.create["trailing-comma"](span, { item: "a value" }, { fixes }));
    mender.dropKept();
  }
  mender.keep(token);
}

function reportUnmatched(token: number, mender: Mender): void {
  const { tokens, source } = mender;
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  const fixes = [{ label: "remove it", edits: [{ span, text: "" }] }];
  const opening = tokens.type(token) === T.CLOSE_BRACE ? "{" : "[";
  mender.report(catalogue.create["unmatched-bracket"](span, { bracket: tokens.textOf(token), opening }, { fixes }));
}
