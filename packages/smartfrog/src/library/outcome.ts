import { didYouMean, startOf, type Diagnostic, type Result } from "@cairn/diagnostics";
import { explain, missingName, type Explanation, type Outcome } from "@cairn/store";
import type { Compiled } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { replacementBy } from "../evaluate/index.js";
import { print } from "../emit/print.js";
import { drawGraph } from "../graph/graph.js";

export interface OutcomeOptions {
  /** Prints the whole store instead of `sfConfig` alone. */
  readonly whole?: boolean;
  /** Writes `{"$data": "a:b"}` for `DATA a:b`, instead of `"$.a:b"`. */
  readonly tagged?: boolean;
}

/** A compiled program, in the form that commands and programs use. */
export function outcomeOf(compiled: Compiled, { whole = false, tagged = false }: OutcomeOptions = {}): Outcome {
  const { store } = compiled;
  const shown = whole ? store.root : compiled.main!;
  return {
    tree: { value: shown, log: store.log },
    print: (format, maxOutput) => print(compiled, { format, whole, maxOutput, tagged }),
    explain: (path) => explainPath(compiled, path),
    graph: () => drawGraph(compiled),
  };
}

/** Explains the value at a path, which is looked up inside `sfConfig` first, then at the root. */
function explainPath(compiled: Compiled, text: string): Result<Explanation> {
  const { store } = compiled;
  const path = text.split(":").map((name) => name.trim());
  const inMain = ["sfConfig", ...path];
  const found = [inMain, path].find((each) => store.find(store.root, each) !== 0);
  const value =
    found &&
    explain(store, store.root, found, {
      formatPath,
      why: (_, winner, place) => `${replacementBy(store.log.step(winner))} at ${place} replaced it`,
    });
  return value ? { value, diagnostics: [] } : { diagnostics: [unknownPath(compiled, path)] };
}

/** Paths inside `sfConfig` are displayed as users write them: without `sfConfig`. */
function formatPath(path: readonly string[]): string {
  return path.length > 1 && path[0] === "sfConfig" ? path.slice(1).join(":") : path.join(":");
}

function unknownPath({ store, program, main }: Compiled, path: readonly string[]): Diagnostic {
  const missing = missingName(store, main ?? store.root, path);
  const [name] = missing ? didYouMean(path[missing.index]!, missing.names, 1) : [];
  const meant =
    name === undefined || !missing
      ? undefined
      : [...path.slice(0, missing.index), name, ...path.slice(missing.index + 1)];
  const notes = meant ? [`did you mean \`${meant.join(":")}\`?`] : [];
  return catalogue.create["unknown-path"](startOf(program.main.source), { path: path.join(":") }, { notes });
}
