import { formatted } from "../format/format.js";
import { logicNames, unbound } from "../model/index.js";
import { commentOf } from "../resolve/documentation.js";
import type { ReadFeature, ReadProgram, ReadType } from "./read-model.js";

/** A program as formatted source. */
export function programText({ kept, types }: ReadProgram): string {
  return formatted([...(kept === "" ? [] : [kept]), ...types.map(typeText)].join("\n"));
}

function typeText({ documentation, features, invariants, isAbstract, kept, name, parent }: ReadType): string {
  const members = [
    ...(isAbstract ? ["abstract\n"] : []),
    ...features.map(featureText),
    ...invariants.map(
      (each) =>
        `${commentOf(each.documentation)}invariant ${each.title === undefined ? "" : `${each.title} `}${each.logic}\n`,
    ),
  ];
  const head = `${commentOf(documentation)}${kept}type ${name}${parent === undefined ? "" : ` inherits ${parent}`} {`;
  return members.length === 0 ? `${head}}\n` : `${head}\n${members.join("\n")}}\n`;
}

function featureText(feature: ReadFeature): string {
  const { documentation, kept, kind, name, type } = feature;
  const settings = settingsOf(feature).map(([setting, value]) => `${setting} => ${value},\n`);
  const head = `${commentOf(documentation)}${kept}${kind} ${name}, ${type}`;
  return settings.length === 0 ? `${head}\n` : `${head} {\n${settings.join("")}}\n`;
}

/** Only what differs from the defaults is written. */
function settingsOf(feature: ReadFeature): readonly (readonly [name: string, value: string])[] {
  const { isContainment, isDerived, isSettable, isTransient, isUnsettable, kind, logic, lower, upper } = feature;
  const settings: (readonly [string, string])[] = [];
  if (lower !== 0) settings.push(["min", String(lower)]);
  if (upper !== (lower > 1 ? unbound : 1)) settings.push(["max", upper === unbound ? "unbound" : String(upper)]);
  if (isUnsettable) settings.push(["unsettable", "true"]);
  if (isTransient && !isDerived) settings.push(["transient", "true"]);
  if (kind === "has" && !isContainment) settings.push(["containment", "false"]);
  if (feature.default !== undefined) settings.push(["default", feature.default]);
  if (isSettable === isDerived) settings.push(["settable", String(isSettable)]);
  for (const name of logicNames) if (logic[name] !== undefined) settings.push([name, logic[name]]);
  return settings;
}
