import { Scope, type Binding } from "@cairn/puppet-expressions/evaluate";
import type { Source } from "@cairn/diagnostics";
import type { DeclaredResource } from "../declared-resource.js";

/** A scope of the language: top, of a node, of a class, or of a defined type's body. */
export abstract class PuppetScope extends Scope {
  /** The resource whose body runs in it: Class[main], a node, a class, or a defined resource. */
  abstract readonly resource: DeclaredResource;
  abstract override readonly source: Source;
  /** Where variables are looked for that aren't its own. */
  abstract readonly parent: PuppetScope | undefined;
  protected readonly variables = new Map<string, Binding>();
}
