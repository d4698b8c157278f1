import { Script } from "node:vm";
import { codeOf } from "@cairn/diagnostics/node";
import { removeTemporaryFile } from "./replace-file.js";

const slot = Symbol.for("cairn.interruptible");
type Slot = { [slot]?: (() => void) | undefined };

let script: Script | undefined;

/**
 * Runs synchronous `work` so that a keyboard interrupt stops it immediately: Node.js supports that only for a script of
 * `node:vm`. Then throws the result of `interrupted`; the work's own clean-up hasn't run.
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
