import { createSource, type Diagnostic } from "@cairn/diagnostics";
import { isArray, isHash, toText, type Value } from "@cairn/puppet-core/values";
import type { Program } from "@cairn/puppet-core/manifest";
import { parse } from "@cairn/mupuppet";
import { run, steps, type PaperCatalog, type PaperResource, type RunOptions, type Step } from "../src/index.js";

/** The tree of a manifest that has no syntax error. */
export function programOf(text: string): Program {
  const { value, diagnostics } = parse(createSource("site.pp", text));
  if (!value) throw new Error(`${diagnostics[0]!.message} in\n${text}`);
  return value;
}

/** The result of a manifest: its catalog, or its first error. */
export type Outcome = { readonly catalog: PaperCatalog } | { readonly error: Diagnostic };

export function runText(text: string, node = "default", options: RunOptions = {}): Outcome {
  const parsed = parse(createSource("site.pp", text));
  const { value, diagnostics } = parsed.value ? run(parsed.value, node, options) : { ...parsed, value: undefined };
  return value ? { catalog: value } : { error: diagnostics[0]! };
}

/** The steps of a manifest, and the diagnostics if its run ends without `skip`. */
export function stepsOf(
  text: string,
  node = "default",
  options: RunOptions = {},
): { steps: Step[]; error?: Diagnostic } {
  const run = steps(programOf(text), node, options);
  const taken: Step[] = [];
  for (;;) {
    const { done, value } = run.next();
    if (!done) taken.push(value);
    else return { steps: taken, ...(value[0] ? { error: value[0] } : {}) };
  }
}

/** A catalog as text, one resource a line: `File[a] { owner => 'b' }`. */
export function resourcesText(resources: readonly PaperResource[]): string[] {
  return resources.map(({ type, title, parameters }) => {
    const shown = [...parameters.entries()].map(
      ([name, value]) => `${String(name)} => ${JSON.stringify(plain(value))}`,
    );
    return `${type}[${title}] { ${shown.join(", ")} }`;
  });
}

/** A value as JSON; a reference as a string: `File[a]`. */
export function plain(value: Value): unknown {
  if (typeof value === "bigint") return Number(value);
  if (isArray(value)) return value.map(plain);
  if (isHash(value)) return Object.fromEntries([...value.entries()].map(([key, item]) => [toText(key), plain(item)]));
  return typeof value === "object" && value !== null ? toText(value).replaceAll("'", "") : value;
}
