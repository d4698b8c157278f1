import type { Suggestion, Suggestions } from "@cairn/language-server";
import { standardFunctions } from "../functions/standard.js";

/** What may be written after an operand, with what it does. */
const binary: Readonly<Record<string, string>> = {
  "++": "joins texts, lists or blocks",
  "+": "adds",
  "-": "subtracts",
  "*": "multiplies",
  "/": "divides",
  "==": "is equal",
  "!=": "isn't equal",
  "<": "is less",
  "<=": "is at most",
  ">": "is greater",
  ">=": "is at least",
  "&&": "both",
  "||": "one of both",
};
/** What may be written between a name and its value. */
const definers: Readonly<Record<string, string>> = { "=>": "is", "~>": "is merged into what has less priority" };

const mutations = standardFunctions.filter(({ mutate, mutateUnevaluated }) => mutate ?? mutateUnevaluated);

/** The operators that fit at the end of a text; undefined if a name or a value is expected there. */
export function completeOperator(before: string, offset: number): Suggestions | undefined {
  const line = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("{")) + 1);
  const mutation = /^\s*(?:private\s+)?[\w.\u0080-\uffff]+\s+~\((\w*)$/.exec(line)?.[1];
  if (mutation !== undefined) return { start: offset - mutation.length, items: mutations.map(mutationItem) };
  const [, ahead, typed] = /^(.*?)([=~<>!&|+*/-]*)$/.exec(line)!;
  const start = offset - typed!.length;
  if (/^\s*(?:private\s+)?[\w.\u0080-\uffff]+\s+$/.test(ahead!)) return { start, items: definerItems() };
  const hasOperand = /(?:=>|~>|\)>|\breturn)\s*\S.*\s$/.test(ahead!) && /[\w)\]}'?\u0080-\uffff]\s+$/.test(ahead!);
  const isAfterWord = /(?:^|[^\w$.])(?:if|then|else|import)\s+$/.test(ahead!);
  return hasOperand && !isAfterWord ? { start, items: operatorItems() } : undefined;
}

function mutationItem({ name }: (typeof standardFunctions)[number]): Suggestion {
  return { label: name, kind: "function", text: `${name})>` };
}

function definerItems(): Suggestion[] {
  const fixed = Object.entries(definers).map(([label, detail]): Suggestion => ({ label, kind: "operator", detail }));
  const detail = "combines it with what has less priority";
  return [...fixed, ...mutations.map(({ name }): Suggestion => ({ label: `~(${name})>`, kind: "operator", detail }))];
}

function operatorItems(): Suggestion[] {
  const operators = Object.entries(binary).map(([label, detail]): Suggestion => ({ label, kind: "operator", detail }));
  return [...operators, ...["then", "else"].map((label): Suggestion => ({ label, kind: "keyword" }))];
}
