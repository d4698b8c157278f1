import { createSpan, decodeSource, hasErrors, type Diagnostic, type Source } from "@cairn/diagnostics";
import type { Program } from "../ast/index.js";
import { check } from "../check/index.js";
import { catalogue } from "../diagnostics/index.js";
import { parse } from "../parse.js";
import { checkLocation, type ModulePlace } from "./check-location.js";
import { collectDefinitions } from "./collect-definitions.js";
import type { AnyDefinition } from "./definition.js";

/** A manifest that was read: what it defines, or why it can't be used. */
export interface Manifest {
  readonly source: Source;
  /** Nothing where the text has errors. */
  readonly program: Program | undefined;
  readonly definitions: readonly AnyDefinition[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a manifest; `place` says where in which module it stands. */
export function readManifest(source: Source, place?: ModulePlace, maxErrors = 100): Manifest {
  const { value: program, diagnostics } = parse(source, { maxErrors });
  if (!program) return { source, program: undefined, definitions: [], diagnostics };
  const definitions = collectDefinitions(program, place?.module);
  const all = [...diagnostics, ...check(program, { maxErrors }), ...(place ? checkLocation(program, place) : [])];
  if (hasErrors(all)) return { source, program: undefined, definitions: [], diagnostics: all };
  return { source, program, definitions, diagnostics: all };
}

/** Reads the bytes of a file of a module. */
export function decodeManifest(path: string, bytes: Uint8Array, place: ModulePlace, maxErrors: number): Manifest {
  const { source, problem } = decodeSource(path, bytes);
  if (!problem) return readManifest(source, place, maxErrors);
  const span = createSpan(source, problem.offset, problem.offset + 1);
  const diagnostic = catalogue.create[problem.kind](span, {});
  return { source, program: undefined, definitions: [], diagnostics: [diagnostic] };
}
