import { createSpan, type Diagnostic, type Fix, type Source } from "@cairn/diagnostics";
import { createCli, type Language } from "../../src/index.js";
import { memoryHost } from "../../src/testing/index.js";
import { catalogue } from "./catalogue.js";
import { kv } from "./language.js";

/** A finding wherever the pattern matches, with fixes that write something else there. */
export interface Rule {
  readonly pattern: RegExp;
  readonly code?: "overridden" | "name-not-found";
  readonly fixes: readonly { readonly text: string; readonly declared?: Partial<Fix> }[];
}

/** A safe fix that writes `text`. */
export const safe = (text: string, change?: string): Rule["fixes"][number] => ({
  text,
  declared: { applicability: "safe", ...(change === undefined ? {} : { change }) },
});

function finding(source: Source, { code = "overridden", fixes, pattern }: Rule): Diagnostic[] {
  return [...source.text.matchAll(new RegExp(pattern, "gm"))].map(({ 0: found, index }) => {
    const span = createSpan(source, index, index + found.length);
    const made = fixes.map(({ declared, text }) => ({
      label: text,
      edits: [{ span, text: found.replace(pattern, text) }],
      ...declared,
    }));
    return catalogue.create[code](span, { name: found }, { severity: "warning", fixes: made });
  });
}

/** kv with these rules; syntax errors are found as usual. */
function ruled(rules: readonly Rule[], onCheck: () => void): Language {
  const load = async () => {
    const services = await kv.load();
    return {
      ...services,
      treeChanges: {
        upper: (node: Readonly<Record<string, unknown>>) => ({ ...node, value: String(node["value"]).toUpperCase() }),
      },
      check: (sources: readonly Source[], request: never) => {
        onCheck();
        return sources.flatMap((source) => [
          ...services.ast(source, request).diagnostics,
          ...rules.flatMap((rule) => finding(source, rule)),
        ]);
      },
    };
  };
  return { ...kv, load: load as Language["load"] };
}

/** Fixes a file of kv. */
export async function fixed(text: string, rules: readonly Rule[], option = "--fix") {
  const host = memoryHost({ files: { "a.kv": text } });
  let checks = 0;
  await createCli(ruled(rules, () => checks++)).run(["check", option, "a.kv"], host);
  return { text: host.text("a.kv"), said: host.stderr.split("\n").filter((line) => / made/.test(line)), checks };
}
