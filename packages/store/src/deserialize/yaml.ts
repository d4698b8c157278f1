import type { Allowance } from "@cairn/diagnostics";
import { Composer, isAlias, isMap, isScalar, isSeq } from "yaml";
import type { Alias, CST, Document, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { Component } from "../component.js";
import { numberValue, type StoreValue } from "../value.js";
import { mostErrors, refuseWords, type Name, type TreeBuilder } from "./builder.js";
import { cutDeepTrees, type Cuts } from "./yaml-cut.js";
import type { YamlDialect } from "./yaml-dialect.js";
import { mostParts, parseTokens } from "./yaml-tokens.js";

/** The most values that aliases may repeat: they take no memory here, but do in copies. */
const mostRepeated = 1_000_000;

/** Parses `text` as one YAML document into `builder`. An alias shares the value of its anchor, and copies nothing. */
export function readYaml(
  text: string,
  builder: TreeBuilder,
  maxDepth: number,
  dialect?: YamlDialect,
  allowance?: Allowance,
): void {
  const { tokens, parts, tooMany } = parseTokens(text, mostErrors);
  if (tooMany !== undefined) {
    builder.error(`this has more than ${mostParts} tokens, a limit that JSON doesn't have`, tooMany, tooMany + 1);
    return;
  }
  if (allowance?.takeWords(parts) === false) return refuseWords(builder);
  const cuts: Cuts = new Map();
  const deep = cutDeepTrees(tokens, maxDepth, cuts);
  if (deep !== undefined) {
    builder.error(`nested more than ${maxDepth} levels deep`, deep, deep + 1);
    return;
  }
  const [document, second] = compose(tokens, builder);
  if (second && !dialect) builder.error("only one document is allowed in a file", second.range[0], second.range[0]);
  if (document && builder.errors.length === 0) new YamlReader(document, cuts, builder, dialect).read();
}

/** The builder detects repeated names: the library's own search takes quadratic time, for `!!omap` as well. */
function compose(tokens: Iterable<CST.Token>, builder: TreeBuilder): Document.Parsed[] {
  const composer = new Composer({
    uniqueKeys: false,
    resolveKnownTags: false,
    prettyErrors: false,
    logLevel: "silent",
  });
  boundErrors(composer);
  const documents = [...composer.compose(tokens)];
  for (const error of documents.flatMap((document) => document.errors)) {
    builder.error(sentence(error.message), error.pos[0], error.pos[1]);
  }
  return documents;
}

/**
 * The library creates an object with a stack trace for each error, and there may be a million: only the first ones are
 * kept.
 */
function boundErrors(composer: Composer): void {
  const report = composer["onError"] as (...mistake: unknown[]) => void;
  let errors = 0;
  composer["onError"] = (...mistake: unknown[]) => {
    if (errors++ < mostErrors) report(...mistake);
  };
}

function sentence(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}

/** A collection: pairs of a map, or nodes of a sequence. */
interface Frame {
  readonly items: readonly unknown[];
  next: number;
  readonly anchored: Anchored | undefined;
}

interface Anchored {
  readonly value: StoreValue;
  /** The number of values before it. */
  readonly before: number;
  /** The number of values in it, including itself and what aliases repeat; undefined as long as it is open. */
  size: number | undefined;
}

class YamlReader {
  private readonly frames: Frame[] = [];
  private readonly anchors = new Map<string, Anchored>();
  /** The number of values so far, and of those that aliases repeat. */
  private values = 0;
  private repeated = 0;
  private readonly document: Document.Parsed;
  private readonly cuts: Cuts;
  private readonly builder: TreeBuilder;

  private readonly dialect: YamlDialect | undefined;

  constructor(document: Document.Parsed, cuts: Cuts, builder: TreeBuilder, dialect: YamlDialect | undefined) {
    this.dialect = dialect;
    this.document = document;
    this.cuts = cuts;
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
    const { anchored } = frame;
    if (anchored) anchored.size = this.values - anchored.before;
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
    if (!isScalar(key) || this.cuts.has(start)) {
      this.builder.error("a name must be a scalar", start, end);
      return undefined;
    }
    const text = typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
    return { text, start, end };
  }

  private readNode(node: unknown, name: Name | undefined): void {
    const [start, end] = rangeOf(node, name?.end);
    const anchor = isAlias(node) ? undefined : (node as Partial<Scalar> | null)?.anchor;
    const whole = this.restored(node, start);
    if (isMap(whole) || isSeq(whole)) this.readCollection(whole, name, anchor, start);
    else if (isAlias(whole)) this.readAlias(whole, name, start, end);
    else {
      const value = isScalar(whole) ? this.scalarValue(whole, start, end) : null;
      if (anchor !== undefined) this.anchors.set(anchor, { value, before: this.values, size: 1 });
      this.values++;
      this.builder.add(value, name, start, end);
    }
  }

  /** The part of the tree that `node` is a placeholder for, if any. */
  private restored(node: unknown, start: number): unknown {
    const part = isScalar(node) ? this.cuts.get(start) : undefined;
    if (part === undefined) return node;
    this.cuts.delete(start);
    const [document] = compose([{ type: "document", offset: start, start: [], value: part }], this.builder);
    return document?.contents;
  }

  private readCollection(
    node: YAMLMap | YAMLSeq,
    name: Name | undefined,
    anchor: string | undefined,
    start: number,
  ): void {
    const refused = node.tag === undefined ? undefined : this.dialect?.refuseTag(node.tag);
    if (refused !== undefined) this.builder.error(refused, start, start + 1);
    const value = this.builder.open(isMap(node) ? "component" : "vector", name, start, start + 1);
    const anchored = anchor === undefined ? undefined : { value, before: this.values, size: undefined };
    if (anchored) this.anchors.set(anchor!, anchored);
    this.values++;
    this.frames.push({ items: node.items, next: 0, anchored });
  }

  private readAlias(node: Alias, name: Name | undefined, start: number, end: number): void {
    const refused = this.dialect?.refuseAlias?.(node.source);
    if (refused !== undefined) return this.builder.error(refused, start, end);
    const anchored = this.anchors.get(node.source);
    if (anchored === undefined) return this.builder.error(`no anchor \`&${node.source}\` before this`, start, end);
    const { size, value } = anchored;
    if (size === undefined) return this.builder.error(`\`*${node.source}\` is inside its own anchor`, start, end);
    this.values += size;
    this.repeated += size;
    if (this.repeated > mostRepeated)
      return this.endAt(`up to \`*${node.source}\`, aliases repeat more than ${mostRepeated} values`, start, end);
    this.builder.add(value instanceof Component ? this.builder.store.share(value) : value, name, start, end);
  }

  /** Reports why parsing stops. */
  private endAt(problem: string, start: number, end: number): void {
    this.frames.length = 0;
    this.builder.error(problem, start, end);
  }

  private scalarValue(scalar: Scalar, start: number, end: number): StoreValue {
    const { value, source, tag, type } = scalar;
    if (this.dialect && source !== undefined && (type === "PLAIN" || tag !== undefined)) {
      const read = this.dialect.scalar(source, tag);
      if (read === null || typeof read !== "object" || !("problem" in read)) return read;
      this.builder.error(read.problem, start, end);
      return null;
    }
    if (value === null || typeof value === "string" || typeof value === "boolean") return value;
    if (typeof value !== "number") return source ?? String(value);
    if (source !== undefined && jsonNumber.test(source)) return numberValue(source);
    if (!Number.isFinite(value)) this.builder.error("numbers cannot be infinite or undefined", start, end);
    return value;
  }
}

const jsonNumber = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

function rangeOf(node: unknown, otherwise = 0): readonly [start: number, end: number] {
  const range = (node as { range?: readonly number[] | null } | null)?.range;
  return range ? [range[0]!, range[1]!] : [otherwise, otherwise];
}
