import type { Span } from "@cairn/diagnostics";
import type { Value } from "../values/value.js";

/** `next`, `break` or `return` on its way to the lambda, loop or body that it ends. It is thrown, and caught there. */
export class Jump {
  readonly kind: "next" | "break" | "return";
  readonly value: Value;
  /** The position of its call. */
  readonly span: Span;

  constructor(kind: Jump["kind"], value: Value, span: Span) {
    this.kind = kind;
    this.value = value;
    this.span = span;
  }
}
