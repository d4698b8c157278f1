import { floatText, quoted } from "../emit/print/literals.js";

/** A default of the base model as the setting `default` is written. */
export function defaultText(given: string | undefined, type: string): string | undefined {
  if (given === undefined) return undefined;
  if (type === "Float" && Number.isFinite(Number(given))) return floatText(Number(given));
  return type === "Integer" || type === "Boolean" ? given : quoted(given);
}
