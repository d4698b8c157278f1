import { SaxesParser } from "saxes";

/** An element of a document, without what databases don't use: other attributes, and text between elements. */
export interface XmlElement {
  readonly name: string;
  readonly isProtected: boolean;
  readonly children: XmlElement[];
  text: string;
}

/** The parser is fed in pieces: after an error it would go on to the end of what it has been given. */
const pieceLength = 1 << 12;

/**
 * Parses the XML of databases: elements, attributes, text, the five named entities and numeric ones. Declarations of
 * types or entities are rejected, so nothing can expand. `close` is called at the end of every element, in document
 * order. Returns undefined for anything else.
 */
export function readXml(text: string, close: (element: XmlElement) => boolean): XmlElement | undefined {
  const document: XmlElement = { name: "", isProtected: false, children: [], text: "" };
  const open = [document];
  let isRejected = false;
  const addText = (part: string): void => {
    if (!isRejected) open.at(-1)!.text += part;
  };
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on("opentag", ({ attributes, name }) => {
    if (isRejected) return;
    const element: XmlElement = { name, isProtected: isProtectedBy(attributes), children: [], text: "" };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => {
    if (!isRejected && !close(open.pop()!)) isRejected = true;
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("doctype", () => (isRejected = true));
  parser.on("error", ({ message }) => {
    // Some password managers store control characters, which XML doesn't allow; a `<` in an attribute is an error.
    if (message !== "disallowed character." || text[parser.position - 1] === "<") isRejected = true;
  });
  for (let at = 0; at < text.length && !isRejected; at += pieceLength) parser.write(text.slice(at, at + pieceLength));
  // Its own report of open elements would take an error for each of a million.
  if (isRejected || open.length > 1) return undefined;
  parser.close();
  return isRejected ? undefined : document.children[0];
}

function isProtectedBy(attributes: Readonly<Record<string, string>>): boolean {
  return Object.entries(attributes).some(([name, value]) => `${name}=${value}`.toLowerCase() === "protected=true");
}
