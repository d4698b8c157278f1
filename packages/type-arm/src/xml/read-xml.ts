import { createSpan, type Result, type Source } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import type { XmlAttribute, XmlElement } from "./element.js";
import { namespaces } from "./namespaces.js";
import { decodeReferences } from "./references.js";

/** An element while its children are read. */
interface OpenElement extends XmlElement {
  readonly written: string;
  readonly children: XmlElement[];
  text: string;
}

interface WrittenAttribute {
  readonly name: string;
  readonly value: string;
  readonly start: number;
}

/** Ends the reading; it never leaves this file. */
class Stop extends Error {
  readonly start: number;
  readonly end: number;

  constructor(why: string, start: number, end = start + 1) {
    super(why);
    this.start = start;
    this.end = end;
  }
}

/**
 * Reads an XML document with its namespaces, strictly; document types are refused (so nothing can be expanded or fetched). Comments and
 * processing instructions are skipped. Nothing recurses.
 */
export function readXml(source: Source): Result<XmlElement> {
  try {
    return { value: new Reader(source).read(), diagnostics: [] };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const span = createSpan(source, error.start, Math.min(error.end, source.text.length));
    return { diagnostics: [catalogue.create["xml-syntax"](span, { why: error.message })] };
  }
}

const nameSigns = /[\p{L}_:][\p{L}\p{N}\p{M}_:.\-\u{b7}]*/uy;
const blanks = /[ \t\r\n]*/y;

class Reader {
  private readonly source: Source;
  private readonly text: string;
  private at = 0;
  private readonly open: OpenElement[] = [];
  private root: XmlElement | undefined;

  constructor(source: Source) {
    this.source = source;
    this.text = source.text;
  }

  read(): XmlElement {
    while (this.at < this.text.length) {
      if (this.text[this.at] === "<") this.readMarkup();
      else this.readText();
    }
    const last = this.open.at(-1);
    if (last) throw new Stop(`\`<${last.written}>\` is never closed`, last.span.start, last.span.end);
    if (!this.root) throw new Stop("it holds no element", 0);
    return this.root;
  }

  private readMarkup(): void {
    const { at, text } = this;
    if (text.startsWith("<!--", at)) this.skipTo("-->", "this comment");
    else if (text.startsWith("<?", at)) this.skipTo("?>", "this instruction");
    else if (text.startsWith("<![CDATA[", at)) this.readCharacterData();
    else if (text.startsWith("<!", at)) throw new Stop("document types aren't read", at, at + 2);
    else if (text.startsWith("</", at)) this.readEndTag();
    else this.readStartTag();
  }

  private skipTo(end: string, what: string): void {
    const found = this.text.indexOf(end, this.at + 2);
    if (found === -1) throw new Stop(`${what} never ends`, this.at, this.at + 2);
    this.at = found + end.length;
  }

  private readCharacterData(): void {
    const start = this.at;
    this.skipTo("]]>", "this section of text");
    const parent = this.open.at(-1);
    if (!parent) throw new Stop("text stands outside of all elements", start);
    parent.text += this.text.slice(start + 9, this.at - 3);
  }

  private readText(): void {
    const start = this.at;
    const found = this.text.indexOf("<", start);
    this.at = found === -1 ? this.text.length : found;
    const text = this.decode(this.text.slice(start, this.at), start);
    const parent = this.open.at(-1);
    if (parent) parent.text += text;
    else if (text.trim() !== "") throw new Stop("text stands outside of all elements", start, this.at);
  }

  private decode(text: string, start: number): string {
    const decoded = decodeReferences(text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text);
    if (typeof decoded === "string") return decoded;
    const where = start + Math.max(0, text.indexOf("&"));
    throw new Stop("this `&` begins no reference that XML knows; a `&` itself is `&amp;`", where);
  }

  private readEndTag(): void {
    const start = this.at;
    this.at += 2;
    const name = this.readName();
    this.expect(">");
    const element = this.open.pop();
    if (!element) throw new Stop(`\`</${name}>\` closes nothing`, start, this.at);
    if (element.written !== name)
      throw new Stop(`\`</${name}>\` stands where \`<${element.written}>\` is closed`, start, this.at);
  }

  private readStartTag(): void {
    const start = this.at++;
    const written = this.readName();
    const attributes = this.readAttributes();
    const isEmpty = this.text[this.at] === "/";
    if (isEmpty) this.at++;
    this.expect(">");
    const element = this.elementOf(written, attributes, start);
    const parent = this.open.at(-1);
    if (parent) parent.children.push(element);
    else if (this.root) throw new Stop("a second outermost element", start, this.at);
    else this.root = element;
    if (!isEmpty) this.open.push(element);
  }

  private readAttributes(): WrittenAttribute[] {
    const attributes = new Map<string, WrittenAttribute>();
    for (;;) {
      const before = this.at;
      this.skipBlanks();
      const sign = this.text[this.at];
      if (sign === ">" || sign === "/" || sign === undefined) return [...attributes.values()];
      if (before === this.at) throw new Stop("a blank is missing here", this.at);
      const name = this.readName();
      if (attributes.has(name)) throw new Stop(`a second \`${name}\``, this.at - name.length, this.at);
      attributes.set(name, this.readAttributeValue(name));
    }
  }

  private readAttributeValue(name: string): WrittenAttribute {
    this.skipBlanks();
    this.expect("=");
    this.skipBlanks();
    const quote = this.text[this.at];
    if (quote !== '"' && quote !== "'") throw new Stop(`the value of \`${name}\` must stand in quotes`, this.at);
    const start = this.at + 1;
    const end = this.text.indexOf(quote, start);
    if (end === -1) throw new Stop("this quote is never closed", this.at);
    const value = this.text.slice(start, end);
    const less = value.indexOf("<");
    if (less !== -1) throw new Stop("a `<` in a value is `&lt;`", start + less);
    this.at = end + 1;
    return { name, value: this.decode(value.replace(/\r\n|[\t\n\r]/g, " "), start), start };
  }

  private elementOf(written: string, attributes: readonly WrittenAttribute[], start: number): OpenElement {
    const scope = this.scopeOf(attributes);
    const span = createSpan(this.source, start, this.at);
    const { namespace, local } = this.expand(written, scope, scope.get("") ?? "", start);
    const own = attributes
      .filter(({ name }) => name !== "xmlns" && !name.startsWith("xmlns:"))
      .map((each): XmlAttribute => {
        const value = { value: each.value, span: createSpan(this.source, each.start, this.valueEnd(each.start)) };
        return { ...this.expand(each.name, scope, "", each.start), ...value };
      });
    return { written, namespace, local, attributes: own, children: [], text: "", span, scope };
  }

  /** Where the value ends that begins at `start`: at the quote that stands before it. */
  private valueEnd(start: number): number {
    return this.text.indexOf(this.text[start - 1]!, start);
  }

  private scopeOf(attributes: readonly WrittenAttribute[]): ReadonlyMap<string, string> {
    const outer = this.open.at(-1)?.scope ?? new Map([["xml", namespaces.xml]]);
    const declared = attributes.filter(({ name }) => name === "xmlns" || name.startsWith("xmlns:"));
    if (declared.length === 0) return outer;
    return new Map([...outer, ...declared.map(({ name, value }) => [name.slice(6), value] as const)]);
  }

  private expand(written: string, scope: ReadonlyMap<string, string>, usual: string, start: number) {
    const colon = written.indexOf(":");
    if (colon === -1) return { namespace: usual, local: written };
    const prefix = written.slice(0, colon);
    const namespace = scope.get(prefix);
    if (namespace === undefined) throw new Stop(`nothing says what the prefix \`${prefix}\` means`, start);
    return { namespace, local: written.slice(colon + 1) };
  }

  private readName(): string {
    nameSigns.lastIndex = this.at;
    const name = nameSigns.exec(this.text)?.[0];
    if (name === undefined) throw new Stop("a name is missing here", this.at);
    this.at += name.length;
    return name;
  }

  private skipBlanks(): void {
    blanks.lastIndex = this.at;
    this.at += blanks.exec(this.text)![0].length;
  }

  private expect(sign: string): void {
    this.skipBlanks();
    if (this.text[this.at] !== sign) throw new Stop(`\`${sign}\` is missing here`, this.at);
    this.at++;
  }
}
