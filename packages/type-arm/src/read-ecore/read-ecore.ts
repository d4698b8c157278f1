/**
 * Translates Ecore models to programs: elements are read by their kinds, logic from annotations or a logic model, and
 * what this language can't express is reported.
 */
import { hasErrors, type Result, type Source } from "@cairn/diagnostics";
import { namespaces, readXml, type XmlElement } from "../xml/index.js";
import { indexEcore } from "./ecore-index.js";
import { Findings } from "./findings.js";
import { checkAnnotatedFunctions } from "./function-version.js";
import { Kept } from "./keep.js";
import { programText } from "./program-text.js";
import { readProgram } from "./read-types.js";
import { readSeparateLogic } from "./separate-logic.js";
import { validateModel } from "./validate/validate-model.js";

/**
 * The program for a valid Ecore model, with the logic of its annotations or that of a logic model beside it. What the
 * language can't express is preserved in comments, with a warning.
 */
export function readEcore(base: Source, logic?: Source): Result<string> {
  const [model, separate] = [readXml(base), logic && readXml(logic)];
  const diagnostics = [...model.diagnostics, ...(separate?.diagnostics ?? [])];
  if (!model.value || (logic && !separate?.value)) return { diagnostics };
  const findings = new Findings();
  const separateLogic = separate?.value && readSeparateLogic(separate.value, findings);
  const root = packageOf(model.value, findings);
  if (!root) return { diagnostics: findings.diagnostics };
  checkAnnotatedFunctions(root, findings);
  const validity = validateModel(root);
  if (hasErrors(validity)) return { diagnostics: [...validity, ...findings.diagnostics] };
  const index = indexEcore(root, separateLogic?.names, findings);
  const kept = new Kept();
  const text = programText(readProgram(index, separateLogic, kept));
  if (findings.diagnostics.length > 0) return { diagnostics: [...validity, ...findings.diagnostics] };
  // A model that was emitted from a program contains nothing else.
  return { value: text, diagnostics: [...validity, ...(index.isOwn ? [] : kept.diagnostics(model.value))] };
}

/** The root package of a model, possibly inside an element for several roots; undefined after reporting another one. */
function packageOf(root: XmlElement, findings: Findings): XmlElement | undefined {
  const isList = root.local === "XMI" && root.namespace === namespaces.xmi;
  const [first, second] = isList ? root.children : [root];
  if (second) findings.malformed("several packages side by side; put each into a file of its own", second.span);
  if (first?.local === "EPackage" && first.namespace === namespaces.ecore) return first;
  findings.malformed("a model begins with `EPackage` of Ecore", (first ?? root).span);
  return undefined;
}
