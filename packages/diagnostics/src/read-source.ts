import type { Catalogue } from "./catalogue.js";
import type { commonDeclarations } from "./common.js";
import { decodeSource } from "./decode.js";
import type { Files } from "./files.js";
import type { Result } from "./result.js";
import { createSource, type Source } from "./source.js";
import { createSpan, startOf } from "./span.js";

/** A catalogue's diagnostics of files that can't be read. */
type CreateCommon = Pick<
  Catalogue<typeof commonDeclarations>["create"],
  "file-not-readable" | "invalid-utf8" | "nul-character"
>;

/** The source of the file at `path`, or a diagnostic of a language's catalogue. */
export function readSource(path: string, files: Pick<Files, "read">, create: CreateCommon): Result<Source> {
  const content = files.read(path);
  if ("bytes" in content) return sourceOf(path, content.bytes, create);
  const place = startOf(createSource(path, ""));
  return { diagnostics: [create["file-not-readable"](place, { file: path, reason: content.problem })] };
}

/** Bytes as a source, or a diagnostic. */
export function sourceOf(
  name: string,
  bytes: Uint8Array,
  create: Omit<CreateCommon, "file-not-readable">,
): Result<Source> {
  const { source, problem } = decodeSource(name, bytes);
  if (!problem) return { value: source, diagnostics: [] };
  const span = createSpan(source, problem.offset, problem.offset + 1);
  return { diagnostics: [create[problem.kind](span, {}, { fixes: problem.fixes })] };
}
