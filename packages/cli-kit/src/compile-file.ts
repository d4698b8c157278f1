import { hasErrors, type Result, type Source } from "@cairn/diagnostics";
import type { Argument, Compilation, LanguageServices } from "./language.js";
import type { Session } from "./session.js";

/** What was compiled, its first input standing for all of them, and what it was compiled to. */
export interface CompiledInputs {
  readonly source: Source;
  readonly compilation: Compilation;
}

/** What a step made of compiled inputs. */
export interface Outcome<T> {
  readonly compilation: Compilation;
  readonly value: T;
}

/** The words of a command line that are compiled. */
export function inputArgument(severalInputs = false): Argument {
  if (!severalInputs) return { name: "FILE", describe: "the input; `-` is standard input" };
  const describe = "the inputs, which belong together: files, folders, globs; `-` is standard input";
  return { name: "FILE", describe, many: true };
}

/** Compiles what `words` mean and does the next step with it; nothing where either finds errors, which are reported. */
export async function compileThen<T>(
  session: Session,
  words: readonly string[],
  phase: string,
  step: (compilation: Compilation) => Result<T>,
): Promise<Outcome<T> | undefined> {
  const compiled = await compileInputs(session, words);
  if (!compiled) return undefined;
  const { compilation, source } = compiled;
  session.phases.enter(phase, source.name);
  const { value, diagnostics } = session.host.interruptible(() => step(compilation));
  session.report(diagnostics);
  return value === undefined || hasErrors(diagnostics) ? undefined : { compilation, value };
}

/** Reads and compiles what `words` mean; nothing where it has errors, which are reported. */
export async function compileInputs(session: Session, words: readonly string[]): Promise<CompiledInputs | undefined> {
  const sources = await readInputs(session, words);
  const [source] = sources ?? [];
  if (!source) return undefined;
  const services = await session.load();
  session.phases.enter("compile", source.name);
  const { value, diagnostics } = await compileAll(session, services, sources!);
  session.report(diagnostics);
  return value && !hasErrors(diagnostics) ? { source, compilation: value } : undefined;
}

/** All that `words` mean; nothing where one can't be read, which is reported. */
async function readInputs(session: Session, words: readonly string[]): Promise<readonly Source[] | undefined> {
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
