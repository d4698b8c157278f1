import { logicUri } from "../emit/ecore/uris.js";
import { functionSets } from "../logic/function-set.js";
import { attributeOf, type XmlElement } from "../xml/index.js";
import { detailsOf } from "./annotated-logic.js";
import type { Findings } from "./findings.js";

/** Reports logic that was written for a set of functions, or a version of it, that isn't implemented here. */
export function checkFunctions(
  name: string | undefined,
  version: string | undefined,
  element: XmlElement,
  findings: Findings,
): void {
  if (name === undefined && version === undefined) return;
  const set = functionSets.find((each) => each.name === (name ?? "core"));
  if (set && isImplemented(version ?? set.version, set.version)) return;
  const wanted = `${version === undefined ? "" : `version ${version} of `}the function set \`${name ?? "core"}\``;
  const known = functionSets.map((each) => `\`${each.name}\` ${each.version}`).join(" and ");
  const why = `its logic was written for ${wanted}, and this version of type-arm has ${set ? set.version : known}`;
  findings.malformed(why, element.span, "use a version of type-arm that has these functions, or emit the model again");
}

/** Whether logic for one version runs with another: the same major version, and nothing that was added later. */
function isImplemented(written: string, known: string): boolean {
  const [one, other] = [written, known].map((version) => /^(\d+)\.(\d+)\.\d+$/.exec(version));
  return one?.[1] === other?.[1] && Number(one?.[2]) <= Number(other?.[2]);
}

/** The set of functions that a base model with logic in annotations names. */
export function checkAnnotatedFunctions(root: XmlElement, findings: Findings): void {
  const details = detailsOf(root, logicUri);
  const annotation = root.children.find((each) => attributeOf(each, "source") === logicUri);
  checkFunctions(details?.get("functions"), details?.get("functions.version"), annotation ?? root, findings);
}
