import { createSource, type Source } from "@cairn/diagnostics";

/** The name of templates that are strings in manifests. */
export const inlineName = "inline template";

const mostKept = 500;
const kept = new Map<string, Source>();

/** The source of a template that is a string: the same one for the same text, so that it is parsed once. */
export function inlineSource(text: string): Source {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const created = createSource(inlineName, text);
  kept.set(text, created);
  return created;
}
