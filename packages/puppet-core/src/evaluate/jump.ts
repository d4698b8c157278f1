import type { Span } from "@cairn/diagnostics";
import type { Value } from "../values/value.js";

/** `next`, `break` or `return` on its way to the lambda, loop or body that it ends. Thrown, and caught there. */
export class Jump {
  readonly kind: "next" | "break" | "return";
  readonly value: Value;
  /** Where it was called. */
  readonly span: Span;

  constructor(kind: Jump["kind"], value: Value, span: Span) {
    this.kind = kind;
    this.value = value;
    this.span = span;
  }
}
