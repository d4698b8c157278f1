import {
  logicNames,
  type Logic,
  type Model,
  type ModelFeature,
  type ModelInvariant,
  type ModelType,
} from "../../model/index.js";
import { functionSetOf } from "../../logic/used-functions.js";
import type { XmlWriter } from "../../xml/index.js";
import { pnText } from "../pn/pn-text.js";
import { flagsOf, hasDetails } from "./details.js";
import { logicUri } from "./uris.js";

type Detail = readonly [key: string, value: string];

/**
 * Logic in annotations: the details are plain strings, so that a reader that doesn't know them can ignore them. Each
 * piece of logic is included as source (`check`) and as its tree (`check.ast`, Puppet's PN as JSON).
 */
export class Annotations {
  ofModel(model: Model, writer: XmlWriter): void {
    const { name, version } = functionSetOf(model);
    write(
      [
        ["functions", name],
        ["functions.version", version],
      ],
      writer,
    );
  }

  ofType({ invariants, isBuiltIn, name }: ModelType, writer: XmlWriter): void {
    const named: Detail[] = name.includes("::") ? [["name", name]] : [];
    const builtIn: Detail[] = isBuiltIn ? [["builtin", "true"]] : [];
    write([...named, ...builtIn, ...invariants.flatMap(invariantDetails)], writer);
  }

  ofFeature(feature: ModelFeature, writer: XmlWriter): void {
    const flags = Object.entries(flagsOf(feature)).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value] as const],
    );
    const logic = logicNames.flatMap((name) => (feature.logic[name] ? logicDetails(name, feature.logic[name]) : []));
    write([...flags, ...logic], writer);
  }

  hasAny(feature: ModelFeature): boolean {
    return hasDetails(feature);
  }
}

function invariantDetails({ documentation, index, logic, source, title }: ModelInvariant): readonly Detail[] {
  const key = `invariant.${index}`;
  const details = [...logicDetails(key, logic)];
  if (title) details.push([`${key}.title`, source.text.slice(title.start, title.end)]);
  if (documentation !== "") details.push([`${key}.documentation`, documentation]);
  return details;
}

function logicDetails(key: string, logic: Logic): readonly Detail[] {
  const { body, end, lambda, source, start } = logic;
  return [
    [key, source.text.slice(start, end)],
    [`${key}.ast`, pnText(lambda ?? body)],
  ];
}

function write(details: readonly Detail[], writer: XmlWriter): void {
  if (details.length === 0) return;
  writer.start("eAnnotations", { source: logicUri });
  for (const [key, value] of details) writer.empty("details", { key, value });
  writer.end();
}
