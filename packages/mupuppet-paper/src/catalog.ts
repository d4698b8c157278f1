/** Figure 7 and section 3.2.1.1: catalogs `v_C`. */
import type { Located } from "@cairn/puppet-core";
import type { HashValue } from "@cairn/puppet-core/values";

/** `t {w : v_H}`: a resource value. */
export interface ResourceValue {
  /** Capitalised, as in references: `File`. */
  readonly type: string;
  readonly title: string;
  readonly parameters: HashValue;
  /** The declaration it comes from. */
  readonly at: Located;
}

/** `v_C` as the rules see it. */
export interface Catalog {
  /** The resource with this type and title; a well-formed catalog has at most one. */
  get(type: string, title: string): ResourceValue | undefined;
}

/** `v_C` as the machine keeps it: it grows in place, since rules never need an earlier state. */
export class GrowingCatalog implements Catalog {
  readonly resources: ResourceValue[] = [];
  readonly #byName = new Map<string, ResourceValue>();

  get(type: string, title: string): ResourceValue | undefined {
    return this.#byName.get(`${type}[${title}]`);
  }

  /** `v_C ⊔ v_R` */
  append(resource: ResourceValue): void {
    this.resources.push(resource);
    this.#byName.set(`${resource.type}[${resource.title}]`, resource);
  }
}
