import { declaredClass } from "../emit/ecore/separate/shown.js";
import { logicUri } from "../emit/ecore/uris.js";
import type { Node } from "../ast/children.js";
import { expandName, findAttribute, namespaces, type XmlElement } from "../xml/index.js";
import { createItem } from "./create-item.js";
import type { Findings } from "./findings.js";
import { ReadObject, type Built } from "./read-object.js";

type Step = { readonly enter: XmlElement } | { readonly leave: XmlElement };

/** The tree of an object in the logic model. Doesn't recurse. */
export function readNode(root: XmlElement, findings: Findings): Node {
  const built = new Map<XmlElement, Built>();
  const waiting: Step[] = [{ enter: root }];
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    if ("leave" in step) built.set(step.leave, createFrom(step.leave, built, findings));
    else {
      waiting.push({ leave: step.enter });
      for (const child of step.enter.children) waiting.push({ enter: child });
    }
  }
  return new ReadObject(root, "", built, findings).asNode(built.get(root)!);
}

function createFrom(element: XmlElement, built: ReadonlyMap<XmlElement, Built>, findings: Findings): Built {
  const className = classOf(element, findings);
  const object = new ReadObject(element, className, built, findings);
  const created = createItem(object);
  if (!created) findings.malformed(`logic has no \`${className}\``, element.span);
  return created ?? object.nothing;
}

function classOf(element: XmlElement, findings: Findings): string {
  const type = findAttribute(element, "type", namespaces.xsi);
  if (!type) return declaredClass(element.local);
  const name = expandName(type.value, element);
  if (name?.namespace !== logicUri) findings.malformed(`\`${type.value}\` isn't a class of logic`, type.span);
  return name?.local ?? "";
}
