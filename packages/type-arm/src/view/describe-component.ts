import { isComponent, showValue, type Component, type ProvenanceLog, type StoreValue } from "@cairn/store";
import { logicNames } from "../model/model.js";
import { logicFactName } from "./facts.js";

/** Describes a type, or a feature, of the tree in which models are compared. */
export function describeComponent(component: Component, log: ProvenanceLog): readonly string[] {
  const facts = factsOf(component, log);
  // Of a type, `kind` can only be a feature.
  if (typeof facts.get("kind") === "string") return [featureLine("", facts, log)];
  return [...facts].flatMap(([name, value]) => {
    if (isComponent(value)) return [featureLine(`${name}:`, factsOf(value, log), log)];
    if (name === "(abstract)") return value === true ? ["abstract"] : [];
    if (name === "(super)") return typeof value === "string" ? [`inherits ${value}`] : [];
    return [`${name.slice(1, -1)}: ${text(value)}`];
  });
}

function factsOf(component: Component, log: ProvenanceLog): ReadonlyMap<string, StoreValue> {
  return new Map([...component.entries()].map(([name, record]) => [name, log.value(record)]));
}

/**
 * `attr name: String [1..1], default "x", check { … }`: the feature, and those of its properties that aren't defaults.
 */
function featureLine(name: string, facts: ReadonlyMap<string, StoreValue>, log: ProvenanceLog): string {
  const [kind, type, min, max] = ["kind", "type", "min", "max"].map((fact) => text(facts.get(fact) ?? "?"));
  const isDerived = facts.get("derived") === true;
  const flags = [
    ...(isDerived ? ["derived"] : []),
    ...(facts.get("unsettable") === true ? ["unsettable"] : []),
    ...(facts.get("transient") === true && !isDerived ? ["transient"] : []),
    ...(facts.get("settable") === isDerived ? [isDerived ? "settable" : "not settable"] : []),
    ...(facts.get("containment") === false ? ["a link"] : []),
  ];
  const said = ["default", ...logicNames.map(logicFactName)].flatMap((fact) => {
    const value = facts.get(fact);
    return value === undefined ? [] : [`${fact} ${fact === "default" ? showValue(value, log).text : text(value)}`];
  });
  const bounds = `[${min}..${max === "unbound" ? "*" : max}]`;
  const head = [kind, name, type, bounds].filter((part) => part !== "").join(" ");
  return [head, ...flags, ...said].join(", ");
}

function text(value: StoreValue): string {
  return typeof value === "string" ? value : String(value);
}
