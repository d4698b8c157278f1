import {
  createSource,
  createSpan,
  decodeSource,
  hasErrors,
  startOf,
  type Allowance,
  type Diagnostic,
  type Source,
} from "@cairn/diagnostics";
import type { Program } from "@cairn/puppet-core/manifest";
import { byteOrderMarkWords } from "../check/byte-order-mark.js";
import { check } from "../check/index.js";
import { catalogue } from "../diagnostics/index.js";
import { parse } from "../parse/parse.js";
import { checkLocation, type ModulePlace } from "./check-location.js";
import { asPuppet7, collectDefinitions } from "./collect-definitions.js";
import type { AnyDefinition } from "./definition.js";

/** A parsed manifest: its definitions, or why it can't be used. */
export interface Manifest {
  readonly source: Source;
  /** Undefined if the source has syntax errors. */
  readonly program: Program | undefined;
  readonly definitions: readonly AnyDefinition[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface ReadSettings {
  /** The maximum number of errors that are searched for in a file. */
  readonly maxErrors: number;
  /** The limits that all inputs of the run share. */
  readonly allowance: Allowance | undefined;
  /** Whether Puppet's default warnings are errors. */
  readonly strict: boolean;
  /** Whether nodes have the names of Puppet 7. */
  readonly isSeven?: boolean;
  /** In the paper's profile: all errors besides syntax errors, in place of Puppet's rules. */
  readonly checkAlone?: (program: Program) => readonly Diagnostic[];
}

/** Reads a manifest; `place` is its position in a module. */
export function readManifest(source: Source, settings: ReadSettings, place?: ModulePlace): Manifest {
  const { allowance, maxErrors } = settings;
  const { value: program, diagnostics } = parse(source, { allowance, maxErrors });
  if (!program) return { source, program: undefined, definitions: [], diagnostics };
  return manifestOf(program, settings, diagnostics, place);
}

/** The manifest of a tree; `diagnostics` are those of its parse. */
export function manifestOf(
  program: Program,
  settings: ReadSettings,
  diagnostics: readonly Diagnostic[] = [],
  place?: ModulePlace,
): Manifest {
  const { source } = program;
  const { maxErrors, strict } = settings;
  if (settings.checkAlone) return withoutDefinitions(program, [...diagnostics, ...settings.checkAlone(program)]);
  const collected = collectDefinitions(program, place?.module);
  const definitions = settings.isSeven ? collected.map(asPuppet7) : collected;
  const checked = check(program, { maxErrors }).map((each) => (strict ? asPuppet8(each) : each));
  const all = [...diagnostics, ...checked, ...(place ? checkLocation(program, place) : [])];
  if (hasErrors(all)) return { source, program: undefined, definitions: [], diagnostics: all };
  return { source, program, definitions, diagnostics: all };
}

/** Reads the bytes of a file of a module. */
export function decodeManifest(path: string, bytes: Uint8Array, settings: ReadSettings, place: ModulePlace): Manifest {
  const { source, problem } = decodeSource(path, bytes);
  if (!problem) return readManifest(source, settings, place);
  const span = createSpan(source, problem.offset, problem.offset + 1);
  return withoutProgram(source, catalogue.create[problem.kind](span, {}, { fixes: problem.fixes }));
}

/** A file of a module that exists and can't be read. */
export function unreadableManifest(path: string, reason: string): Manifest {
  const source = createSource(path, "");
  return withoutProgram(source, catalogue.create["file-not-readable"](startOf(source), { file: path, reason }));
}

function withoutProgram(source: Source, diagnostic: Diagnostic): Manifest {
  return { source, program: undefined, definitions: [], diagnostics: [diagnostic] };
}

function beginning(source: Source): Diagnostic[] {
  return source.hasByteOrderMark ? [byteOrderMarkWords.create(startOf(source), {})] : [];
}

/** `strict=error` also applies to diagnostics before a manifest runs. */
export function asPuppet8(diagnostic: Diagnostic): Diagnostic {
  return diagnostic.code === "mupuppet/duplicate-key" ? { ...diagnostic, severity: "error" } : diagnostic;
}

/** In the paper's language, definitions are created as the program runs. */
function withoutDefinitions(program: Program, found: readonly Diagnostic[]): Manifest {
  const diagnostics = [...beginning(program.source), ...found];
  const { source } = program;
  return { source, program: hasErrors(diagnostics) ? undefined : program, definitions: [], diagnostics };
}
