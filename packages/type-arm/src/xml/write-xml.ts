/** Attributes by name, in output order; those without a value are omitted. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Deeper levels aren't indented further, so that depth can't make the output large. */
const deepest = 64;

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#x9;",
  "\n": "&#xA;",
  "\r": "&#xD;",
};

/**
 * A string as the value of an attribute. Characters that XML can't represent (such as NUL) become U+FFFD: see
 * `isWritable`.
 */
export function escapeAttribute(text: string): string {
  return scrub(text).replace(/[&<>"\t\n\r]/g, (sign) => escapes[sign]!);
}

/** Text between tags; it stays on one line. */
export function escapeText(text: string): string {
  return scrub(text).replace(/[&<>\r\n]/g, (sign) => escapes[sign]!);
}

const unwritable =
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Whether XML can represent all characters of a string. */
export function isWritable(text: string): boolean {
  return text.search(unwritable) === -1;
}

function scrub(text: string): string {
  return text.replace(unwritable, "\ufffd");
}

/** Writes an XML document piece by piece: `take` returns what was written since the last `take`. */
export class XmlWriter {
  private readonly open: string[] = [];
  private pieces: string[];

  /** `head` precedes the root element. */
  constructor(head = '<?xml version="1.0" encoding="UTF-8"?>\n') {
    this.pieces = [head];
  }

  /** `<name …>`, to be closed. */
  start(name: string, attributes: Attributes = {}): void {
    this.pieces.push(this.indent(), startTag(name, attributes), ">\n");
    this.open.push(name);
  }

  /** `<name …/>`. */
  empty(name: string, attributes: Attributes = {}): void {
    this.pieces.push(this.indent(), startTag(name, attributes), "/>\n");
  }

  /** `<name …>text</name>`. */
  text(name: string, text: string, attributes: Attributes = {}): void {
    this.pieces.push(this.indent(), startTag(name, attributes), `>${escapeText(text)}</${name}>\n`);
  }

  /** Closes the innermost element. */
  end(): void {
    const name = this.open.pop();
    this.pieces.push(this.indent(), `</${name}>\n`);
  }

  /** A comment; consecutive hyphens, which a comment can't contain, are separated. */
  comment(text: string): void {
    this.pieces.push(this.indent(), `<!-- ${scrub(text).replace(/-(?=-|$)/g, "- ")} -->\n`);
  }

  take(): string {
    const text = this.pieces.join("");
    this.pieces = [];
    return text;
  }

  private indent(): string {
    return "  ".repeat(Math.min(this.open.length, deepest));
  }
}

function startTag(name: string, attributes: Attributes): string {
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) tag += ` ${key}="${escapeAttribute(String(value))}"`;
  return tag;
}
