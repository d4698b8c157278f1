import {
  createSource,
  createSpan,
  decodeSource,
  startOf,
  type Files,
  type Result,
  type Source,
} from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";

/** A file that an option names, as text. */
export function readSource(path: string, files: Files): Result<Source> {
  const content = files.read(path);
  if ("problem" in content) {
    const words = { file: path, reason: content.problem };
    return { diagnostics: [catalogue.create["file-not-readable"](startOf(createSource(path, "")), words)] };
  }
  const { source, problem } = decodeSource(path, content.bytes);
  if (!problem) return { value: source, diagnostics: [] };
  const span = createSpan(source, problem.offset, problem.offset);
  return { diagnostics: [catalogue.create[problem.kind](span, {})] };
}
