import { createSpan, type Edit, type Fix } from "@cairn/diagnostics";
import { quote, type TokenRepairer } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { SmartFrogParser as T } from "../../generated/SmartFrogParser.js";
import { holdsLineEnd, mayBeginStatement, mustBeginValue } from "./context.js";
import { beginsStatement, beginsValue, endOfValue, isAssigningColon, isSign } from "./lookahead.js";

/** `"name": value` or `"name" value`: names are written without quotes. */
export function repairQuotedName(token: number, repairer: TokenRepairer): boolean {
  const { tokens, source } = repairer;
  const sign = isSign(token + 1, tokens) || tokens.type(token + 1) === T.COLON;
  const value = sign ? token + 2 : token + 1;
  if (!mayBeginStatement(repairer) || !beginsValue(value, tokens, T.OPEN_BRACE)) return false;
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  const written = tokens.textOf(token);
  const name = written.slice(1, -1);
  const isName = /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
  const edits: Edit[] = [{ span, text: name }, ...(sign ? signEdits(token + 1, value, repairer) : [])];
  const fixes: Fix[] = isName ? [{ label: `write \`${name}\` as a name`, edits }] : [];
  const help = isName ? {} : { help: "choose a name of letters, digits and `_`, and write `name value;`" };
  repairer.report(catalogue.create["quoted-name"](span, { name: quote(written) }, { fixes, ...help }));
  repairer.keep(token, T.NAME);
  if (sign) goOnWith(value, repairer);
  return true;
}

/** `name: value`, as other languages write it. */
export function repairColon(token: number, repairer: TokenRepairer): boolean {
  const { tokens, source } = repairer;
  if (!mustBeginValue(repairer)) return false;
  const last = tokens.textOf(token + 1) === "=" ? token + 1 : token;
  const value = last + 1;
  const isValue = tokens.type(value) === T.NAME ? isLink(token, repairer) : beginsValue(value, tokens, T.OPEN_BRACE);
  if (!isValue || holdsLineEnd(source.text, tokens.end(last), tokens.start(value))) return false;
  const span = createSpan(source, tokens.start(token), tokens.end(last));
  const fixes = [{ label: labelFor(value, repairer), edits: signEdits(token, value, repairer) }];
  const form = isComponent(value, repairer) ? "a component is written `name extends { … }`" : undefined;
  const help = form === undefined ? {} : { help: `remove it: ${form}` };
  const sign = source.text.slice(span.start, span.end);
  repairer.report(catalogue.create["stray-colon"](span, { sign }, { fixes, ...help }));
  goOnWith(value, repairer);
  return true;
}

/** `name = value` and `name => value`, as other languages write it. */
export function repairEquals(token: number, repairer: TokenRepairer): boolean {
  const { tokens, source } = repairer;
  const isArrow = tokens.textOf(token + 1) === ">" && tokens.start(token + 1) === tokens.end(token);
  const last = isArrow ? token + 1 : token;
  const value = last + 1;
  if (!isSign(token, tokens) || !mustBeginValue(repairer) || !beginsValue(value, tokens, T.OPEN_BRACE)) return false;
  const span = createSpan(source, tokens.start(token), tokens.end(last));
  const sign = isArrow ? "=>" : "=";
  const form = isComponent(value, repairer) ? "name extends { … }" : "name value;";
  const fixes = [{ label: labelFor(value, repairer), edits: signEdits(token, value, repairer) }];
  const details = { help: `write \`${form}\`, without \`${sign}\``, fixes };
  repairer.report(catalogue.create["unexpected-character"](span, { characters: quote(sign) }, details));
  goOnWith(value, repairer);
  return true;
}

/** Whether what follows `name: ` can only be a link. */
function isLink(colon: number, { tokens, source }: TokenRepairer): boolean {
  if (!isAssigningColon(colon, tokens) || tokens.type(colon - 2) === T.COLON) return false;
  const end = endOfValue(colon + 1, tokens) + 1;
  const isNextLine = holdsLineEnd(source.text, tokens.end(end - 1), tokens.start(end));
  return (
    tokens.type(end) === T.SEMICOLON || isNextLine || (tokens.type(end) === T.COMMA && beginsStatement(end + 1, tokens))
  );
}

function isComponent(value: number, { tokens }: TokenRepairer): boolean {
  return tokens.type(value) === T.OPEN_BRACE || tokens.type(value) === T.EXTENDS;
}

function labelFor(value: number, repairer: TokenRepairer): string {
  return `write \`${isComponent(value, repairer) ? "name extends { … }" : "name value;"}\``;
}

/** Removes the sign between name and value, and replaces the comma after the value by a `;`. */
function signEdits(sign: number, value: number, { brackets, source, tokens }: TokenRepairer): Edit[] {
  const word = tokens.type(value) === T.OPEN_BRACE ? "extends " : "";
  const blank = tokens.end(sign - 1) < tokens.start(sign) ? "" : " ";
  const edits = [{ span: createSpan(source, tokens.start(sign), tokens.start(value)), text: blank + word }];
  const comma = endOfValue(value, tokens, brackets.partners) + 1;
  if (tokens.type(comma) !== T.COMMA || !beginsStatement(comma + 1, tokens)) return edits;
  const text = tokens.type(comma - 1) === T.CLOSE_BRACE ? "" : ";";
  return [...edits, { span: createSpan(source, tokens.start(comma), tokens.end(comma)), text }];
}

function goOnWith(value: number, repairer: TokenRepairer): void {
  if (repairer.tokens.type(value) === T.OPEN_BRACE) repairer.put(T.EXTENDS, repairer.keptEnd());
  repairer.continueAt(value);
}
