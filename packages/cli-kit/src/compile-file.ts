import { hasErrors, type Result, type Source } from "@cairn/diagnostics";
import type { Compilation } from "./language.js";
import type { Session } from "./session.js";

/** A file and what it was compiled to. */
export interface CompiledFile {
  readonly source: Source;
  readonly compilation: Compilation;
}

/** What a step made of a compiled file. */
export interface Outcome<T> {
  readonly compilation: Compilation;
  readonly value: T;
}

/** Compiles `path` and does the next step with it; nothing where either finds errors, which are reported. */
export async function compileThen<T>(
  session: Session,
  path: string,
  phase: string,
  step: (compilation: Compilation) => Result<T>,
): Promise<Outcome<T> | undefined> {
  const compiled = await compileFile(session, path);
  if (!compiled) return undefined;
  const { compilation, source } = compiled;
  session.phases.enter(phase, source.name);
  const { value, diagnostics } = session.host.interruptible(() => step(compilation));
  session.report(diagnostics);
  return value === undefined || hasErrors(diagnostics) ? undefined : { compilation, value };
}

/** Reads and compiles `path`; nothing where it has errors, which are reported. */
export async function compileFile(session: Session, path: string): Promise<CompiledFile | undefined> {
  const source = await session.read(path);
  if (!source) return undefined;
  const services = await session.load();
  session.phases.enter("compile", source.name);
  const request = session.request();
  const { value, diagnostics } =
    (await services.compileLater?.(source, request)) ??
    session.host.interruptible(() => services.compile(source, request));
  session.report(diagnostics);
  return value && !hasErrors(diagnostics) ? { source, compilation: value } : undefined;
}
