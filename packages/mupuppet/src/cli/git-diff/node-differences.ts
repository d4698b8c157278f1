import type { Difference } from "@cairn/store";
import type { Catalog } from "../../catalog/catalog.js";
import { referenceTo, type Resource } from "../../catalog/resource.js";
import { canonicalReference } from "../../explain/find-resource.js";
import { parseReferencePath } from "../../view/reference-path.js";
import type { Side } from "./sides.js";

/** A node's catalog on one side. */
export interface Made {
  readonly side: Side;
  readonly catalog: Catalog;
  /** Its resources by their references. */
  resources(): ReadonlyMap<string, Resource>;
}

/** All differences of a node: one may come from another. */
export class NodeDifferences {
  readonly left: Made;
  readonly right: Made;
  private readonly differences: readonly Difference[];
  private byReference: ReadonlyMap<string, readonly Difference[]> | undefined;

  constructor(left: Made, right: Made, differences: readonly Difference[]) {
    this.left = left;
    this.right = right;
    this.differences = differences;
  }

  /** Those of a parameter or of a whole resource, by the path that an explanation has. */
  at(path: string): readonly Difference[] {
    const { parameter, reference } = parseReferencePath(path);
    return this.of(reference).filter((each) => each.path[1] === parameter);
  }

  /** Those of a parameter that a body has as a variable: its own, or that of a class by its whole name. */
  ofVariable(variable: string, owner: string | undefined): readonly Difference[] {
    const [, scope, name = variable] = /^(?:::)?(.+)::([^:]+)$/.exec(variable) ?? [];
    const reference = scope === undefined ? owner : canonicalReference(referenceTo("Class", scope));
    return reference === undefined ? [] : this.of(reference).filter((each) => each.path[1] === name);
  }

  /** The path of the file that a difference is the contents of. */
  fileOf({ path: [reference = "", name] }: Difference, { resources }: Made): string | undefined {
    const resource = resources().get(reference);
    if (name !== "content" || resource?.type !== "File") return undefined;
    const own = resource.parameters.get("path")?.value;
    return typeof own === "string" ? own : resource.title;
  }

  private of(reference: string): readonly Difference[] {
    return (this.byReference ??= groupByReference(this.differences)).get(reference) ?? [];
  }
}

function groupByReference(differences: readonly Difference[]): ReadonlyMap<string, readonly Difference[]> {
  const found = new Map<string, Difference[]>();
  for (const each of differences) {
    const known = found.get(each.path[0]!);
    if (known) known.push(each);
    else found.set(each.path[0]!, [each]);
  }
  return found;
}
