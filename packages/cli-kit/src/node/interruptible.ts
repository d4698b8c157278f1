import { Script } from "node:vm";
import { codeOf } from "@cairn/diagnostics/node";
import { removeTemporaryFile } from "./replace-file.js";

const slot = Symbol.for("cairn.interruptible");
type Slot = { [slot]?: (() => void) | undefined };

let script: Script | undefined;

/**
 * Runs `work` so that an interrupt from the keyboard stops it at once, although it never pauses: Node.js can do that only
 * for a script of `node:vm`. Throws what `interrupted` returns then; the work's own clean-up has not run.
 */
export function runInterruptibly<T>(work: () => T, interrupted: () => Error): T {
  const world = globalThis as Slot;
  if (world[slot]) return work();
  let result: { readonly value: T } | undefined;
  world[slot] = () => {
    result = { value: work() };
  };
  script ??= new Script('globalThis[Symbol.for("cairn.interruptible")]()', { filename: "interruptible" });
  try {
    script.runInThisContext({ breakOnSigint: true, displayErrors: false });
  } catch (thrown) {
    if (codeOf(thrown) !== "ERR_SCRIPT_EXECUTION_INTERRUPTED") throw thrown;
    removeTemporaryFile();
    throw interrupted();
  } finally {
    world[slot] = undefined;
  }
  return result!.value;
}
