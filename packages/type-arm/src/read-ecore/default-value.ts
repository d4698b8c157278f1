import { dataText } from "../emit/ecore/data-types.js";
import { floatText, quoted } from "../emit/print/literals.js";
import type { FeatureType } from "./feature-type.js";

/** A default of the base model, in the notations of the language and of Ecore. */
export interface ReadDefault {
  /** As the setting `default` is written. */
  readonly setting: string;
  /** How the base model would represent that. */
  readonly literal: string;
}

/** A default that the language can express; undefined for any other. */
export function readDefault(given: string | undefined, { type, enum: values }: FeatureType): ReadDefault | undefined {
  if (given === undefined) return undefined;
  if (values) {
    const name = values.names.get(given);
    return name === undefined ? undefined : { setting: quoted(name), literal: name };
  }
  switch (type) {
    case "Integer":
      return isLong(given) ? same(String(BigInt(given))) : undefined;
    case "Float":
      return /^[+-]?[0-9.]+(?:[eE][+-]?[0-9]+)?$/.test(given) && Number.isFinite(Number(given))
        ? { setting: floatText(Number(given)), literal: dataText(Number(given)) }
        : undefined;
    case "Boolean":
      return given === "true" || given === "false" ? same(given) : undefined;
    default:
      return { setting: quoted(given), literal: given };
  }
}

function isLong(text: string): boolean {
  return /^[+-]?[0-9]{1,19}$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);
}

function same(text: string): ReadDefault {
  return { setting: text, literal: text };
}
