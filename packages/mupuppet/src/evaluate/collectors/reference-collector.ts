import type { Span } from "@cairn/diagnostics";
import type { Compilation } from "../compilation.js";
import type { DeclaredResource } from "../declared-resource.js";
import type { Collecting, Reference, RelationshipEnd } from "../interfaces.js";

/** `realize(…)`: realizes the resources that references name, as soon as they are declared. */
export class ReferenceCollector implements Collecting {
  readonly collected = new Set<DeclaredResource>();
  readonly span: Span;
  whenEmpty: RelationshipEnd | undefined = undefined;
  private readonly compilation: Compilation;
  private waiting: readonly Reference[];

  constructor(references: readonly Reference[], span: Span, compilation: Compilation) {
    this.waiting = references;
    this.span = span;
    this.compilation = compilation;
  }

  run(): boolean {
    const before = this.collected.size;
    this.waiting = this.waiting.filter((reference) => !this.realize(reference));
    return this.collected.size > before;
  }

  unresolved(): readonly string[] {
    return this.waiting.map(({ type, title }) => `${type}[${title}]`);
  }

  private realize({ type, title }: Reference): boolean {
    const resource = this.compilation.resources.find(type, title);
    if (!resource) return false;
    resource.virtual = false;
    this.collected.add(resource);
    return true;
  }
}
