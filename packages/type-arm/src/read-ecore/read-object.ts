import type { Block, Branch, Expression, UndefLiteral } from "@cairn/puppet-core";
import type { Item } from "../emit/ecore/separate/shown.js";
import type { Node } from "../ast/children.js";
import { attributeOf, type XmlElement } from "../xml/index.js";
import type { Findings } from "./findings.js";

/** The branches of an `if`, in reverse: each `if` adds its own to those of its `else`. */
export interface Chain {
  readonly kind: "chain";
  readonly reversed: Branch[];
  readonly otherwise: Block | undefined;
  readonly start: number;
  readonly end: number;
}

/** The result of reading an object of the logic model. */
export type Built = Item | Chain;

/** An object of the logic model whose parts have been read. */
export class ReadObject {
  readonly className: string;
  readonly start: number;
  readonly end: number;
  private readonly element: XmlElement;
  private readonly built: ReadonlyMap<XmlElement, Built>;
  private readonly findings: Findings;

  constructor(element: XmlElement, className: string, built: ReadonlyMap<XmlElement, Built>, findings: Findings) {
    this.element = element;
    this.className = className;
    this.built = built;
    this.findings = findings;
    this.start = Number(attributeOf(element, "offset") ?? 0);
    this.end = this.start + Number(attributeOf(element, "length") ?? 0);
  }

  /** The value of an attribute; a missing one is an error unless `usual` is its default. */
  value(name: string, usual?: string): string {
    const value = attributeOf(this.element, name) ?? usual;
    if (value === undefined) this.problem(`\`${this.className}\` without \`${name}\``);
    return value ?? "";
  }

  /** The results for the parts of one feature. */
  items(feature: string): Built[] {
    return this.element.children.filter(({ local }) => local === feature).map((child) => this.built.get(child)!);
  }

  nodes(feature: string): Expression[] {
    return this.items(feature).map((item) => this.asNode(item) as Expression);
  }

  optional(feature: string): Expression | undefined {
    return this.nodes(feature)[0];
  }

  one(feature: string): Expression {
    const node = this.optional(feature);
    if (!node) this.problem(`\`${this.className}\` without \`${feature}\``);
    return node ?? this.nothing;
  }

  /** The block of one feature. */
  block(feature: string): Block {
    return this.asBlock(this.one(feature));
  }

  asBlock(node: Node): Block {
    if (node.kind === "block") return node;
    this.problem(`\`${this.className}\` wants a \`BlockExpression\` here`);
    return { kind: "block", statements: [], start: this.start, end: this.end };
  }

  /** A result as a node of the tree. */
  asNode(item: Built): Node {
    if (item.kind === "chain") {
      const { end, otherwise, reversed, start } = item;
      return { kind: "if", branches: reversed.toReversed(), ...(otherwise && { otherwise }), start, end };
    }
    const isNode = item.kind !== "keyed-entry" && item.kind !== "selector-entry" && item.kind !== "text";
    if (isNode && item.kind !== "branches" && item.kind !== "named-access") return item;
    this.problem(`a \`${item.kind}\` can't stand here`);
    return this.nothing;
  }

  /** Replaces what couldn't be understood. */
  get nothing(): UndefLiteral {
    return { kind: "undef", start: this.start, end: this.end };
  }

  problem(why: string): void {
    this.findings.malformed(why, this.element.span);
  }
}
