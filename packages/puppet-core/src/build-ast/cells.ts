import type { Tokens } from "@cairn/syntax";
import type { Expression, HashEntry } from "../ast/index.js";
import { TokenType as T } from "../generated/token-types.js";
import type { NodeContext } from "./contexts.js";
import { leaf } from "./leaves.js";
import type { Problem } from "./problem.js";

/** The contents of brackets, separated by commas and `=>`: expressions, and keys that are single words. */
export class Cells {
  private readonly tokens: Tokens;
  private readonly problems: Problem[];

  constructor(tokens: Tokens, problems: Problem[]) {
    this.tokens = tokens;
    this.problems = problems;
  }

  /** The entries of a hash or a selector, from `token` to before `last`. */
  entries(cells: readonly NodeContext<Expression>[], token: number, last: number): HashEntry[] {
    const entries: HashEntry[] = [];
    for (const item of this.read(cells, token, last)) if ("key" in item) entries.push(item);
    return entries;
  }

  /** Items from `token` to before `last`; adjacent pairs make one hash. */
  items(cells: readonly NodeContext<Expression>[], token: number, last: number): Expression[] {
    const items: Expression[] = [];
    let entries: HashEntry[] | undefined;
    for (const item of this.read(cells, token, last)) {
      if (!("key" in item)) {
        items.push(item);
        entries = undefined;
      } else if (entries === undefined) items.push(bareHash((entries = [item])));
      else {
        entries.push(item);
        items[items.length - 1] = bareHash(entries);
      }
    }
    return items;
  }

  private read(cells: readonly NodeContext<Expression>[], token: number, last: number): (Expression | HashEntry)[] {
    const { types, starts } = this.tokens;
    const read: (Expression | HashEntry)[] = [];
    for (let cell = 0; token < last;) {
      if (types[token] === T.COMMA) {
        this.checkComma(token++);
        continue;
      }
      const isKey = cells[cell]?.first !== token;
      const key = isKey ? leaf(this.tokens, token) : cells[cell]!.node;
      token = isKey ? token + 1 : cells[cell++]!.last + 1;
      if (types[token] === T.ARROW) {
        const value = cells[cell]!;
        read.push({ key, value: value.node, arrow: starts[token]! });
        token = cells[cell++]!.last + 1;
      } else read.push(key);
    }
    return read;
  }

  /** One comma may follow the last item, but never two in a row. */
  private checkComma(token: number): void {
    const { types, starts, ends } = this.tokens;
    if (types[token + 1] !== T.COMMA) return;
    this.problems.push({ kind: "unexpected", start: starts[token + 1]!, end: ends[token + 1]!, subject: "," });
  }
}

function bareHash(entries: readonly HashEntry[]): Expression {
  const { start } = entries[0]!.key;
  return { kind: "hash", entries, bare: true, start, end: entries[entries.length - 1]!.value.end };
}
