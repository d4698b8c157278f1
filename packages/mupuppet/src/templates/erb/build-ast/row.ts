import type { Tokens } from "@cairn/syntax";
import type { Node } from "@cairn/ruby-subset";
import type { ConstructContext, ExpressionContext, SuffixContext } from "../generated/ErbParser.js";
import { ErbParser as T } from "../generated/ErbParser.js";
import { combineBinary, combinePrefix, commandCall } from "./combine.js";
import { joinSuffix } from "./join-suffix.js";
import { leaf } from "./leaves.js";
import { fromTheRight, precedences, prefixes } from "./operators.js";
import type { Problem } from "./problem.js";

/** An operator whose right side is still being read. */
export interface Pending {
  readonly precedence: number;
  readonly token: number;
  /** What stands before it; nothing for a prefix. */
  readonly left: Node | undefined;
  /** Of `test ? then : …` what is known by now. */
  readonly then?: Node;
}

/** Turns a flat row of operands and operators into a tree by their precedence, without recursion. */
export class Row {
  private readonly tokens: Tokens;
  private readonly problems: Problem[];
  private pending: Pending[] = [];
  private top!: Node;
  private token = 0;

  constructor(tokens: Tokens, problems: Problem[]) {
    this.tokens = tokens;
    this.problems = problems;
  }

  /** The node of a row. */
  run({ _constructs: constructs, _suffixes: suffixes, first, last }: ExpressionContext): Node {
    let [construct, suffix] = [0, 0];
    this.token = first;
    this.pending = [];
    for (;;) {
      this.readPrefixes();
      construct = this.readOperand(constructs, construct);
      while (suffixes[suffix]?.first === this.token) this.applySuffix(suffixes[suffix++]!);
      if (this.token > last) return this.finish();
      this.operator();
    }
  }

  private readPrefixes(): void {
    for (;;) {
      const type = this.tokens.types[this.token]!;
      const precedence = prefixes[type];
      if (precedence === undefined) return;
      if (type !== T.COMMAND || !this.hasReceiver()) {
        this.pending.push({ precedence, token: this.token, left: undefined });
      }
      this.token++;
    }
  }

  /** The name of a command behind a dot belongs to what was pushed for the dot. */
  private hasReceiver(): boolean {
    const before = this.tokens.types[this.token - 1];
    return before === T.COMMAND_DOT || before === T.COMMAND_SAFE_DOT;
  }

  private readOperand(constructs: readonly ConstructContext[], next: number): number {
    const construct = constructs[next];
    if (construct?.first === this.token) {
      this.top = construct.node;
      this.token = construct.last + 1;
      this.applyDefined(construct.first);
      return next + 1;
    }
    this.top = leaf(this.tokens, this.token++);
    this.foldMinus();
    return next;
  }

  /** `defined?(x)` is a call: what follows asks its result. */
  private applyDefined(first: number): void {
    const { pending, tokens } = this;
    const last = pending.at(-1);
    if (last?.token !== first - 1 || tokens.types[last.token] !== T.DEFINED) return;
    if (tokens.types[first] === T.OPEN_PAREN && tokens.end(last.token) === tokens.start(first)) {
      this.top = this.combine(pending.pop()!);
    }
  }

  /** `-2` is a number, but in `-2 ** 2`. */
  private foldMinus(): void {
    const { pending, top, tokens } = this;
    const sign = pending.at(-1);
    if (sign === undefined || sign.token !== this.token - 2 || tokens.types[sign.token] !== T.PREFIX_MINUS) return;
    if (top.kind !== "literal" || tokens.types[this.token] === T.POWER) return;
    if (typeof top.value !== "bigint" && typeof top.value !== "number") return;
    pending.pop();
    this.top = { kind: "literal", value: -top.value, start: tokens.start(sign.token), end: top.end };
  }

  private applySuffix({ node, last }: SuffixContext): void {
    this.token = last + 1;
    if (node.kind !== "block" || !node.isOfCommand) {
      const joined = joinSuffix(this.top, node);
      if (joined) this.top = joined;
      else this.unexpected(this.tokens.text.slice(node.end - 1, node.end), node.end - 1, node.end);
      return;
    }
    for (;;) {
      const pending = this.pending.pop();
      if (!pending) return this.unexpected("do", node.block.start, node.block.start + 2);
      if (this.isCommand(pending)) {
        this.top = commandCall(this.tokens, pending, this.top, node.block);
        return;
      }
      this.top = this.combine(pending);
    }
  }

  private isCommand({ token }: Pending): boolean {
    const type = this.tokens.types[token];
    return type === T.COMMAND || type === T.COMMAND_DOT || type === T.COMMAND_SAFE_DOT;
  }

  private operator(): void {
    const token = this.token++;
    const type = this.tokens.types[token]!;
    if (type === T.COMMAND_DOT || type === T.COMMAND_SAFE_DOT) {
      this.pending.push({ precedence: prefixes[T.COMMAND]!, token, left: this.top });
      return;
    }
    if (type === T.COLON) return this.colon(token);
    const precedence = precedences[type]!;
    const isAssignment = type === T.ASSIGN || type === T.OPERATE_ASSIGN;
    if (!isAssignment) this.reduce(fromTheRight.has(type) ? precedence + 0.05 : precedence);
    // Nothing reaches over the `?` of a ternary but its `:`.
    this.pending.push({ precedence: type === T.QUESTION ? -1 : precedence, token, left: this.top });
  }

  private colon(token: number): void {
    this.reduce(0);
    const question = this.pending.pop();
    if (!question) return this.unexpected(":", this.tokens.start(token), this.tokens.end(token));
    this.pending.push({ precedence: precedences[T.COLON]!, token, left: question.left, then: this.top });
  }

  private reduce(precedence: number): void {
    const { pending } = this;
    while (pending.length > 0 && pending[pending.length - 1]!.precedence >= precedence) {
      this.top = this.combine(pending.pop()!);
    }
  }

  private finish(): Node {
    this.reduce(0);
    const open = this.pending.at(-1);
    if (open) this.unexpected("?", this.tokens.start(open.token), this.tokens.end(open.token));
    return this.top;
  }

  private combine(pending: Pending): Node {
    if (this.isCommand(pending)) return commandCall(this.tokens, pending, this.top, undefined);
    return pending.left === undefined
      ? combinePrefix(this.tokens, pending.token, this.top)
      : combineBinary(this.tokens, pending, this.top, this.problems);
  }

  private unexpected(what: string, start: number, end: number): void {
    this.problems.push({ message: `\`${what}\` is unexpected here`, start, end });
  }
}
