import { logicUri } from "../emit/ecore/uris.js";
import { logicNames, type LogicName } from "../model/index.js";
import { attributeOf, type XmlElement } from "../xml/index.js";
import { noDetails, type FeatureDetails, type ReadInvariant, type TypeDetails } from "./read-model.js";

/** The details of the annotation with that source; undefined if there is none. */
export function detailsOf(element: XmlElement, source: string): ReadonlyMap<string, string> | undefined {
  const annotation = element.children.find(
    (child) => child.local === "eAnnotations" && attributeOf(child, "source") === source,
  );
  if (!annotation) return undefined;
  const entries = annotation.children.filter(({ local }) => local === "details");
  return new Map(
    entries.map((entry) => [attributeOf(entry, "key") ?? "", attributeOf(entry, "value") ?? valueBelow(entry)]),
  );
}

/** EMF may write a long value as a nested element. */
function valueBelow(entry: XmlElement): string {
  return entry.children.find(({ local }) => local === "value")?.text ?? "";
}

/** The contents of a type's annotation. */
export function annotatedType(element: XmlElement): TypeDetails {
  const details = detailsOf(element, logicUri);
  if (!details) return noDetails;
  const invariants: ReadInvariant[] = [];
  for (let logic = details.get("invariant.0"); logic !== undefined;) {
    const key = `invariant.${invariants.length}`;
    invariants.push({
      logic,
      title: details.get(`${key}.title`),
      documentation: details.get(`${key}.documentation`) ?? "",
    });
    logic = details.get(`invariant.${invariants.length}`);
  }
  return { invariants };
}

/** The contents of a feature's annotation. */
export function annotatedFeature(element: XmlElement): FeatureDetails {
  const details = detailsOf(element, logicUri);
  if (!details) return noDetails;
  const logic: { [Name in LogicName]?: string } = {};
  for (const name of logicNames) {
    const text = details.get(name);
    if (text !== undefined) logic[name] = text;
  }
  return { flags: Object.fromEntries(details), logic };
}
