import { createSpan, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { catalogue } from "../diagnostics/index.js";
import type { XmlAttribute, XmlElement } from "./element.js";
import { namespaces } from "./namespaces.js";
import { explain, explainIncomplete, invalidReference } from "./syntax-errors.js";

/** An element whose children are being read. */
interface OpenElement extends XmlElement {
  readonly written: string;
  readonly children: XmlElement[];
  text: string;
}

interface WrittenAttribute {
  readonly name: string;
  readonly value: string;
  /** The offsets of its name, and of its value without the quotes. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
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

/** The parser is fed in pieces: after an error it would go on to the end of what it has been given. */
const pieceLength = 1 << 12;

class Reader {
  private readonly source: Source;
  private readonly text: string;
  /** It resolves no namespaces: it would search all open elements for each name without a prefix. */
  private readonly parser = new SaxesParser({ xmlns: false, position: false });
  private readonly open: OpenElement[] = [];
  private attributes = new Map<string, WrittenAttribute>();
  /** The end of the last complete tag, comment, instruction or CDATA section. */
  private endOfMarkup = 0;
  private root: XmlElement | undefined;
  /** The first error, if any: parsing stops there. */
  problem: Diagnostic | undefined;

  constructor(source: Source) {
    this.source = source;
    this.text = source.text;
    const { parser } = this;
    parser.on("opentagstart", () => (this.attributes = new Map()));
    parser.on("attribute", ({ name, value }) => this.addAttribute(name, value));
    parser.on("opentag", ({ name }) => this.afterMarkup(() => this.addElement(name)));
    parser.on("closetag", (tag) => this.afterMarkup(() => this.closeElement(tag)));
    parser.on("cdata", (text) => this.afterMarkup(() => this.addText(text)));
    parser.on("comment", () => this.afterMarkup());
    parser.on("processinginstruction", () => this.afterMarkup());
    parser.on("xmldecl", () => this.afterMarkup());
    parser.on("doctype", () => this.failAtMarkup("document types aren't read"));
    parser.on("text", (text) => this.addText(text));
    parser.on("error", ({ message }) => this.failInSyntax(message));
  }

  read(): XmlElement | undefined {
    const { parser, text } = this;
    for (let at = 0; at < text.length && !this.problem; at += pieceLength) {
      parser.write(text.slice(at, at + pieceLength));
    }
    this.checkEnd();
    return this.root;
  }

  /** Reports what the end of the document left incomplete: the parser itself would only report where it ends. */
  private checkEnd(): void {
    if (this.problem) return;
    const reference = invalidReference(this.text, this.endOfMarkup);
    const markup = this.text.indexOf("<", this.endOfMarkup);
    if (markup !== -1 && (reference === -1 || markup < reference))
      return this.fail(explainIncomplete(this.text, markup), markup, markup + 2);
    if (reference !== -1) return this.failAtReference(reference);
    const last = this.open.at(-1);
    if (last) this.fail(`\`<${last.written}>\` is never closed`, last.span.start, last.span.end);
    else this.parser.close();
    if (!this.root) this.fail("it holds no element", 0);
  }

  private fail(why: string, start: number, end = start + 1): void {
    const span = createSpan(this.source, start, Math.min(end, this.text.length));
    this.problem ??= catalogue.create["xml-syntax"](span, { why });
  }

  /** The markup that the parser is reading begins at the first `<` that no complete one contains. */
  private failAtMarkup(why: string): void {
    const start = this.text.indexOf("<", this.endOfMarkup);
    this.fail(why, start, start + 2);
  }

  private failAtReference(start: number): void {
    this.fail("this `&` begins no reference that XML knows; a `&` itself is `&amp;`", start);
  }

  private failInSyntax(message: string): void {
    if (this.problem) return;
    const { text } = this;
    const end = this.parser.position;
    const explanation = explain(message, text, end);
    if (explanation.at === "markup") this.failAtMarkup(explanation.why);
    else if (explanation.at === "reference") {
      const start = invalidReference(text.slice(0, end), this.endOfMarkup);
      this.failAtReference(start === -1 ? text.lastIndexOf("&", end - 1) : start);
    } else if (explanation.at === "text") {
      const start = this.endOfMarkup + /^\s*/.exec(text.slice(this.endOfMarkup, end))![0].length;
      const next = text.indexOf("<", start + 1);
      this.fail(explanation.why, start, next === -1 ? text.length : next);
    } else if (explanation.at === "end tag") this.fail(explanation.why, text.lastIndexOf("</", end - 1), end);
    else this.fail(explanation.why, Math.max(0, end - 1), end);
  }

  /** Does `task` for the markup that has just ended, unless an error preceded it. */
  private afterMarkup(task?: () => void): void {
    if (this.problem) return;
    task?.();
    this.endOfMarkup = this.parser.position;
  }

  private addText(text: string): void {
    const parent = this.open.at(-1);
    if (parent) parent.text += text;
  }

  private addAttribute(name: string, value: string): void {
    if (this.problem) return;
    const { text } = this;
    const end = this.parser.position - 1;
    const start = text.lastIndexOf(text[end]!, end - 1) + 1;
    const at = text.lastIndexOf(name, start - 1 - name.length);
    if (this.attributes.has(name)) this.fail(`a second \`${name}\``, at, at + name.length);
    this.attributes.set(name, { name, value, at, start, end });
  }

  private addElement(written: string): void {
    const start = this.text.indexOf("<", this.endOfMarkup);
    const end = this.parser.position;
    const element = this.elementOf(written, start, end);
    const parent = this.open.at(-1);
    if (parent) parent.children.push(element);
    else this.root ??= element;
    this.open.push(element);
  }

  private closeElement({ isSelfClosing, name }: SaxesTagPlain): void {
    this.open.pop();
    if (isSelfClosing) return;
    const end = this.parser.position;
    const start = this.text.lastIndexOf("</", end - 1);
    const written = /^[^\s>]*/.exec(this.text.slice(start + 2, end))![0];
    if (written !== name) this.fail(`\`</${written}>\` is where \`<${name}>\` is closed`, start, end);
  }

  private elementOf(written: string, start: number, end: number): OpenElement {
    const attributes = [...this.attributes.values()];
    const scope = this.scopeOf(attributes);
    const span = createSpan(this.source, start, end);
    const { namespace, local } = this.expand(written, scope, scope.get("") ?? "", start);
    const own = attributes
      .filter(({ name }) => name !== "xmlns" && !name.startsWith("xmlns:"))
      .map((each): XmlAttribute => {
        const value = { value: each.value, span: createSpan(this.source, each.start, each.end) };
        return { ...this.expand(each.name, scope, "", each.at), ...value };
      });
    return { written, namespace, local, attributes: own, children: [], text: "", span, scope };
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
}
