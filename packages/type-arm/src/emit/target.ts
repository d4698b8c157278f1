import type { Diagnostic, Span } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import type { Model } from "../model/index.js";

/** A file that a target makes: where it belongs in the output folder (with `/`), and what it holds. */
export interface EmittedFile {
  readonly path: string;
  /** Made while it is written; can be asked for once. */
  readonly chunks: Iterable<string>;
}

/** Something of the program that a target has no place for. */
export interface NotCarried {
  /** With its subject: "the invariant 1 of `User`". */
  readonly what: string;
  /** "JSON Schema compares no properties with each other". */
  readonly why: string;
  /** Where the program says it. */
  readonly span: Span;
}

/** All that a target makes of a model. */
export interface Emission {
  readonly files: readonly EmittedFile[];
  /** Also listed in the files themselves, in whatever way they can. */
  readonly notCarried: readonly NotCarried[];
  /** What else there is to say, warnings only. */
  readonly diagnostics?: readonly Diagnostic[];
}

/** What every target is told; `settings` are its own options by their names on the command line. */
export interface EmitOptions {
  /** What the emitted thing is called: a package, a module, the file itself. */
  readonly name: string;
  readonly settings: Readonly<Record<string, string | undefined>>;
}

/** A form into which a model can be turned. The model has no errors. Nothing here is done by a file system. */
export interface Target {
  readonly name: string;
  /** As messages name it: "Ecore", "JSON Schema". */
  readonly title: string;
  /** All files together take no fewer bytes: told where they may be so many that they had better not be begun. */
  leastBytes?(model: Model): number;
  emit(model: Model, options: EmitOptions): Emission;
}

/** The warnings that tell what isn't carried, in the order of the list. */
export function warnings(target: Target, notCarried: readonly NotCarried[]): readonly Diagnostic[] {
  return notCarried.map(({ what, why, span }) =>
    catalogue.create["not-carried"](span, { target: target.title, what, why }),
  );
}

/** One line for each, as they are listed in the files that a target makes. */
export function notCarriedLines(notCarried: readonly NotCarried[]): readonly string[] {
  return notCarried.map(({ what, why }) => `not carried: ${what} (${why})`);
}
