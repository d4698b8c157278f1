import type { Diagnostic } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { attributeOf, type XmlElement } from "../xml/index.js";

/** What a model of somebody else's may have and the language hasn't. */
export function lostInReading(root: XmlElement): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const waiting = [root];
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    const what = lost(element);
    if (what !== undefined) {
      const words = { target: "the language", what, why: "it has no such thing" };
      found.push(catalogue.create["not-carried"](element.span, words));
    }
    for (let child = element.children.length - 1; child >= 0; child--) waiting.push(element.children[child]!);
  }
  return found;
}

function lost(element: XmlElement): string | undefined {
  const name = attributeOf(element, "name") ?? "";
  if (element.local === "eLiterals") {
    const literal = attributeOf(element, "literal");
    return literal === undefined || literal === name ? undefined : `the literal \`${literal}\` of \`${name}\``;
  }
  if (element.local === "eOperations") return `the operation \`${name}\``;
  if (element.local !== "eStructuralFeatures") return undefined;
  if (attributeOf(element, "eOpposite") !== undefined) return `the opposite of \`${name}\``;
  return attributeOf(element, "iD") === "true" ? `that \`${name}\` is an ID` : undefined;
}
