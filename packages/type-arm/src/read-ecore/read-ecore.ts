/**
 * Programs from Ecore models: elements are read by their kinds, logic from annotations or a model of logic, and what this
 * language can't say is told.
 */
import type { Result, Source } from "@cairn/diagnostics";
import { readXml, type XmlElement } from "../xml/index.js";
import { indexEcore } from "./ecore-index.js";
import { Findings } from "./findings.js";
import { lostInReading } from "./lost.js";
import { programText } from "./program-text.js";
import { readTypes } from "./read-types.js";
import { readSeparateLogic } from "./separate-logic.js";

/**
 * The program that an Ecore model stands for, with the logic of its annotations or that of a model of logic beside it. What the
 * language can't say of the model is told by warnings.
 */
export function readEcore(base: Source, logic?: Source): Result<string> {
  const [model, separate] = [readXml(base), logic && readXml(logic)];
  const diagnostics = [...model.diagnostics, ...(separate?.diagnostics ?? [])];
  if (!model.value || (logic && !separate?.value)) return { diagnostics };
  const findings = new Findings();
  const text = translate(model.value, separate?.value, findings);
  if (findings.diagnostics.length > 0) return { diagnostics: findings.diagnostics };
  return { value: text, diagnostics: lostInReading(model.value) };
}

function translate(model: XmlElement, separate: XmlElement | undefined, findings: Findings): string {
  const logic = separate && readSeparateLogic(separate, findings);
  const names = new Map(
    [...(logic?.types ?? [])].flatMap(([place, { name }]) => (name === undefined ? [] : [[place, name]])),
  );
  return programText(readTypes(indexEcore(model, names, findings), logic, findings));
}
