import type { NamedResult } from "@cairn/cli-kit";

/**
 * The results of several configurations in order: a list in JSON, documents in YAML, otherwise under comments with the
 * files' names.
 */
export function* joinResults(format: string, results: readonly NamedResult[]): Generator<string> {
  if (format === "json") yield* jsonList(results);
  else
    for (const [index, { name, chunks }] of results.entries()) {
      yield format === "yaml"
        ? `---\n${comment("#", name)}`
        : `${index > 0 ? "\n" : ""}${comment(signOf(format), name)}`;
      yield* chunks;
    }
}

function* jsonList(results: readonly NamedResult[]): Generator<string> {
  for (const [index, { chunks }] of results.entries()) {
    yield index === 0 ? "[\n" : ",\n";
    yield chunks.join("").trimEnd();
  }
  yield "\n]\n";
}

function signOf(format: string): string {
  return format === "cf2" ? "//" : "#";
}

/** A name may contain anything but must not end the comment. */
function comment(sign: string, name: string): string {
  return `${sign} ${name.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, "�")}\n`;
}
