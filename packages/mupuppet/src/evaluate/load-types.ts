import type { Manifest } from "../resolve/manifest.js";
import type { Compilation } from "./compilation.js";
import { parameterTypes } from "./parameter-types.js";

/**
 * Evaluates the types of the parameters in a module's file as soon as that is read, as Puppet does. Files that are only
 * read for that are processed after it by a worklist, so that chains of modules may be of any length.
 */
export function evaluateTypesWhenLoaded(compilation: Compilation): (manifest: Manifest) => void {
  const waiting: Manifest[] = [];
  return (manifest) => {
    waiting.push(manifest);
    if (waiting.length > 1) return;
    try {
      for (const each of waiting) evaluateTypesIn(each, compilation);
    } finally {
      waiting.length = 0;
    }
  };
}

function evaluateTypesIn({ definitions }: Manifest, compilation: Compilation): void {
  for (const definition of definitions) {
    if (definition.kind !== "class" && definition.kind !== "define") continue;
    if (!definition.node.parameters.some(({ type }) => type)) continue;
    compilation.evaluator.machine.run(parameterTypes(compilation, definition));
  }
}
