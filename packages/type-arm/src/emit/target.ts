import type { Diagnostic, Span } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import type { Model } from "../model/index.js";

/** An emitted file: its path in the output folder (with `/`), and its contents. */
export interface EmittedFile {
  readonly path: string;
  /** Generated while it is written; can be iterated over once. */
  readonly chunks: Iterable<string>;
}

/** A part of the program that a target can't represent. */
export interface NotCarried {
  /** Including its subject: "the invariant 1 of `User`". */
  readonly what: string;
  /** "JSON Schema compares no properties with each other". */
  readonly why: string;
  /** Its location in the program. */
  readonly span: Span;
}

/** A target's output for a model. */
export interface Emission {
  readonly files: readonly EmittedFile[];
  /** Also listed in the files themselves, in whatever way they can. */
  readonly notCarried: readonly NotCarried[];
  /** Further diagnostics, only warnings. */
  readonly diagnostics?: readonly Diagnostic[];
}

/** The options of every target; `settings` are the target's own, by their names on the command line. */
export interface EmitOptions {
  /** The name of the output: a package, a module, the file itself. */
  readonly name: string;
  readonly settings: Readonly<Record<string, string | undefined>>;
}

/** A format into which a model can be translated. The model has no errors. Targets don't access the file system. */
export interface Target {
  readonly name: string;
  /** As messages name it: "Ecore", "JSON Schema". */
  readonly title: string;
  /** A lower bound of the size of all files: defined if they may be so large that they shouldn't be started. */
  leastBytes?(model: Model): number;
  emit(model: Model, options: EmitOptions): Emission;
}

/** Warnings for what isn't represented, in the order of the list. */
export function warnings(target: Target, notCarried: readonly NotCarried[]): readonly Diagnostic[] {
  return notCarried.map(({ what, why, span }) =>
    catalogue.create["not-carried"](span, { target: target.title, what, why }),
  );
}

/** One line for each, as they are listed in the files that a target emits. */
export function notCarriedLines(notCarried: readonly NotCarried[]): readonly string[] {
  return notCarried.map(({ what, why }) => `not carried: ${what} (${why})`);
}
