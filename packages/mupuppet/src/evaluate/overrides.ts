import type { Compilation } from "./compilation.js";
import type { DeclaredResource } from "./declared-resource.js";
import type { Override, Overrides } from "./doors.js";

/** Overrides by the reference of the resource they are for. */
export class WaitingOverrides implements Overrides {
  private readonly compilation: Compilation;

  constructor(compilation: Compilation) {
    this.compilation = compilation;
  }

  add(_override: Override): void {}

  applyTo(_resource: DeclaredResource): void {}

  waiting(): Iterable<Override> {
    return [];
  }
}
