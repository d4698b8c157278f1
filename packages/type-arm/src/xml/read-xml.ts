import { createSpan, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import type { XmlAttribute, XmlElement } from "./element.js";
import { namespaces } from "./namespaces.js";
import { decodeReferences } from "./references.js";

/** An element whose children are being read. */
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

/**
 * Parses an XML document with its namespaces, strictly; document types are rejected (so nothing can be expanded or
 * fetched). Comments and processing instructions are skipped. Doesn't recurse.
 */
export function readXml(source: Source): Result<XmlElement> {
  const reader = new Reader(source);
  const root = reader.read();
  return root && !reader.problem ? { value: root, diagnostics: [] } : { diagnostics: [reader.problem!] };
}

const blanks = /[ \t\r\n]*/y;

class Reader {
  /** In the class, so that it is compiled on first use: V8 takes long to compile it, and few programs read XML. */
  private readonly nameSigns = /[\p{L}_:][\p{L}\p{N}\p{M}_:.\-\u{b7}]*/uy;
  private readonly source: Source;
  private readonly text: string;
  private at = 0;
  private readonly open: OpenElement[] = [];
  private root: XmlElement | undefined;
  /** The first error, if any: parsing stops there. */
  problem: Diagnostic | undefined;

  constructor(source: Source) {
    this.source = source;
    this.text = source.text;
  }

  read(): XmlElement | undefined {
    while (this.at < this.text.length) {
      if (this.text[this.at] === "<") this.readMarkup();
      else this.readText();
    }
    const last = this.open.at(-1);
    if (last) this.fail(`\`<${last.written}>\` is never closed`, last.span.start, last.span.end);
    if (!this.root) this.fail("it holds no element", 0);
    return this.root;
  }

  /** Records an error, unless there is one already, and skips to the end of the source. */
  private fail(why: string, start: number, end = start + 1): void {
    const span = createSpan(this.source, start, Math.min(end, this.text.length));
    this.problem ??= catalogue.create["xml-syntax"](span, { why });
    this.at = this.text.length;
  }

  private readMarkup(): void {
    const { at, text } = this;
    if (text.startsWith("<!--", at)) this.skipTo("-->", "this comment");
    else if (text.startsWith("<?", at)) this.skipTo("?>", "this instruction");
    else if (text.startsWith("<![CDATA[", at)) this.readCharacterData();
    else if (text.startsWith("<!", at)) this.fail("document types aren't read", at, at + 2);
    else if (text.startsWith("</", at)) this.readEndTag();
    else this.readStartTag();
  }

  private skipTo(end: string, what: string): void {
    const found = this.text.indexOf(end, this.at + 2);
    if (found === -1) this.fail(`${what} never ends`, this.at, this.at + 2);
    else this.at = found + end.length;
  }

  private readCharacterData(): void {
    const start = this.at;
    this.skipTo("]]>", "this section of text");
    const parent = this.open.at(-1);
    if (!parent) this.fail("text is outside of all elements", start);
    else parent.text += this.text.slice(start + 9, this.at - 3);
  }

  private readText(): void {
    const start = this.at;
    const found = this.text.indexOf("<", start);
    this.at = found === -1 ? this.text.length : found;
    const text = this.decode(this.text.slice(start, this.at), start);
    const parent = this.open.at(-1);
    if (parent) parent.text += text;
    else if (text.trim() !== "") this.fail("text is outside of all elements", start, this.at);
  }

  private decode(text: string, start: number): string {
    const decoded = decodeReferences(text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text);
    if (typeof decoded === "string") return decoded;
    const where = start + decoded;
    this.fail("this `&` begins no reference that XML knows; a `&` itself is `&amp;`", where);
    return "";
  }

  private readEndTag(): void {
    const start = this.at;
    this.at += 2;
    const name = this.readName();
    this.expect(">");
    const element = this.open.pop();
    if (!element) this.fail(`\`</${name}>\` closes nothing`, start, this.at);
    else if (element.written !== name)
      this.fail(`\`</${name}>\` is where \`<${element.written}>\` is closed`, start, this.at);
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
    else if (this.root) this.fail("a second outermost element", start, this.at);
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
      if (before === this.at) this.fail("a blank is missing here", this.at);
      const name = this.readName();
      if (attributes.has(name)) this.fail(`a second \`${name}\``, this.at - name.length, this.at);
      attributes.set(name, this.readAttributeValue(name));
    }
  }

  private readAttributeValue(name: string): WrittenAttribute {
    this.skipBlanks();
    this.expect("=");
    this.skipBlanks();
    const quote = this.text[this.at];
    const start = this.at + 1;
    const nothing = { name, value: "", start };
    if (quote !== '"' && quote !== "'") {
      this.fail(`the value of \`${name}\` must stand in quotes`, this.at);
      return nothing;
    }
    const end = this.text.indexOf(quote, start);
    if (end === -1) {
      this.fail("this quote is never closed", this.at);
      return nothing;
    }
    const value = this.text.slice(start, end);
    const less = value.indexOf("<");
    this.at = end + 1;
    if (less !== -1) this.fail("a `<` in a value is `&lt;`", start + less);
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

  /** The end of the value that begins at `start`: the quote that also precedes it. */
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
    if (namespace === undefined) this.fail(`nothing says what the prefix \`${prefix}\` means`, start);
    return { namespace: namespace ?? "", local: written.slice(colon + 1) };
  }

  private readName(): string {
    this.nameSigns.lastIndex = this.at;
    const name = this.nameSigns.exec(this.text)?.[0];
    if (name === undefined) this.fail("a name is missing here", this.at);
    else this.at += name.length;
    return name ?? "";
  }

  private skipBlanks(): void {
    blanks.lastIndex = this.at;
    this.at += blanks.exec(this.text)?.[0].length ?? 0;
  }

  private expect(sign: string): void {
    this.skipBlanks();
    if (this.text[this.at] === sign) this.at++;
    else this.fail(`\`${sign}\` is missing here`, this.at);
  }
}
