import { hasErrors, type Source } from "@cairn/diagnostics";
import type { Compilation } from "./language.js";
import type { Session } from "./session.js";

/** A file and what it was compiled to. */
export interface CompiledFile {
  readonly source: Source;
  readonly compilation: Compilation;
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
