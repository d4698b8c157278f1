import type { EnvironmentSettings } from "../../environment/environment.js";
import type { Modules } from "../../modules/modules.js";
import type { DataFile } from "@cairn/hiera";

const folders = ["manifests", "functions", "types", "plans", "templates", "lib"];
const word = /["']((?:::)?[a-z0-9_][\w:.-]*)["']/gi;

/**
 * Every word in quotes in code, templates or data: a key may be looked up wherever it is written. That misses keys that
 * are composed, and so keys that any code might look up are never reported.
 */
export function usedWords(
  modules: Modules,
  environment: EnvironmentSettings | undefined,
  data: readonly DataFile[],
): ReadonlySet<string> {
  const words = new Set<string>();
  const take = (text: string): void => {
    for (const [, found] of text.matchAll(word)) words.add(found!.replace(/^::/, ""));
  };
  for (const { text } of environment?.manifests ?? []) take(text);
  for (const { source } of data) take(source.text);
  for (const module of modules.names()) {
    for (const folder of folders) {
      for (const path of modules.filesBelow(module, folder))
        take(modules.read(module, `${folder}/${path}`)?.value?.text ?? "");
    }
  }
  return words;
}
