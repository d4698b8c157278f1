import { createSpan, replacement } from "@cairn/diagnostics";
import type { Binary, Call, Node, Reference, Statement } from "../ast/ast.js";
import type { Advice } from "../diagnostics/said.js";
import { textRunAt } from "../values/text-run.js";
import { isText, quoteText, type Value } from "../values/value.js";
import type { Place } from "../blocks/cell.js";
import type { Environment } from "../blocks/environment.js";

function advise({ source }: Place, start: number, end: number, text: string, instead: string): Advice {
  const span = createSpan(source, start, end);
  return { instead, fixes: [replacement(span, text)] };
}

/** `web-1` or `10.0.0.1`: tokenised as an operation, but probably meant as an unquoted string. */
export function adviseQuotes(place: Place): Advice | undefined {
  const { text } = place.source;
  const { start, end } = textRunAt(text, place.start);
  const run = text.slice(start, end);
  const looksLikeText = /[-./*+]/.test(run) && (/[A-Za-z_\u0080-\u{FFFFF}]/u.test(run) || /\..*\./.test(run));
  const stands = /[$'")\]}]/.test(text.charAt(start - 1)) || /[$'"([{]/.test(text.charAt(end));
  if (!looksLikeText || stands || end < place.end) return undefined;
  const quoted = quoteText(run);
  return advise(place, start, end, quoted, `write a string in quotes: \`${quoted}\``);
}

/** `'a' + $b` */
export function adviseJoining(
  { operator, operatorStart }: Binary,
  place: Place,
  ...operands: readonly Value[]
): Advice | undefined {
  const areStrings = operands.some((value) => isText(value) && !/^-?[0-9.]+$/.test(String(value)));
  if (operator !== "+" || !areStrings) return undefined;
  return advise(place, operatorStart, operatorStart + 1, "++", "write `++` instead of `+` to join strings");
}

/** `max(1, 2)` */
export function adviseList({ arguments: values, name }: Call, place: Place): Advice | undefined {
  const [first, last] = [values[0], values.at(-1)];
  if (!["max", "min", "sum"].includes(name) || !first || first === last) return undefined;
  const list = `[${place.source.text.slice(first.start, last!.end)}]`;
  return advise(place, first.start, last!.end, list, `write a list: \`${name}(${list})\``);
}

/** `$Port` in the block of `Web`, where `Web.Port` is meant: names are resolved at the top level of the file. */
export function advisePath({ name, start, end }: Reference, { file }: Environment): Advice | undefined {
  const path = pathOfSibling(name, start, file.program.statements);
  if (path === undefined) return undefined;
  const text = `$${path}`;
  const place = { source: file.source, start, end };
  return advise(place, start, end, text, `names are resolved at the top level of the file: write \`${text}\``);
}

/** The path of the innermost block around an offset that defines the name. */
function pathOfSibling(name: string, at: number, statements: readonly Statement[]): string | undefined {
  const around: string[] = [];
  let found: string | undefined;
  for (let level: readonly Statement[] | undefined = statements; level;) {
    const own = around.length > 0 && level.some((each) => each.kind === "definition" && each.name === name);
    if (own) found = [...around, name].join(".");
    const inside: Statement | undefined = level.find((each) => each.start <= at && at < each.end);
    if (inside?.kind !== "definition") return found;
    around.push(inside.name, ...(inside.inner ?? []));
    const value: Node | undefined = [inside, ...(inside.mutations ?? [])]
      .map((mutation) => mutation.value)
      .find((each) => each.start <= at && at < each.end);
    level = value?.kind === "block" ? value.statements : undefined;
  }
  return found;
}
