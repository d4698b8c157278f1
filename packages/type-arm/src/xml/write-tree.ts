import type { XmlElement } from "./element.js";
import type { Attributes, XmlWriter } from "./write-xml.js";

/** An element to be written; its content is computed on demand. */
export interface XmlTree {
  readonly name: string;
  readonly attributes: Attributes;
  readonly text?: string;
  children(): readonly XmlTree[];
}

/** Writes an element with its content. Doesn't recurse. */
export function writeTree(root: XmlTree, writer: XmlWriter): void {
  const waiting: (XmlTree | "end")[] = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === "end") {
      writer.end();
      continue;
    }
    const { attributes, name, text = "" } = next;
    const children = next.children();
    if (children.length > 0) {
      writer.start(name, attributes);
      waiting.push("end");
      for (let child = children.length - 1; child >= 0; child--) waiting.push(children[child]!);
    } else if (text === "") writer.empty(name, attributes);
    else writer.text(name, text, attributes);
  }
}

/** An element that was read, in the form to be written again. */
export function treeOf(element: XmlElement): XmlTree {
  return {
    name: prefixed(element.namespace, element.local, element),
    attributes: attributesOf(element),
    text: element.children.length === 0 ? element.text : "",
    children: () => element.children.map(treeOf),
  };
}

/** The attributes of an element by their names as written. */
export function attributesOf(element: XmlElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    element.attributes.map(({ local, namespace, value }) => [prefixed(namespace, local, element), value]),
  );
}

function prefixed(namespace: string, local: string, { scope }: XmlElement): string {
  if (namespace === "" || scope.get("") === namespace) return local;
  for (const [prefix, meant] of scope) if (meant === namespace && prefix !== "") return `${prefix}:${local}`;
  return local;
}
