import { attributeOf, type XmlElement } from "../../xml/index.js";
import type { Metaclass } from "./metamodel.js";

/** An object of a model, by the element that describes it. */
export class EObject {
  readonly element: XmlElement;
  readonly metaclass: Metaclass;
  readonly owner: EObject | undefined;
  /** The feature of the owner that contains it. */
  readonly role: string;
  readonly parts: EObject[] = [];
  private byName: Map<string, EObject[]> | undefined;

  constructor(element: XmlElement, metaclass: Metaclass, owner: EObject | undefined, role: string) {
    this.element = element;
    this.metaclass = metaclass;
    this.owner = owner;
    this.role = role;
  }

  is(metaclass: string): boolean {
    return this.metaclass.kinds.has(metaclass);
  }

  get name(): string {
    return this.text("name") ?? "";
  }

  text(attribute: string): string | undefined {
    return attributeOf(this.element, attribute);
  }

  flag(attribute: string, usual = false): boolean {
    const text = this.text(attribute);
    return text === undefined ? usual : text.toLowerCase() === "true";
  }

  /** An integer; the default if it isn't one, which is reported when it is read. */
  int(attribute: string, usual: number): number {
    const text = this.text(attribute);
    return text !== undefined && isInt(text) ? Number(text) : usual;
  }

  partsIn(role: string): readonly EObject[] {
    return this.parts.filter((part) => part.role === role);
  }

  part(role: string): EObject | undefined {
    return this.parts.find((part) => part.role === role);
  }

  /** The contained objects of a name, in EMF's order. */
  named(name: string): readonly EObject[] {
    if (!this.byName) {
      this.byName = new Map();
      const rank = [...this.metaclass.parts.keys()];
      const sorted = this.parts.toSorted((one, other) => rank.indexOf(one.role) - rank.indexOf(other.role));
      for (const part of sorted) {
        if (!part.is("ENamedElement")) continue;
        const known = this.byName.get(part.name);
        if (known) known.push(part);
        else this.byName.set(part.name, [part]);
      }
    }
    return this.byName.get(name) ?? [];
  }

  /** How messages name it: `` `Net/Host/name` ``, without the outermost package. */
  get label(): string {
    const names: string[] = [];
    for (let each: EObject | undefined = this.path; each; each = each.owner) {
      if (each.is("ENamedElement") && (each.owner !== undefined || names.length === 0)) names.push(each.name || "?");
    }
    return `\`${names.toReversed().join("/")}\``;
  }

  /** The nearest object with a name. */
  private get path(): EObject {
    let each: EObject = this;
    while (each.owner && !each.is("ENamedElement")) each = each.owner;
    return each;
  }
}

/** Whether Java reads it as an `int`. */
export function isInt(text: string): boolean {
  return /^[+-]?[0-9]{1,40}$/.test(text) && Number(text) === (Number(text) | 0);
}
