import { createSpan, didYouMean, type Edit, type Fix } from "@cairn/diagnostics";
import { quote, type Mender } from "@cairn/syntax";
import { catalogue } from "../diagnostics/index.js";
import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";
import { beforeStatement, isPrototype, referenceLength } from "./context.js";
import { removal } from "./removal.js";

/** A `;` that ends nothing: repeated, after a component, or at the beginning. */
export function mendSemicolon(token: number, mender: Mender): void {
  const before = mender.kept(1);
  const extended = before === T.NAME && isPrototype(mender);
  if (!beforeStatement.has(before) && !extended) return mender.keep(token);
  const { tokens, source } = mender;
  let last = token;
  while (tokens.type(last + 1) === T.SEMICOLON) last++;
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  const details = { fixes: [removalOf(token, last, mender)], ...helpFor(before, extended) };
  mender.report(catalogue.create["stray-semicolon"](span, {}, details));
  mender.continueAt(last + 1);
}

function removalOf(first: number, last: number, mender: Mender): Fix {
  const edits = [];
  for (let token = first; token <= last; token++)
    edits.push(removal(mender.source, mender.tokens.start(token), mender.tokens.end(token)));
  return { label: "remove `;`", edits };
}

function helpFor(before: number, extended: boolean): { help?: string } {
  if (before === T.SEMICOLON) return { help: "remove it: one `;` ends a value" };
  if (extended || before === T.CLOSE_BRACE) return { help: "remove it: `extends` does not end with `;`" };
  return {};
}

/** A `{` without the comma before it (`extends P {…}`), or without `extends` (`a {…}`, `a exends {…}`). */
export function mendBrace(token: number, mender: Mender): void {
  const before = mender.kept(1);
  if (token === 0 && isAroundAll(mender)) return reportAroundAll(mender);
  if (before === T.CLOSE_BRACE || (before === T.NAME && isPrototype(mender))) {
    if (!mender.isDoubtfulHere())
      mender.report(missingComma(insertion(mender, ","), mender, "prototype", "prototypes"));
    mender.put(T.COMMA, mender.keptEnd());
  } else if (before === T.NAME && beforeStatement.has(mender.kept(referenceLength(mender) + 1))) {
    reportMissingExtends(token, mender, insertion(mender, " extends"));
    mender.put(T.EXTENDS, mender.keptEnd());
  } else if (before === T.NAME && mender.kept(2) === T.NAME && didYouMean(mender.keptText(), ["extends"]).length > 0) {
    const written = mender.keptText();
    const span = createSpan(mender.source, mender.keptEnd() - written.length, mender.keptEnd());
    reportMissingExtends(token, mender, { span, text: "extends" }, `write \`extends\` instead of \`${written}\``);
    mender.dropKept();
    mender.put(T.EXTENDS, span.start, span.end);
  }
  mender.keep(token);
}

function reportMissingExtends(token: number, mender: Mender, edit: Edit, help?: string): void {
  if (mender.isDoubtfulHere()) return;
  const span = createSpan(mender.source, mender.tokens.start(token), mender.tokens.end(token));
  const fixes = [{ label: "write `extends`", edits: [edit] }];
  mender.report(catalogue.create["missing-extends"](span, {}, help === undefined ? { fixes } : { fixes, help }));
}

function insertion(mender: Mender, text: string): Edit {
  return { span: createSpan(mender.source, mender.keptEnd(), mender.keptEnd()), text };
}

function missingComma(edit: Edit, mender: Mender, item: string, items: string) {
  const after = ` after ${quote(mender.keptText())}`;
  const fixes = [{ label: "insert `,`", edits: [edit] }];
  return catalogue.create["missing-comma"](edit.span, { after, item, items }, { fixes });
}

/** `{ … }` around the whole file, as in JSON. */
function isAroundAll({ brackets, tokens }: Mender): boolean {
  return tokens.type(0) === T.OPEN_BRACE && tokens.count > 1 && brackets.partners[0] === tokens.count - 1;
}

function reportAroundAll(mender: Mender): void {
  const { source, tokens } = mender;
  const [opening, closing] = [0, tokens.count - 1].map((at) => createSpan(source, tokens.start(at), tokens.end(at)));
  const edits = [opening!, closing!].map((span) => removal(source, span.start, span.end));
  const words = { expected: "an attribute or the end of the file", after: "", found: "`{`" };
  const help = "a file is a list of attributes, without `{ … }` around them";
  mender.report(catalogue.create.syntax(opening!, words, { help, fixes: [{ label: "remove `{` and `}`", edits }] }));
}

/** A bracket that closes nothing, or a comma before the `]` that ends a vector. */
export function mendClosing(token: number, mender: Mender): void {
  if (mender.brackets.isUnmatched(token)) return reportUnmatched(token, mender);
  if (token === mender.tokens.count - 1 && isAroundAll(mender)) return;
  if (mender.tokens.type(token) === T.CLOSE_BRACKET && mender.kept(1) === T.COMMA) {
    const span = createSpan(mender.source, mender.keptEnd() - 1, mender.keptEnd());
    const fixes = [{ label: "remove `,`", edits: [removal(mender.source, span.start, span.end)] }];
    mender.report(catalogue.create["trailing-comma"](span, { item: "a value" }, { fixes }));
    mender.dropKept();
  }
  mender.keep(token);
}

function reportUnmatched(token: number, mender: Mender): void {
  const { tokens, source } = mender;
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  const fixes = [{ label: "remove it", edits: [removal(source, span.start, span.end)] }];
  const opening = tokens.type(token) === T.CLOSE_BRACE ? "{" : "[";
  mender.reportUnlessDoubtful(
    catalogue.create["unmatched-bracket"](span, { bracket: tokens.textOf(token), opening }, { fixes }),
  );
}
