import {
  startOf,
  type Catalogue,
  type commonDeclarations,
  type Diagnostic,
  type Result,
  type Source,
  type Span,
} from "@cairn/diagnostics";
import type { Written } from "./formats/format.js";

/** What a language says of its results that can't be printed. */
export interface PrintedFrom {
  /** The language's diagnostics. */
  readonly create: Pick<Catalogue<typeof commonDeclarations>["create"], "output-too-large" | "cannot-hold">;
  /** The main source. */
  readonly source: Source;
  /** A path as the language writes it; by default names are joined by dots. */
  formatPath?(path: readonly string[]): string;
  /** Where the value at a path is defined, if it's known. */
  spanOf?(path: readonly string[]): Span | undefined;
}

/** The limit and the notation of one result. */
export interface PrintedAs {
  /** As messages name it. */
  readonly title: string;
  /** In bytes; 0 = no limit. */
  readonly maxOutput: number;
}

/** A result as text, or why there is none: it would be too large, or the format has no notation for some values. */
export function printedResult(
  written: Written,
  { maxOutput, title }: PrintedAs,
  from: PrintedFrom,
): Result<Iterable<string>> {
  if ("chunks" in written) return { value: written.chunks, diagnostics: [] };
  if ("tooLarge" in written) return { diagnostics: [tooLarge(written.tooLarge, maxOutput, from)] };
  const { create, formatPath = (path) => path.join("."), source, spanOf } = from;
  const diagnostics = written.unwritable.map(({ path, reason, instead }) => {
    const words = { format: title, path: formatPath(path), reason, instead };
    return create["cannot-hold"](spanOf?.(path) ?? startOf(source), words);
  });
  return { diagnostics };
}

/** Reports a result of so many bytes. */
export function tooLarge(bytes: number, limit: number, { create, source }: PrintedFrom): Diagnostic {
  return create["output-too-large"](startOf(source), { size: readable(bytes), limit });
}

/** A number of bytes; an astronomic one as a power of ten. */
function readable(bytes: number): string {
  if (bytes < 1e15) return String(bytes);
  return Number.isFinite(bytes) ? `about 10^${Math.floor(Math.log10(bytes))}` : "more than 10^308";
}
