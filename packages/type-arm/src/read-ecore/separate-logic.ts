import type { Expression } from "@cairn/puppet-core";
import type { Node } from "../ast/children.js";
import { printNode } from "../emit/print/expression.js";
import { printTitle } from "../emit/print/program.js";
import { logicUri } from "../emit/ecore/uris.js";
import { logicNames, type LogicName } from "../model/index.js";
import { attributeOf, type XmlElement } from "../xml/index.js";
import { readNode } from "./logic-tree.js";
import type { Findings } from "./findings.js";
import { checkFunctions } from "./function-version.js";
import type { FeatureDetails, ReadInvariant, TypeDetails } from "./read-model.js";

/** The logic of a separate model, by its paths in the base model. */
export interface SeparateLogic {
  /** The names of types that differ from those of their classes. */
  readonly names: ReadonlyMap<string, string>;
  readonly types: ReadonlyMap<string, TypeDetails>;
  readonly features: ReadonlyMap<string, FeatureDetails>;
}

/** Reads a logic model. */
export function readSeparateLogic(root: XmlElement, findings: Findings): SeparateLogic {
  if (root.local !== "LogicModel" || root.namespace !== logicUri)
    findings.malformed(`a model of logic begins with \`LogicModel\` of \`${logicUri}\``, root.span);
  checkFunctions(attributeOf(root, "functions"), attributeOf(root, "version"), root, findings);
  const names = new Map<string, string>();
  const types = new Map<string, TypeDetails>();
  const features = new Map<string, FeatureDetails>();
  for (const type of childrenNamed(root, "types")) {
    const invariants = childrenNamed(type, "invariants").map((each) => readInvariant(each, findings));
    const place = fragmentOf(type, "type", findings);
    const name = attributeOf(type, "name");
    if (name !== undefined) names.set(place, name);
    types.set(place, { invariants });
    for (const feature of childrenNamed(type, "features"))
      features.set(fragmentOf(feature, "feature", findings), readFeature(feature, findings));
  }
  return { names, types, features };
}

function childrenNamed({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter(({ local }) => local === name);
}

/** The path in the base model that a link denotes: `//Net/Host`. */
function fragmentOf(element: XmlElement, name: string, findings: Findings): string {
  const link = childrenNamed(element, name)[0];
  const href = (link && attributeOf(link, "href")) ?? attributeOf(element, name);
  const hash = href?.indexOf("#") ?? -1;
  if (href !== undefined && hash !== -1) return href.slice(hash + 1);
  findings.malformed(`\`${name}\` must link to the base model`, element.span);
  return "";
}

function readFeature(element: XmlElement, findings: Findings): FeatureDetails {
  const logic: { [Name in LogicName]?: string } = {};
  for (const name of logicNames) {
    const written = childrenNamed(element, name)[0];
    if (written) logic[name] = expressionOf(written, findings);
  }
  const flags = Object.fromEntries(element.attributes.map(({ local, value }) => [local, value]));
  return { flags, logic };
}

function readInvariant(element: XmlElement, findings: Findings): ReadInvariant {
  const title = childrenNamed(element, "title")[0];
  return {
    title: title && printTitle(readNode(title, findings)),
    logic: expressionOf(element, findings),
    documentation: attributeOf(element, "documentation") ?? "",
  };
}

/** A bare expression is represented as a block of the same extent. */
function withoutAddedBlock(node: Node): Node {
  if (node.kind !== "block" || node.statements.length !== 1) return node;
  const [only] = node.statements as readonly [Expression];
  return only.start === node.start && only.end === node.end && node.end > node.start ? only : node;
}

function expressionOf(element: XmlElement, findings: Findings): string {
  const written = childrenNamed(element, "expr")[0];
  if (written) return printNode(withoutAddedBlock(readNode(written, findings)));
  findings.malformed("logic without `expr`", element.span);
  return "{ }";
}
