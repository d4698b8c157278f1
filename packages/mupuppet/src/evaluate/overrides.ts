import type { BodyDefinition } from "../resolve/definition.js";
import type { Compilation } from "./compilation.js";
import type { DeclaredResource } from "./declared-resource.js";
import type { Override, Overrides } from "./interfaces.js";
import { mergeOverride } from "./overrides/merge.js";

/** Overrides by the reference of their resource. */
export class WaitingOverrides implements Overrides {
  /** How many were merged. */
  merged = 0;
  private readonly compilation: Compilation;
  private readonly byReference = new Map<string, Override[]>();
  /** Bodies that may override everything. */
  private readonly released = new Set<BodyDefinition>();

  constructor(compilation: Compilation) {
    this.compilation = compilation;
  }

  add(override: Override): void {
    const { type, title } = override;
    const resource = this.compilation.resources.find(type, title);
    if (resource) return this.merge(resource, override);
    const reference = `${type}[${title}]`;
    const others = this.byReference.get(reference);
    if (others) others.push(override);
    else this.byReference.set(reference, [override]);
  }

  applyTo(resource: DeclaredResource): void {
    const waiting = this.byReference.size > 0 ? this.byReference.get(resource.reference) : undefined;
    if (!waiting) return;
    this.byReference.delete(resource.reference);
    for (const override of waiting) this.merge(resource, override);
  }

  release(owner: BodyDefinition): void {
    this.released.add(owner);
  }

  waiting(): Iterable<Override> {
    return [...this.byReference.values()].flat();
  }

  private merge(resource: DeclaredResource, override: Override): void {
    this.merged++;
    mergeOverride(resource, override, this.released);
  }
}
