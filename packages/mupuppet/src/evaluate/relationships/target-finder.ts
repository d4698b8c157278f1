import { isType, toText, type Value } from "@cairn/puppet-core/values";
import type { DeclaredResource } from "../declared-resource.js";
import type { ResourceTable } from "../resource-table.js";
import { readReference, referenceOf } from "./references.js";

/** Finds the resources that relationship parameters name; memoised by string. */
export class TargetFinder {
  private readonly resources: ResourceTable;
  private readonly known = new Map<string, DeclaredResource | undefined>();

  constructor(resources: ResourceTable) {
    this.resources = resources;
  }

  /** The resource that one value of such a parameter names. */
  find(value: Value): DeclaredResource | undefined {
    if (isType(value)) {
      const reference = referenceOf(value);
      return reference && this.resources.find(reference.type, reference.title);
    }
    const text = toText(value);
    if (!this.known.has(text)) {
      const reference = readReference(text);
      this.known.set(text, reference && this.resources.find(reference.type, reference.title));
    }
    return this.known.get(text);
  }
}
