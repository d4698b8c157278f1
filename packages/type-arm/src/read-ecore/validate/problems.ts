import { createSpan, replacement, type Details, type Diagnostic } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";
import { findAttribute, type XmlElement } from "../../xml/index.js";

export interface Advice {
  readonly help: string;
  /** Other elements that are part of the problem. */
  readonly others?: readonly { readonly element: XmlElement; readonly message: string }[];
  /** The value of an attribute that repairs it. */
  readonly value?: { readonly attribute: string; readonly text: string };
}

/** The violated constraints of a model, each at the element that violates it. */
export class Problems {
  readonly diagnostics: Diagnostic[] = [];

  error(element: XmlElement, why: string, advice: Advice): void {
    this.diagnostics.push(catalogue.create["invalid-ecore"](spanOf(element), { why }, details(element, advice)));
  }

  warn(element: XmlElement, why: string, advice: Advice): void {
    this.diagnostics.push(catalogue.create["doubtful-ecore"](spanOf(element), { why }, details(element, advice)));
  }
}

function details(element: XmlElement, { help, others = [], value }: Advice): Details {
  const labels = others.map((other) => ({ span: spanOf(other.element), message: other.message }));
  const written = value && findAttribute(element, value.attribute);
  const fixes = written ? [replacement(written.span, value.text, `write \`${value.attribute}="${value.text}"\``)] : [];
  return { help, labels, fixes };
}

function spanOf({ span: { source, start, end } }: XmlElement) {
  return createSpan(source, start, end);
}
