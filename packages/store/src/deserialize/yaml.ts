import {
  Composer,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Parser,
  type Alias,
  type Document,
  type Pair,
  type Scalar,
} from "yaml";
import { Component } from "../component.js";
import { numberValue, type StoreValue } from "../value.js";
import type { Name, TreeBuilder } from "./builder.js";
import { tooDeepAt } from "./yaml-depth.js";

/** Reads `text` as one YAML document into `builder`. An alias shares what its anchor names, and copies nothing. */
export function readYaml(text: string, builder: TreeBuilder, maxDepth: number): void {
  const tokens = [...new Parser().parse(text)];
  const deep = tooDeepAt(tokens, maxDepth);
  if (deep !== undefined) {
    builder.error(`this is nested more than ${maxDepth} levels deep`, deep, deep + 1);
    return;
  }
  // Repeated names are found by the builder: the library's own search takes quadratic time.
  const composer = new Composer({ uniqueKeys: false, prettyErrors: false, logLevel: "silent" });
  const [document, second] = [...composer.compose(tokens)];
  if (document === undefined) return;
  for (const error of document.errors) builder.error(sentence(error.message), error.pos[0], error.pos[1]);
  if (second) builder.error("only one document may stand in a file", second.range[0], second.range[0]);
  if (builder.errors.length === 0) new YamlReader(document, builder).read();
}

function sentence(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}

/** What stands in a collection: pairs of a map, or nodes of a sequence. */
interface Frame {
  readonly items: readonly unknown[];
  next: number;
  readonly anchor: string | undefined;
}

interface Anchored {
  readonly value: StoreValue;
  open: boolean;
}

class YamlReader {
  private readonly frames: Frame[] = [];
  private readonly anchors = new Map<string, Anchored>();
  private readonly document: Document.Parsed;
  private readonly builder: TreeBuilder;

  constructor(document: Document.Parsed, builder: TreeBuilder) {
    this.document = document;
    this.builder = builder;
  }

  read(): void {
    this.readNode(this.document.contents, undefined);
    for (let frame = this.frames.at(-1); frame && !this.builder.isHopeless; frame = this.frames.at(-1)) {
      if (frame.next === frame.items.length) this.close(frame);
      else this.readItem(frame.items[frame.next++]);
    }
  }

  private close(frame: Frame): void {
    const anchored = frame.anchor === undefined ? undefined : this.anchors.get(frame.anchor);
    if (anchored) anchored.open = false;
    this.frames.pop();
    this.builder.close();
  }

  private readItem(item: unknown): void {
    if (!this.builder.inComponent) return this.readNode(item, undefined);
    const pair = item as Pair;
    const name = this.readName(pair.key);
    if (name === undefined) return;
    this.builder.checkName(name);
    this.readNode(pair.value, name);
  }

  private readName(key: unknown): Name | undefined {
    const [start, end] = rangeOf(key);
    if (!isScalar(key)) {
      this.builder.error("a name must be a scalar", start, end);
      return undefined;
    }
    const text = typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
    return { text, start, end };
  }

  private readNode(node: unknown, name: Name | undefined): void {
    const [start, end] = rangeOf(node, name?.end);
    if (isMap(node) || isSeq(node)) {
      const value = this.builder.open(isMap(node) ? "component" : "vector", name, start, start + 1);
      if (node.anchor !== undefined) this.anchors.set(node.anchor, { value, open: true });
      this.frames.push({ items: node.items, next: 0, anchor: node.anchor });
    } else if (isAlias(node)) {
      this.readAlias(node, name, start, end);
    } else {
      const value = isScalar(node) ? this.scalarValue(node, start, end) : null;
      if (isScalar(node) && node.anchor !== undefined) this.anchors.set(node.anchor, { value, open: false });
      this.builder.add(value, name, start, end);
    }
  }

  private readAlias(node: Alias, name: Name | undefined, start: number, end: number): void {
    const anchored = this.anchors.get(node.source);
    if (anchored === undefined)
      return this.builder.error(`no anchor \`&${node.source}\` stands before this`, start, end);
    if (anchored.open) return this.builder.error(`\`*${node.source}\` stands inside what it names`, start, end);
    const { value } = anchored;
    this.builder.add(value instanceof Component ? this.builder.store.share(value) : value, name, start, end);
  }

  private scalarValue({ value, source }: Scalar, start: number, end: number): StoreValue {
    if (value === null || typeof value === "string" || typeof value === "boolean") return value;
    if (typeof value !== "number") return source ?? String(value);
    if (source !== undefined && jsonNumber.test(source)) return numberValue(source);
    if (!Number.isFinite(value)) this.builder.error("no number is infinite or undefined here", start, end);
    return value;
  }
}

const jsonNumber = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

function rangeOf(node: unknown, otherwise = 0): readonly [start: number, end: number] {
  const range = (node as { range?: readonly number[] | null } | null)?.range;
  return range ? [range[0]!, range[1]!] : [otherwise, otherwise];
}
