import { createSpan, didYouMean, type Edit, type Fix, removal, removingEdit } from "@cairn/diagnostics";
import { quote, type TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { SmartFrogParser as T } from "../../generated/SmartFrogParser.js";
import { beforeStatement, isPrototype, referenceLength } from "./context.js";

/** A `;` that ends nothing: repeated, after a component, or at the beginning. */
export function repairSemicolon(token: number, repairer: TokenRepairer): void {
  const before = repairer.kept(1);
  const extended = before === T.NAME && isPrototype(repairer);
  if (!beforeStatement.has(before) && !extended) return repairer.keep(token);
  const { tokens, source } = repairer;
  let last = token;
  while (tokens.type(last + 1) === T.SEMICOLON) last++;
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  const details = { fixes: [removalOf(token, last, repairer)], ...helpFor(before, extended) };
  repairer.report(catalogue.create["stray-semicolon"](span, {}, details));
  repairer.continueAt(last + 1);
}

function removalOf(first: number, last: number, repairer: TokenRepairer): Fix {
  const edits = [];
  for (let token = first; token <= last; token++)
    edits.push(removingEdit(createSpan(repairer.source, repairer.tokens.start(token), repairer.tokens.end(token))));
  return { label: "remove `;`", edits };
}

function helpFor(before: number, extended: boolean): { help?: string } {
  if (before === T.SEMICOLON) return { help: "remove it: one `;` ends a value" };
  if (extended || before === T.CLOSE_BRACE) return { help: "remove it: `extends` does not end with `;`" };
  return {};
}

/** A `{` without the comma before it (`extends P {…}`), or without `extends` (`a {…}`, `a exends {…}`). */
export function repairBrace(token: number, repairer: TokenRepairer): void {
  const before = repairer.kept(1);
  if (token === 0 && isAroundAll(repairer)) return reportAroundAll(repairer);
  if (before === T.CLOSE_BRACE || (before === T.NAME && isPrototype(repairer))) {
    if (!repairer.isDoubtfulHere())
      repairer.report(missingComma(insertion(repairer, ","), repairer, "prototype", "prototypes"));
    repairer.put(T.COMMA, repairer.keptEnd());
  } else if (before === T.NAME && beforeStatement.has(repairer.kept(referenceLength(repairer) + 1))) {
    reportMissingExtends(token, repairer, insertion(repairer, " extends"));
    repairer.put(T.EXTENDS, repairer.keptEnd());
  } else if (
    before === T.NAME &&
    repairer.kept(2) === T.NAME &&
    didYouMean(repairer.keptText(), ["extends"]).length > 0
  ) {
    const written = repairer.keptText();
    const span = createSpan(repairer.source, repairer.keptEnd() - written.length, repairer.keptEnd());
    reportMissingExtends(token, repairer, { span, text: "extends" }, `write \`extends\` instead of \`${written}\``);
    repairer.dropKept();
    repairer.put(T.EXTENDS, span.start, span.end);
  }
  repairer.keep(token);
}

function reportMissingExtends(token: number, repairer: TokenRepairer, edit: Edit, help?: string): void {
  if (repairer.isDoubtfulHere()) return;
  const span = createSpan(repairer.source, repairer.tokens.start(token), repairer.tokens.end(token));
  const fixes = [{ label: "write `extends`", edits: [edit] }];
  repairer.report(catalogue.create["missing-extends"](span, {}, help === undefined ? { fixes } : { fixes, help }));
}

function insertion(repairer: TokenRepairer, text: string): Edit {
  return { span: createSpan(repairer.source, repairer.keptEnd(), repairer.keptEnd()), text };
}

function missingComma(edit: Edit, repairer: TokenRepairer, item: string, items: string) {
  const after = ` after ${quote(repairer.keptText())}`;
  const fixes = [{ label: "insert `,`", edits: [edit] }];
  return catalogue.create["missing-comma"](edit.span, { after, item, items }, { fixes });
}

/** `{ … }` around the whole file, as in JSON. */
function isAroundAll({ brackets, tokens }: TokenRepairer): boolean {
  return tokens.type(0) === T.OPEN_BRACE && tokens.count > 1 && brackets.partners[0] === tokens.count - 1;
}

function reportAroundAll(repairer: TokenRepairer): void {
  const { source, tokens } = repairer;
  const [opening, closing] = [0, tokens.count - 1].map((at) => createSpan(source, tokens.start(at), tokens.end(at)));
  const edits = [opening!, closing!].map((span) => removingEdit(span));
  const words = { expected: "an attribute or the end of the file", after: "", found: "`{`" };
  const help = "a file is a list of attributes, without `{ … }` around them";
  repairer.report(catalogue.create.syntax(opening!, words, { help, fixes: [{ label: "remove `{` and `}`", edits }] }));
}

/** A bracket that closes nothing, or a comma before the `]` that ends a vector. */
export function repairClosing(token: number, repairer: TokenRepairer): void {
  if (repairer.brackets.isUnmatched(token)) return reportUnmatched(token, repairer);
  if (token === repairer.tokens.count - 1 && isAroundAll(repairer)) return;
  if (repairer.tokens.type(token) === T.CLOSE_BRACKET && repairer.kept(1) === T.COMMA) {
    const span = createSpan(repairer.source, repairer.keptEnd() - 1, repairer.keptEnd());
    const fixes = [removal(span, "remove `,`")];
    repairer.report(catalogue.create["trailing-comma"](span, { item: "a value" }, { fixes }));
    repairer.dropKept();
  }
  repairer.keep(token);
}

function reportUnmatched(token: number, repairer: TokenRepairer): void {
  const { tokens, source } = repairer;
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  const fixes = [removal(span)];
  const opening = tokens.type(token) === T.CLOSE_BRACE ? "{" : "[";
  repairer.reportUnlessDoubtful(
    catalogue.create["unmatched-bracket"](span, { bracket: tokens.textOf(token), opening }, { fixes }),
  );
}
