/** An element of a document, without what databases don't use: other attributes, and text between elements. */
export interface XmlElement {
  readonly name: string;
  readonly isProtected: boolean;
  readonly children: XmlElement[];
  text: string;
}

const tokens =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;

/**
 * Parses the XML of databases: elements, attributes, text, the five named entities and numeric ones. Declarations of
 * types or entities are rejected, so nothing can expand. `close` is called at the end of every element, in document
 * order. Returns undefined for anything else.
 */
export function readXml(text: string, close: (element: XmlElement) => boolean): XmlElement | undefined {
  const document: XmlElement = { name: "", isProtected: false, children: [], text: "" };
  const open = [document];
  const start = text.startsWith("\ufeff") ? 1 : 0;
  for (tokens.lastIndex = start; tokens.lastIndex < text.length;) {
    const match = tokens.exec(text);
    if (!match || !take(match, open, close)) return undefined;
  }
  const [root, ...others] = document.children;
  return open.length === 1 && others.length === 0 ? root : undefined;
}

function take(match: RegExpExecArray, open: XmlElement[], close: (element: XmlElement) => boolean): boolean {
  const [, literal, slash, name, attributes, slashAtEnd, characters] = match;
  const current = open.at(-1)!;
  if (literal !== undefined) current.text += literal;
  if (characters !== undefined) return addText(current, characters);
  if (name === undefined) return true;
  if (slash === "/") return open.length > 1 && open.pop()!.name === name && close(current);
  const isProtected = /\bProtected\s*=\s*["']true["']/i.test(attributes!);
  const element: XmlElement = { name, isProtected, children: [], text: "" };
  current.children.push(element);
  if (slashAtEnd === "/") return close(element);
  open.push(element);
  return true;
}

function addText(element: XmlElement, characters: string): boolean {
  const lines = characters.includes("\r") ? characters.replace(/\r\n?/g, "\n") : characters;
  const text = decodeEntities(lines);
  element.text += text ?? "";
  return text !== undefined;
}

const named: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function decodeEntities(text: string): string | undefined {
  if (!text.includes("&")) return text;
  let isWrong = false;
  const decoded = text.replace(/&(?:#(?:x([0-9a-f]{1,6})|([0-9]{1,7}))|(\w+));|&/gi, (_, hex, decimal, name) => {
    const code = hex === undefined ? Number(decimal) : parseInt(hex as string, 16);
    const character = name === undefined ? characterOf(code) : named[name as string];
    isWrong ||= character === undefined;
    return character ?? "";
  });
  return isWrong ? undefined : decoded;
}

function characterOf(code: number): string | undefined {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
