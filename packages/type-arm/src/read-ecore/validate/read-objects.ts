import { attributeOf, expandName, namespaces, type XmlElement } from "../../xml/index.js";
import { EObject, isInt } from "./e-object.js";
import { metaclasses, type Metaclass } from "./metamodel.js";
import type { Problems } from "./problems.js";

/** All objects of a model, each after its owner; elements that are no objects of Ecore are reported. */
export function readObjects(root: XmlElement, problems: Problems): readonly EObject[] {
  const outermost = new EObject(root, metaclasses.get("EPackage")!, undefined, "");
  const all = [outermost];
  for (const owner of all) {
    checkAttributes(owner, problems);
    for (const child of owner.element.children) {
      const part = partFor(child, owner, problems);
      if (!part) continue;
      owner.parts.push(part);
      all.push(part);
    }
  }
  return all;
}

function partFor(child: XmlElement, owner: EObject, problems: Problems): EObject | undefined {
  const { links, name, parts } = owner.metaclass;
  const declared = parts.get(child.local);
  if (declared === undefined) {
    if (!links.has(child.local) && child.namespace !== namespaces.xmi)
      problems.error(child, `${withArticle(name)} of Ecore has no \`${child.local}\``, knownNames(owner.metaclass));
    return undefined;
  }
  const metaclass = metaclassOf(child, metaclasses.get(declared)!, problems);
  return metaclass && new EObject(child, metaclass, owner, child.local);
}

/** The class that an element is of; undefined if it is an object of another metamodel. */
function metaclassOf(element: XmlElement, declared: Metaclass, problems: Problems): Metaclass | undefined {
  const written = attributeOf(element, "type", namespaces.xsi) ?? attributeOf(element, "type", namespaces.xmi);
  if (written === undefined) {
    if (declared.name === "EObject") return undefined;
    if (declared.isAbstract)
      problems.error(element, `\`${element.local}\` without an \`xsi:type\``, { help: `write ${typesFor(declared)}` });
    return declared.isAbstract ? undefined : declared;
  }
  const expanded = expandName(written, element);
  const found = expanded?.namespace === namespaces.ecore ? metaclasses.get(expanded.local) : undefined;
  if (found && !found.isAbstract && found.kinds.has(declared.name)) return found;
  const isForeign = expanded !== undefined && expanded.namespace !== namespaces.ecore;
  if (!(isForeign && declared.name === "EObject"))
    problems.error(element, `\`${element.local}\` can't be \`${written}\``, { help: `write ${typesFor(declared)}` });
  return undefined;
}

function typesFor(declared: Metaclass): string {
  const all = [...metaclasses.values()].filter(({ isAbstract, kinds }) => !isAbstract && kinds.has(declared.name));
  return all.map(({ name }) => `\`xsi:type="ecore:${name}"\``).join(" or ");
}

function checkAttributes({ element, metaclass }: EObject, problems: Problems): void {
  for (const { local, namespace, value } of element.attributes) {
    if (namespace !== "") continue;
    const kind = metaclass.attributes.get(local);
    if (kind === "boolean" && !/^(?:true|false)$/i.test(value))
      problems.error(element, `\`${local}\` is a Boolean, and \`${value}\` isn't`, { help: "write `true` or `false`" });
    else if (kind === "int" && !isInt(value))
      problems.error(element, `\`${local}\` is an integer, and \`${value}\` isn't`, {
        help: "write a decimal integer",
      });
    else if (kind === undefined && !metaclass.links.has(local) && local !== "href")
      problems.error(element, `${withArticle(metaclass.name)} of Ecore has no \`${local}\``, knownNames(metaclass));
  }
}

function knownNames({ attributes, links, parts }: Metaclass): { readonly help: string } {
  const names = [...attributes.keys(), ...links.keys(), ...parts.keys()].filter((name) => name !== "eFactoryInstance");
  return { help: names.length === 0 ? "leave it out" : `it has ${names.map((name) => `\`${name}\``).join(", ")}` };
}

function withArticle(name: string): string {
  return `an \`${name}\``;
}
