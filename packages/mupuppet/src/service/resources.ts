import type { OutlineSymbol, Scan } from "@cairn/language-server";
import { TokenType as T } from "@cairn/puppet-core";
import { variableKey } from "./scopes.js";

export type Mutable<Item> = { -readonly [Member in keyof Item]: Item[Member] };

const openers = new Set<number>([
  ...[T.OPEN_BRACE, T.BODY_OPEN, T.INTERPOLATION_OPEN, T.OPEN_BRACKET, T.INDEX_OPEN, T.OPEN_PAREN, T.CALL_OPEN],
]);
const strings = new Set<number>([T.STRING, T.PLAIN_STRING]);
const keys = new Set<number>([T.NAME_KEY, T.KEYWORD_KEY, T.TYPE_KEY, T.DEFAULT_KEY, T.UNDEF_KEY]);
/** Words whose value is written out. */
export const literals: ReadonlySet<number> = new Set<number>([
  T.STRING,
  T.PLAIN_STRING,
  T.NUMBER,
  T.NAME,
  T.WORD,
  T.TRUE,
  T.FALSE,
  T.UNDEF,
]);
/** What comes before a name that is no type of resources, although a brace follows it. */
const notBefore = new Set<number>([T.CLASS, T.DEFINE, T.FUNCTION, T.INHERITS, T.NODE, T.TYPE, T.COMMA, T.DOT]);

/** A resource, or several, that are being read. */
interface Open {
  readonly type: string;
  readonly end: number;
  resource?: Mutable<OutlineSymbol> | undefined;
  attribute?: Mutable<OutlineSymbol> | undefined;
  /** The index of the first word of the attribute's value. */
  value: number;
}

/** Reads resources with their titles and attributes. */
export class ResourceReader {
  private readonly scan: Scan;
  private readonly open: Open[] = [];
  /** The indexes of the words that end the brackets that are open. */
  private readonly brackets: number[] = [];

  constructor(scan: Scan) {
    this.scan = scan;
  }

  /** Takes notice of a word before it is read. */
  leave(index: number): void {
    while (this.brackets.length > 0 && this.brackets.at(-1)! < index) this.brackets.pop();
    while (this.open.length > 0 && this.open.at(-1)!.end <= index) this.finish(this.open.pop()!, index);
    if (openers.has(this.scan.type(index))) this.brackets.push(this.scan.closing(index));
  }

  /** The index of the word that ends the innermost bracket around the word at `index`. */
  innermost(index: number): number {
    const last = this.brackets.at(-1) ?? -1;
    return last === index || openers.has(this.scan.type(index)) ? (this.brackets.at(-2) ?? -1) : last;
  }

  /** Whether the name at `index`, which a brace follows, is a type of resources. */
  isResource(index: number): boolean {
    return !notBefore.has(this.scan.type(index - 1));
  }

  begin(index: number, type: string): void {
    this.open.push({ type, end: this.scan.closing(index + 1), value: -1 });
  }

  /** Reads a word that may belong to a resource. */
  word(index: number, symbols: OutlineSymbol[]): boolean {
    const { scan } = this;
    const type = scan.type(index);
    if (type === T.CLASS_RESOURCE && scan.type(index + 1) === T.BODY_OPEN) this.begin(index, "class");
    if (type === T.REFERENCE && scan.type(index + 1) === T.BODY_OPEN) this.begin(index, scan.text(index).toLowerCase());
    const open = this.open.at(-1);
    if (!open || this.innermost(index) !== open.end) return false;
    if (type === T.COLON) this.title(open, index, symbols);
    else if (type === T.SEMICOLON || type === T.COMMA) this.finish(open, index, type === T.SEMICOLON);
    else if (keys.has(type) && open.value < 0) this.attribute(open, index);
    return true;
  }

  private title(open: Open, colon: number, symbols: OutlineSymbol[]): void {
    const { scan } = this;
    if (open.resource) return;
    const index = colon - 1;
    const isPlain = strings.has(scan.type(index)) || scan.type(index) === T.NAME;
    const before = scan.type(index - 1);
    const isWhole = isPlain && (before === T.BODY_OPEN || before === T.SEMICOLON);
    const mark = strings.has(scan.type(index)) ? 1 : 0;
    const [nameStart, nameEnd] = [scan.start(index) + mark, scan.end(index) - mark];
    const title = scan.source.text.slice(nameStart, nameEnd);
    const capital = open.type
      .split("::")
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
      .join("::");
    if (isWhole && open.type === "class") scan.name(nameStart, nameEnd, "class", [`class ${title.replace(/^::/, "")}`]);
    else if (isWhole) scan.name(nameStart, nameEnd, "resource", [`resource ${open.type}[${title}]`], true);
    const name = `${capital}[${isWhole ? title : "…"}]`;
    const path = isWhole ? { path: name } : {};
    open.resource = {
      name,
      kind: "resource",
      start: nameStart,
      end: nameEnd,
      nameStart,
      nameEnd,
      children: [],
      ...path,
    };
    symbols.push(open.resource);
  }

  private attribute(open: Open, index: number): void {
    const { scan } = this;
    const name = scan.text(index);
    const scope = open.type === "class" ? open.resource?.name.slice("Class[".length, -1) : open.type;
    const keys = [variableKey((scope ?? "").replace(/^::/, ""), name), `attribute ${open.type} ${name}`];
    scan.name(scan.start(index), scan.end(index), "attribute", keys);
    const place = {
      start: scan.start(index),
      end: scan.end(index),
      nameStart: scan.start(index),
      nameEnd: scan.end(index),
    };
    const path = open.resource?.path === undefined ? {} : { path: `${open.resource.path}[${name}]` };
    open.attribute = { name, kind: "attribute", children: [], ...place, ...path };
    open.value = index + 2;
    open.resource?.children.push(open.attribute);
  }

  /** An attribute ends, and at a semicolon or the brace the resource does. */
  private finish(open: Open, index: number, withResource = true): void {
    const { scan } = this;
    const { attribute, resource, value } = open;
    const last = scan.end(index - 1);
    if (attribute) {
      attribute.end = Math.max(attribute.end, last);
      const isLiteral = value === index - 1 && literals.has(scan.type(value));
      if (!isLiteral && attribute.path !== undefined) attribute.hintAt = attribute.end;
    }
    if (resource) resource.end = Math.max(resource.end, last);
    open.attribute = undefined;
    open.value = -1;
    if (withResource) open.resource = undefined;
  }
}
