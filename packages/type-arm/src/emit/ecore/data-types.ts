import type { DataValue, PlainType } from "../../model/index.js";
import { namespaces } from "../../xml/index.js";
import type { EcoreSettings } from "./settings.js";

type Names = Readonly<Record<PlainType["kind"], string>>;

const objects: Names = { Integer: "ELongObject", Float: "EDoubleObject", Boolean: "EBooleanObject", String: "EString" };
/** RGen doesn't support `EDouble`. */
const primitives: Names = { Integer: "ELong", Float: "EFloat", Boolean: "EBoolean", String: "EString" };

/** How an `eType` refers to Ecore's own data type. */
export function dataTypeReference(kind: PlainType["kind"], profile: EcoreSettings["profile"]): string {
  return `ecore:EDataType ${namespaces.ecore}#//${(profile === "simple" ? primitives : objects)[kind]}`;
}

/** The data type for the name of an Ecore type. */
export const plainTypeOf: ReadonlyMap<string, PlainType["kind"]> = new Map<string, PlainType["kind"]>([
  ...[objects, primitives].flatMap((names) =>
    (Object.keys(names) as PlainType["kind"][]).map((kind) => [names[kind], kind] as const),
  ),
  ["EInt", "Integer"],
  ["EDouble", "Float"],
  ["EIntegerObject", "Integer"],
  ["EFloatObject", "Float"],
]);

/** A value in Ecore's notation for defaults and documents. */
export function dataText(value: DataValue): string {
  if (typeof value !== "number") return String(value);
  if (Object.is(value, -0)) return "-0.0";
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}
