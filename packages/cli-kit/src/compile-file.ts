import { hasErrors, type Result, type Source } from "@cairn/diagnostics";
import type { Argument, Compilation, LanguageServices } from "./language.js";
import type { Session } from "./session.js";

/** The compiled inputs, represented by the first one, and the result of compiling them. */
export interface CompiledInputs {
  readonly source: Source;
  readonly compilation: Compilation;
}

/** The result of a step after compilation. */
export interface Outcome<T> {
  readonly compilation: Compilation;
  readonly value: T;
}

/** The arguments that name the inputs. */
export function inputArgument(severalInputs = false): Argument {
  if (!severalInputs) return { name: "FILE", describe: "the input; `-` is standard input" };
  const describe = "the inputs, which belong together: files, folders, globs; `-` is standard input";
  return { name: "FILE", describe, many: true };
}

/** Compiles the inputs that `words` name and runs the next step; undefined after either reports errors. */
export async function compileThen<T>(
  session: Session,
  words: readonly string[],
  phase: string,
  step: (compilation: Compilation) => Result<T>,
): Promise<Outcome<T> | undefined> {
  return thenStep(session, await compileInputs(session, words), phase, step);
}

/** Runs the next step after compilation; undefined after errors. */
export function thenStep<T>(
  session: Session,
  compiled: CompiledInputs | undefined,
  phase: string,
  step: (compilation: Compilation) => Result<T>,
): Outcome<T> | undefined {
  if (!compiled) return undefined;
  const { compilation, source } = compiled;
  session.phases.enter(phase, source.name);
  const { value, diagnostics } = session.host.interruptible(() => step(compilation));
  session.report(diagnostics);
  return value === undefined || hasErrors(diagnostics) ? undefined : { compilation, value };
}

/** Reads and compiles the inputs that `words` name; undefined after reporting errors. */
export async function compileInputs(session: Session, words: readonly string[]): Promise<CompiledInputs | undefined> {
  return compileSources(session, await readInputs(session, words));
}

/** Compiles inputs; undefined after reporting errors, or if there are none. */
export async function compileSources(
  session: Session,
  sources: readonly Source[] = [],
): Promise<CompiledInputs | undefined> {
  const [source] = sources;
  if (!source) return undefined;
  const services = await session.load();
  session.phases.enter("compile", source.name);
  const { value, diagnostics } = await compileAll(session, services, sources);
  session.report(diagnostics);
  return value && !hasErrors(diagnostics) ? { source, compilation: value } : undefined;
}

/** All inputs that `words` name; undefined after reporting one that can't be read. */
export async function readInputs(session: Session, words: readonly string[]): Promise<readonly Source[] | undefined> {
  const before = session.reported.length;
  const paths = session.language.severalInputs ? session.expand(words) : words;
  const isMissing = session.reported.length > before;
  const sources: Source[] = [];
  for (const path of paths) {
    const source = await session.read(path);
    if (source) sources.push(source);
  }
  return sources.length === paths.length && !isMissing ? sources : undefined;
}

async function compileAll(
  session: Session,
  services: LanguageServices,
  sources: readonly Source[],
): Promise<Result<Compilation>> {
  const { host } = session;
  const request = session.request();
  if (session.language.severalInputs) return host.interruptible(() => services.compileTogether!(sources, request));
  const [source] = sources as readonly [Source];
  return (
    (await services.compileLater?.(source, request)) ?? host.interruptible(() => services.compile(source, request))
  );
}
