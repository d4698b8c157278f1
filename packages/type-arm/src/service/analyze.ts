import type { Source } from "@cairn/diagnostics";
import { Scan, type Analysis, type OutlineSymbol } from "@cairn/language-server";
import { TokenType as T } from "@cairn/puppet-core";
import { lexicon } from "./lexicon.js";

type Mutable<Item> = { -readonly [Member in keyof Item]: Item[Member] };

/** A type that is being read. */
interface OpenType {
  readonly name: string;
  readonly parent?: string | undefined;
  readonly symbol: OutlineSymbol;
  /** The index of the brace that ends it. */
  readonly end: number;
}

/** A lambda that is being read, with the names that are its own. */
interface Lambda {
  readonly id: string;
  readonly names: ReadonlySet<string>;
  readonly end: number;
}

const definedNames = new Set<number>([T.NAME, T.WORD, T.REFERENCE]);
const settingNames = new Set<number>([T.NAME_KEY, T.KEYWORD_KEY, T.TYPE_KEY, T.DEFAULT_KEY]);
const functionNames = new Set<number>([T.NAME, T.WORD]);
const openers = new Set<number>([
  ...[T.OPEN_BRACE, T.BODY_OPEN, T.OPEN_BRACKET, T.INDEX_OPEN, T.OPEN_PAREN, T.CALL_OPEN],
]);
const bodies = new Set<number>([T.BODY_OPEN, T.OPEN_BRACE]);

/** The outline and the names of a program, by its words alone. */
export function analyze(source: Source): Analysis {
  const reader = new Reader(source);
  reader.read();
  return reader.scan.analysis();
}

/** What a type is known by: it is written in capitals and without. */
export function typeKey(written: string): string {
  return `type ${written.replace(/^::/, "").toLowerCase()}`;
}

/** What an attribute or reference of a type is known by. */
export function featureKey(type: string, feature: string): string {
  return `${typeKey(type)}/${feature}`;
}

/** `Net::Host` for `net::host`. */
export function capitalized(name: string): string {
  return name.replace(/(^|::)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}

class Reader {
  readonly scan: Scan;
  private readonly parents = new Map<string, string>();
  private readonly lambdas: Lambda[] = [];
  private type: OpenType | undefined;
  private at = 0;

  constructor(source: Source) {
    this.scan = new Scan(source, lexicon);
  }

  read(): void {
    const { lambdas, scan } = this;
    for (; this.at < scan.count; this.at++) {
      if (this.type && this.type.end < this.at) this.type = undefined;
      while (lambdas.length > 0 && lambdas.at(-1)!.end < this.at) lambdas.pop();
      this.word();
    }
  }

  private word(): void {
    const { at, scan } = this;
    const type = scan.type(at);
    if (type === T.TYPE && definedNames.has(scan.type(at + 1))) this.definition();
    else if (type === T.FEATURE) this.feature();
    else if (type === T.INVARIANT) this.invariant();
    else if (type === T.REFERENCE) scan.use(at, "type", [typeKey(scan.text(at))]);
    else if (functionNames.has(type)) this.called();
    else if (type === T.PIPE) this.lambda();
    else if (type === T.VARIABLE || type === T.STRING_VARIABLE) this.variable(at, 1);
    else if (type === T.INTERPOLATED_NAME) this.variable(at, 0);
  }

  private definition(): void {
    const { scan } = this;
    const index = this.at + 1;
    const name = scan.text(index);
    scan.define(index, "type", typeKey(name));
    const hasParent = scan.type(index + 1) === T.INHERITS;
    const parent = hasParent ? scan.text(index + 2) : undefined;
    if (parent !== undefined) this.parents.set(typeKey(name), parent);
    if (parent !== undefined && scan.type(index + 2) !== T.REFERENCE) scan.use(index + 2, "type", [typeKey(parent)]);
    const body = index + (hasParent ? 3 : 1);
    const end = bodies.has(scan.type(body)) ? scan.closing(body) : body + 1;
    const symbol: OutlineSymbol = {
      ...{ name, kind: "type", children: [], key: typeKey(name), path: capitalized(name.replace(/^::/, "")) },
      ...{ start: scan.start(this.at), end: scan.end(end), nameStart: scan.start(index), nameEnd: scan.end(index) },
      ...(parent === undefined ? {} : { detail: parent, parents: [[typeKey(parent)]] }),
    };
    scan.symbols.push(symbol);
    this.type = { name, parent, symbol, end };
    this.at = index;
  }

  private symbols(): OutlineSymbol[] {
    return this.type?.symbol.children ?? this.scan.symbols;
  }

  private feature(): void {
    const { at, scan, type } = this;
    const name = scan.text(at);
    const owner = type?.name ?? "";
    scan.name(scan.start(at), scan.end(at), "feature", this.featureKeys(owner, name), true);
    let last = at;
    if (scan.type(last + 1) === T.COMMA) last += 2;
    if (scan.type(last + 1) === T.INDEX_OPEN) last = scan.closing(last + 1);
    const value = last > at ? scan.source.text.slice(scan.start(at + 2), scan.end(last)) : undefined;
    if (bodies.has(scan.type(last + 1))) {
      this.settings(last + 1);
      last = scan.closing(last + 1);
    }
    this.symbols().push({
      ...{ name, kind: "feature", children: [], key: featureKey(owner, name), path: `${capitalized(owner)}/${name}` },
      ...{ start: scan.start(at - 1), end: scan.end(last), nameStart: scan.start(at), nameEnd: scan.end(at) },
      ...(value === undefined ? {} : { detail: value }),
    });
  }

  /** The names of the settings in the braces that open at `from`. */
  private settings(from: number): void {
    const { scan } = this;
    const end = scan.closing(from);
    for (let at = from + 1; at < end; at++)
      if (openers.has(scan.type(at))) at = Math.max(at, scan.closing(at));
      else if (settingNames.has(scan.type(at))) scan.use(at, "attribute", [`setting ${scan.text(at)}`]);
  }

  /** `join(…)` or `.join`. */
  private called(): void {
    const { at, scan } = this;
    const isCall = scan.type(at + 1) === T.CALL_OPEN || scan.type(at - 1) === T.DOT;
    if (isCall) scan.use(at, "function", [`function ${scan.text(at)}`]);
  }

  /** What a feature is known by, and what those are known by that it takes the place of. */
  private featureKeys(owner: string, name: string): string[] {
    const keys = [featureKey(owner, name)];
    const seen = new Set([typeKey(owner)]);
    for (let parent = this.parents.get(typeKey(owner)); parent !== undefined && !seen.has(typeKey(parent));) {
      seen.add(typeKey(parent));
      keys.push(featureKey(parent, name));
      parent = this.parents.get(typeKey(parent));
    }
    return keys;
  }

  private invariant(): void {
    const { at, scan } = this;
    const hasTitle = scan.type(at + 1) === T.STRING || scan.type(at + 1) === T.PLAIN_STRING;
    const index = hasTitle ? at + 1 : at;
    const body = index + 1;
    const end = bodies.has(scan.type(body)) ? scan.closing(body) : index;
    const name = hasTitle ? scan.text(index).slice(1, -1) : "invariant";
    const symbol: Mutable<OutlineSymbol> = {
      ...{ name, kind: "function", children: [], nameStart: scan.start(index), nameEnd: scan.end(index) },
      ...{ start: scan.start(at), end: scan.end(end) },
    };
    this.symbols().push(symbol);
    this.at = index;
  }

  private lambda(): void {
    const { scan } = this;
    let close = this.at + 1;
    while (close < scan.count && scan.type(close) !== T.PIPE_CLOSE && !bodies.has(scan.type(close))) close++;
    if (scan.type(close) !== T.PIPE_CLOSE) return;
    const id = `lambda@${scan.source.name}:${scan.start(this.at)}`;
    const names = new Set<string>();
    for (let at = this.at + 1; at < close; at++) {
      const begins = [T.PIPE, T.COMMA].includes(scan.type(at - 1) as never) || scan.type(at - 1) === T.REFERENCE;
      if (scan.type(at) !== T.VARIABLE || !begins) continue;
      const name = scan.text(at).slice(1);
      names.add(name);
      scan.name(scan.start(at) + 1, scan.end(at), "parameter", [`${id} ${name}`], true);
    }
    const body = bodies.has(scan.type(close + 1)) ? close + 1 : close + 3;
    this.lambdas.push({ id, names, end: bodies.has(scan.type(body)) ? scan.closing(body) : close });
    this.at = close;
  }

  private variable(index: number, sign: number): void {
    const { lambdas, scan, type } = this;
    const name = scan.text(index).slice(sign);
    const start = scan.start(index) + sign;
    const lambda = lambdas.findLast(({ names }) => names.has(name));
    if (lambda) scan.name(start, scan.end(index), "parameter", [`${lambda.id} ${name}`]);
    else if (sign === 1 && scan.type(index + 1) === T.ASSIGN)
      scan.name(start, scan.end(index), "variable", [`$${type?.name ?? ""} ${name}`], true);
    else
      scan.name(start, scan.end(index), "variable", [
        `$${type?.name ?? ""} ${name}`,
        ...this.featureKeys(type?.name ?? "", name),
      ]);
  }
}
