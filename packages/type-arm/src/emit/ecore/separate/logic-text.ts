import { positionAt } from "@cairn/diagnostics";
import { functionSetOf } from "../../../logic/used-functions.js";
import {
  logicNames,
  type Logic,
  type ModelFeature,
  type ModelInvariant,
  type ModelType,
} from "../../../model/index.js";
import { namespaces, XmlWriter, type Attributes } from "../../../xml/index.js";
import type { BaseModel } from "../base-model.js";
import { flagsOf, hasDetails } from "../details.js";
import { logicUri } from "../uris.js";
import { show } from "./show.js";
import { declaredClass, type Item } from "./shown.js";

/** The text of the logic model, a chunk for each type; `path` is that of its base model beside it. */
export function* logicText({ layout, model }: BaseModel, path: string, metamodel: string): Generator<string> {
  const writer = new XmlWriter();
  const { name: functions, version } = functionSetOf(model);
  writer.start("logic:LogicModel", {
    "xmi:version": "2.0",
    "xmlns:xmi": namespaces.xmi,
    "xmlns:xsi": namespaces.xsi,
    "xmlns:ecore": namespaces.ecore,
    "xmlns:logic": logicUri,
    "xsi:schemaLocation": `${logicUri} ${metamodel}`,
    functions,
    version,
  });
  yield writer.take();
  for (const type of model.types.values()) {
    writeType(type, `${encodeURI(path)}#${layout.fragments.get(type)}`, writer);
    yield writer.take();
  }
  writer.end();
  yield writer.take();
}

function writeType({ features, invariants, name }: ModelType, href: string, writer: XmlWriter): void {
  writer.start("types", { name });
  writer.empty("type", { href });
  for (const feature of features) if (hasDetails(feature)) writeFeature(feature, `${href}/${feature.name}`, writer);
  for (const invariant of invariants) writeInvariant(invariant, writer);
  writer.end();
}

function writeFeature(feature: ModelFeature, href: string, writer: XmlWriter): void {
  writer.start("features", flagsOf(feature));
  writer.empty("feature", { "xsi:type": feature.kind === "attr" ? "ecore:EAttribute" : "ecore:EReference", href });
  for (const name of logicNames) {
    const logic = feature.logic[name];
    if (!logic) continue;
    writer.start(name, positionOf(logic));
    writeTree("expr", logic.lambda ?? logic.body, writer);
    writer.end();
  }
  writer.end();
}

function writeInvariant({ documentation, logic, title }: ModelInvariant, writer: XmlWriter): void {
  writer.start("invariants", { ...positionOf(logic), documentation: documentation === "" ? undefined : documentation });
  writeTree("expr", logic.lambda ?? logic.body, writer);
  if (title) writeTree("title", title, writer);
  writer.end();
}

function positionOf({ source, start }: Logic): Attributes {
  const { column, line } = positionAt(source, start);
  return { file: source.name, line, column };
}

/** Writes a tree of logic with an explicit stack, because logic may have any depth. */
function writeTree(feature: string, root: Item, writer: XmlWriter): void {
  const waiting: ({ readonly feature: string; readonly item: Item } | "end")[] = [{ feature, item: root }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === "end") {
      writer.end();
      continue;
    }
    const { attributes, className, end, parts, start } = show(next.item);
    const type = className === declaredClass(next.feature) ? undefined : `logic:${className}`;
    const all = { "xsi:type": type, offset: start, length: end - start, ...attributes };
    const children = parts.flatMap(([name, items]) => items.map((item) => ({ feature: name, item })));
    if (children.length === 0) {
      writer.empty(next.feature, all);
      continue;
    }
    writer.start(next.feature, all);
    waiting.push("end");
    for (let child = children.length - 1; child >= 0; child--) waiting.push(children[child]!);
  }
}
