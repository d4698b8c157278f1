import { createSpan, type Edit, type Fix } from "@cairn/diagnostics";
import { symbolsAround, type Analysis, type OutlineSymbol, type Stretch } from "@cairn/language-server";

/** A literal that can be the default of a parameter. */
interface Literal extends Stretch {
  readonly text: string;
  readonly type: string;
}

/** Names that no parameter may have. */
const taken = new Set(["name", "title", "facts", "trusted", "server_facts"]);

/** A parameter of the class or defined type around a literal, with the literal as its default. */
export function extract(analysis: Analysis, selected: Stretch): readonly Fix[] {
  const around = symbolsAround(analysis.symbols, selected.start);
  const owner = around.findLast(({ kind }) => kind === "class" || kind === "resourceType");
  const literal = owner && literalAt(analysis, selected);
  const list = owner && parametersOf(analysis, owner);
  if (!literal || (list && literal.start < list.end)) return [];
  const attribute = around.findLast(({ kind }) => kind === "attribute");
  const name = freeName(attribute?.name ?? "value", owner);
  const { source } = analysis;
  const use = { span: createSpan(source, literal.start, literal.end), text: `$${name}` };
  const parameter = `${literal.type} $${name} = ${literal.text}`;
  const label = `Make \`${literal.text.length > 30 ? "this" : literal.text}\` the parameter \`$${name}\` of \`${owner.name}\``;
  return [{ label, edits: [insertion(analysis, owner, list, parameter), use] }];
}

/** The literal that the selection is in: a string without interpolation, a number, a Boolean; no key and no title. */
function literalAt({ source: { text }, tokens }: Analysis, { end, start }: Stretch): Literal | undefined {
  const token = tokens.find((each) => each.start <= start && end <= each.end && start < each.end);
  if (!token || /^\s*(?:=>|:(?!:))/.test(text.slice(token.end, token.end + 200))) return undefined;
  const written = text.slice(token.start, token.end);
  const type = typeOf(written);
  return type === undefined ? undefined : { start: token.start, end: token.end, text: written, type };
}

function typeOf(written: string): string | undefined {
  if (/^(?:'[^']*'|"[^"$\\]*")$/.test(written)) return "String";
  if (/^(?:0[xX][0-9a-fA-F]+|\d+)$/.test(written)) return "Integer";
  if (/^\d+\.\d+(?:[eE]-?\d+)?$/.test(written)) return "Float";
  return /^(?:true|false)$/.test(written) ? "Boolean" : undefined;
}

/** The parentheses with the parameters. */
function parametersOf({ brackets, source }: Analysis, { nameEnd }: OutlineSymbol): Stretch | undefined {
  const first = brackets.filter(({ start }) => start >= nameEnd).sort((left, right) => left.start - right.start)[0];
  const isList = first?.open === "(" && source.text.slice(nameEnd, first.start).trim() === "";
  return isList ? first : undefined;
}

function insertion(
  { source }: Analysis,
  { nameEnd }: OutlineSymbol,
  list: Stretch | undefined,
  parameter: string,
): Edit {
  if (!list) return { span: createSpan(source, nameEnd, nameEnd), text: `(\n  ${parameter},\n)` };
  const inner = source.text.slice(list.start + 1, list.end - 1);
  const written = inner.trimEnd();
  const at = list.start + 1 + written.length;
  const comma = written === "" || written.endsWith(",") ? "" : ",";
  const [line] = /\n[ \t]*(?=\S[^\n]*$)/.exec(written) ?? [];
  const blank = written === "" ? "" : " ";
  const end = line === undefined ? "" : ",";
  return { span: createSpan(source, at, at), text: `${comma}${line ?? blank}${parameter}${end}` };
}

/** The wanted name, with a number if a parameter or variable of the owner has it. */
function freeName(wanted: string, owner: OutlineSymbol): string {
  const base = taken.has(wanted) ? `own_${wanted}` : wanted;
  const used = new Set(owner.children.map(({ name }) => name.replace(/^\$/, "")));
  let name = base;
  for (let number = 2; used.has(name); number++) name = `${base}${number}`;
  return name;
}
