import type { Source } from "@cairn/diagnostics";
import type { EnvironmentSettings } from "../../environment/environment.js";
import type { Modules } from "../../modules/modules.js";
import type { DataFile } from "@cairn/hiera";

const folders = ["manifests", "functions", "types", "plans", "templates", "lib"];
const word = /["']((?:::)?[a-z0-9_][\w:.-]*)["']/gi;

/** The quoted words of each text, which is searched once. */
const wordsOf = new WeakMap<Source, ReadonlySet<string>>();

/**
 * Whether a word is in quotes anywhere in code, templates or data: a key may be looked up wherever it is written. Keys
 * that code composes are missed.
 */
export function usedWords(
  modules: Modules,
  environment: EnvironmentSettings | undefined,
  data: readonly DataFile[],
): (key: string) => boolean {
  const sources = [...(environment?.manifests ?? []), ...data.map(({ source }) => source)];
  for (const module of modules.names()) {
    for (const folder of folders) {
      for (const path of modules.filesBelow(module, folder)) {
        const source = modules.read(module, `${folder}/${path}`)?.value;
        if (source) sources.push(source);
      }
    }
  }
  const words = sources.map(quotedWords);
  return (key) => words.some((each) => each.has(key));
}

function quotedWords(source: Source): ReadonlySet<string> {
  let words = wordsOf.get(source);
  if (!words) {
    words = new Set(Array.from(source.text.matchAll(word), ([, found]) => found!.replace(/^::/, "")));
    wordsOf.set(source, words);
  }
  return words;
}
