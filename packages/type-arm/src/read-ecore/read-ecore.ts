import type { Diagnostic, Result, Source } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { readXml, type XmlElement } from "../xml/index.js";
import { indexEcore } from "./ecore-index.js";
import { Malformed } from "./malformed.js";
import { programText } from "./program-text.js";
import { readSeparateLogic } from "./separate-logic.js";
import { readTypes } from "./read-types.js";
import { lostInReading } from "./lost.js";

/**
 * The program that an Ecore model stands for, with the logic of its annotations or that of a model of logic beside it. What the
 * language can't say of the model is told by warnings.
 */
export function readEcore(base: Source, logic?: Source): Result<string> {
  const [model, separate] = [readXml(base), logic && readXml(logic)];
  const diagnostics = [...model.diagnostics, ...(separate?.diagnostics ?? [])];
  if (!model.value || (logic && !separate?.value)) return { diagnostics };
  try {
    return { value: translate(model.value, separate?.value), diagnostics: lostInReading(model.value) };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { diagnostics: [notAModel(error)] };
  }
}

function translate(model: XmlElement, separate: XmlElement | undefined): string {
  const logic = separate && readSeparateLogic(separate);
  const names = new Map(
    [...(logic?.types ?? [])].flatMap(([place, { name }]) => (name === undefined ? [] : [[place, name]])),
  );
  return programText(readTypes(indexEcore(model, names), logic));
}

function notAModel({ message, span }: Malformed): Diagnostic {
  return catalogue.create["not-a-model"](span, { why: message });
}
