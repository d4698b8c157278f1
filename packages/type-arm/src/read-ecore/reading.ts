import { genModelUri } from "../emit/ecore/uris.js";
import type { XmlElement } from "../xml/index.js";
import { detailsOf } from "./annotated-logic.js";
import type { EcoreIndex } from "./ecore-index.js";
import type { ExternalTypes } from "./external-types.js";
import type { Kept } from "./keep.js";
import type { SeparateLogic } from "./separate-logic.js";

/** The context of reading the types of one model. */
export interface Reading {
  readonly index: EcoreIndex;
  readonly external: ExternalTypes;
  readonly separate: SeparateLogic | undefined;
  readonly kept: Kept;
  /** The enumerations that the program expresses as types of attributes. */
  readonly saidEnums: Set<XmlElement>;
}

/** The documentation of a class or a feature. */
export function documentationOf(element: XmlElement): string {
  return detailsOf(element, genModelUri)?.get("documentation") ?? "";
}
