import { Script, type RunningScriptOptions } from "node:vm";
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
  return (globalThis as Slot)[slot] ? work() : runScript(work, interrupted, {})!.value;
}

/** `runInterruptibly` for some seconds at most: undefined if they didn't suffice. */
export function runWithin<T>(seconds: number, work: () => T, interrupted: () => Error): T | undefined {
  return runScript(work, interrupted, { timeout: seconds * 1000 })?.value;
}

function runScript<T>(
  work: () => T,
  interrupted: () => Error,
  options: RunningScriptOptions,
): { readonly value: T } | undefined {
  const world = globalThis as Slot;
  const before = world[slot];
  let result: { readonly value: T } | undefined;
  world[slot] = () => {
    result = { value: work() };
  };
  script ??= new Script('globalThis[Symbol.for("cairn.interruptible")]()', { filename: "interruptible" });
  try {
    script.runInThisContext({ breakOnSigint: true, displayErrors: false, ...options });
  } catch (thrown) {
    if (codeOf(thrown) === "ERR_SCRIPT_EXECUTION_TIMEOUT") return undefined;
    if (codeOf(thrown) !== "ERR_SCRIPT_EXECUTION_INTERRUPTED") throw thrown;
    removeTemporaryFile();
    throw interrupted();
  } finally {
    world[slot] = before;
  }
  return result;
}
