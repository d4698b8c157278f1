import type { Source } from "@cairn/diagnostics";
import { Scan, type Analysis, type OutlineSymbol } from "@cairn/language-server";
import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";
import { lexicon } from "./lexicon.js";

/** A component that is being read. */
interface Component {
  readonly around: Body;
  readonly path: readonly string[];
  readonly symbol: Mutable<OutlineSymbol>;
  readonly prototypes: Prototype[];
}

type Mutable<T> = { -readonly [Member in keyof T]: T[Member] };

/** A prototype as it is named, and the component that it is named in. */
interface Prototype {
  readonly from: readonly string[];
  readonly names: readonly string[];
}

/** The part of a component in braces, while it is being read. */
interface Body {
  readonly path: readonly string[];
  readonly symbols: OutlineSymbol[];
  /** The index of the brace that ends it. */
  readonly end: number;
  readonly component?: Component;
}

/** Of a prototype's own prototypes no more than these are looked at. */
const mostAncestors = 8;

/** The outline and the names of a text, by its words alone. */
export function analyze(source: Source): Analysis {
  const reader = new Reader(source);
  reader.read();
  return reader.scan.analysis();
}

/** What a name at the end of `path` is known by. */
export function keyOf(path: readonly string[]): string {
  return path.join(":");
}

const endsValue = new Set([T.SEMICOLON, T.EXTENDS, T.CLOSE_BRACE, T.OPEN_BRACE, T.INCLUDE]);
const linkBegins = new Set([T.NAME, T.DATA]);

class Reader {
  readonly scan: Scan;
  /** The prototypes of a component, by its path, each with the body that it is named in. */
  private readonly prototypes = new Map<string, Prototype[]>();
  private readonly bodies: Body[] = [];
  private at = 0;

  constructor(source: Source) {
    this.scan = new Scan(source, lexicon);
  }

  read(): void {
    const { bodies, scan } = this;
    bodies.push({ path: [], symbols: scan.symbols, end: scan.count });
    while (this.at < scan.count) {
      const body = bodies.at(-1)!;
      if (this.at >= body.end && bodies.length > 1) this.leave(bodies.pop()!);
      else if (scan.type(this.at) === T.INCLUDE) this.include();
      else if (scan.type(this.at) === T.NAME) this.statement(body);
      else this.at++;
    }
  }

  /** After a body another prototype may follow. */
  private leave({ component, end }: Body): void {
    this.at = end + 1;
    if (component && this.scan.type(this.at) === T.COMMA) this.readPrototypes(component);
  }

  private include(): void {
    const { scan } = this;
    const file = this.at + 1;
    if (scan.type(file) === T.STRING) {
      const target = scan.text(file).slice(1, -1);
      scan.links.push({ start: scan.start(file) + 1, end: scan.end(file) - 1, targets: [target] });
    }
    this.at = file + 1;
  }

  /** `name value;`, `name link;` or `name extends …`. */
  private statement(body: Body): void {
    const { scan } = this;
    const target = this.reference();
    const path = [...body.path, ...target.map((index) => scan.text(index))];
    for (const [depth, index] of target.entries()) {
      const names = path.slice(0, body.path.length + depth + 1);
      const isLast = depth === target.length - 1;
      const keys = isLast
        ? [keyOf(names), ...this.inherited(names)]
        : this.keysFrom(body.path, names.slice(body.path.length));
      scan.name(scan.start(index), scan.end(index), "attribute", keys, isLast);
    }
    if (scan.type(this.at) === T.EXTENDS) this.component(body, target, path);
    else this.value(body, target, path);
  }

  private value(body: Body, target: readonly number[], path: readonly string[]): void {
    const { scan } = this;
    const first = this.at;
    let end = first;
    while (end < body.end && !endsValue.has(scan.type(end))) end++;
    const isLink = linkBegins.has(scan.type(first));
    this.links(body, first, end);
    const isWhole = scan.type(end) === T.SEMICOLON;
    this.at = isWhole ? end + 1 : end;
    const last = scan.end(Math.max(isWhole ? end : end - 1, target.at(-1)!));
    body.symbols.push(this.symbol(target, path, last, isLink ? scan.end(end - 1) : undefined));
  }

  private symbol(target: readonly number[], path: readonly string[], end: number, hintAt?: number): OutlineSymbol {
    const { scan } = this;
    const [nameStart, nameEnd] = [scan.start(target[0]!), scan.end(target.at(-1)!)];
    const isMain = path[0] === "sfConfig" && path.length > 1;
    return {
      name: scan.source.text.slice(nameStart, nameEnd),
      kind: "attribute",
      start: nameStart,
      end,
      nameStart,
      nameEnd,
      children: [],
      key: keyOf(path),
      path: (isMain ? path.slice(1) : path).join(":"),
      ...(hintAt === undefined ? {} : { hintAt }),
    };
  }

  private component(body: Body, target: readonly number[], path: readonly string[]): void {
    const prototypes: Prototype[] = [];
    const symbol: Mutable<OutlineSymbol> = this.symbol(target, path, this.scan.end(this.at));
    if (body.path.length === 0 && path[0] !== "sfConfig") symbol.kind = "prototype";
    body.symbols.push(symbol);
    this.readPrototypes({ around: body, path, symbol, prototypes });
  }

  /** From `extends` or a comma up to the next body, which is entered, or the end of the list. */
  private readPrototypes(component: Component): void {
    const { scan } = this;
    const { around, path, prototypes, symbol } = component;
    do {
      this.at++;
      if (scan.type(this.at) === T.OPEN_BRACE) {
        const end = scan.closing(this.at++);
        symbol.end = scan.end(end);
        this.bodies.push({ path, symbols: symbol.children, end, component });
        return;
      }
      if (scan.type(this.at) !== T.NAME) return;
      const reference = this.reference();
      const names = reference.map((index) => scan.text(index));
      this.uses(around.path, reference, "prototype");
      prototypes.push({ from: around.path, names });
      this.prototypes.set(keyOf(path), prototypes);
      symbol.parents = [...(symbol.parents ?? []), this.keysFrom(around.path, names)];
      symbol.detail = symbol.detail === undefined ? names.join(":") : `${symbol.detail}, ${names.join(":")}`;
      symbol.end = scan.end(this.at - 1);
    } while (scan.type(this.at) === T.COMMA);
  }

  /** The indexes of `a`, `b`, `c` in `a:b:c`. */
  private reference(): number[] {
    const { scan } = this;
    const names = [this.at++];
    while (scan.type(this.at) === T.COLON && scan.type(this.at + 1) === T.NAME) {
      names.push(this.at + 1);
      this.at += 2;
    }
    // A colon that no name follows is still part of what is being typed.
    if (scan.type(this.at) === T.COLON) this.at++;
    return names;
  }

  private links(body: Body, from: number, to: number): void {
    const { scan } = this;
    const after = this.at;
    for (this.at = from; this.at < to;)
      if (scan.type(this.at) === T.NAME) this.uses(body.path, this.reference(), "attribute");
      else this.at++;
    this.at = after;
  }

  private uses(from: readonly string[], reference: readonly number[], kind: "attribute" | "prototype"): void {
    const names = reference.map((index) => this.scan.text(index));
    for (const [depth, index] of reference.entries())
      this.scan.use(index, kind, this.keysFrom(from, names.slice(0, depth + 1)));
  }

  /** A reference is looked up in the component around it, then in the one around that, up to the root. */
  private keysFrom(from: readonly string[], names: readonly string[]): string[] {
    const keys: string[] = [];
    for (let depth = from.length; depth >= 0 && depth >= from.length - mostAncestors; depth--) {
      const path = [...from.slice(0, depth), ...names];
      keys.push(keyOf(path), ...this.inherited(path));
    }
    if (from.length > mostAncestors) keys.push(keyOf(names), ...this.inherited(names));
    return keys;
  }

  /** The same attribute in the prototypes of the component that it is in, the nearest first. */
  private inherited(path: readonly string[]): string[] {
    if (this.prototypes.size === 0) return [];
    const keys: string[] = [];
    const pending: (readonly string[])[] = [path];
    for (let next = pending.shift(); next && keys.length < mostAncestors; next = pending.shift()) {
      for (let depth = next.length - 1; depth > 0; depth--) {
        const rest = next.slice(depth);
        for (const { from, names } of (this.prototypes.get(keyOf(next.slice(0, depth))) ?? []).toReversed()) {
          const candidates = from.length > 0 ? [[...from, ...names], names] : [names];
          for (const candidate of candidates) {
            const inherited = [...candidate, ...rest];
            if (keys.includes(keyOf(inherited))) continue;
            keys.push(keyOf(inherited));
            pending.push(inherited);
          }
        }
      }
    }
    return keys;
  }
}
