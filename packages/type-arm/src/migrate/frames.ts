import type { Bindings } from "./literal.js";
import type { RubyNode } from "./ruby.js";
import { choice } from "./conditions.js";
import { isTerm, nothing, type Translation } from "./term.js";

/** The state at a point of a block, on one of the paths that lead there. */
export interface Frame {
  readonly path: Translation;
  readonly locals: Map<string, Translation>;
  readonly bindings: Bindings;
  /** Whether it is one iteration of a loop, which `next` ends. */
  readonly isTurn?: boolean;
}

/** An entry of the worklist: a node, or the merging of two branches. */
export type Task =
  | { readonly kind: "run"; readonly node: RubyNode; readonly frame: Frame; readonly isLast: boolean }
  | {
      readonly kind: "join";
      readonly frame: Frame;
      readonly test: Translation;
      readonly yes: Frame;
      readonly no: Frame;
    };

/** A copy of the frame for a separate path. */
export function copyOf(frame: Frame, path: Translation): Frame {
  return { ...frame, path, locals: new Map(frame.locals) };
}

/** Merges the locals of two branches. */
export function join({ frame, test, yes, no }: Task & { readonly kind: "join" }): void {
  for (const name of new Set([...yes.locals.keys(), ...no.locals.keys()])) {
    const a = yes.locals.get(name) ?? nothing;
    const b = no.locals.get(name) ?? nothing;
    if (a === b) frame.locals.set(name, a);
    else if (!isTerm(a) || !isTerm(b)) frame.locals.set(name, isTerm(a) ? b : a);
    else frame.locals.set(name, isTerm(test) ? choice(test, a, b) : test);
  }
}
