import type { Source } from "@cairn/diagnostics";
import { LocalScope, type Binding } from "@cairn/puppet-core/evaluate";
import type { TopScope } from "./top-scope.js";

/** Top scope as one of several manifests of an environment sees it: all have the same variables. */
export class ManifestScope extends LocalScope {
  private readonly top: TopScope;

  constructor(top: TopScope, source: Source) {
    super(top, source);
    this.top = top;
  }

  override assign(name: string, binding: Binding): void {
    this.top.assign(name, binding);
  }
}
