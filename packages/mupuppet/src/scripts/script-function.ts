/**
 * Functions that users write in JavaScript: their values are converted both ways, and errors in such a function are
 * failures of the call.
 */
import { Failure } from "@cairn/evaluation";
import { type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { fromScript, toScript } from "./script-values.js";

/** A function in JavaScript, as users write it: it takes and returns JavaScript data. */
export type ScriptFunction = (...values: never[]) => unknown;

/** The module of a user's function, as a function of the language; an error in it is reported where it is called. */
export function scriptFunction(name: string, module: unknown): PuppetFunction {
  const run = exportedFunction(module);
  if (!run) return brokenFunction(name, "its module must export a function by default");
  return {
    name,
    call({ values }) {
      const handed = values.map(toScript);
      const isSecret = handed.some((each) => each.isSecret);
      let result: unknown;
      try {
        result = run(...handed.map((each) => each.data));
      } catch (error) {
        const reason = isSecret
          ? "it refused a value that is secret"
          : error instanceof Error
            ? error.message
            : String(error);
        throw new Failure("failed", `${name}: ${reason}`);
      }
      const value = fromScript(result);
      if (value === undefined)
        throw new Failure("broken-function", `${name} returned something that is no value of Puppet`, {
          help: whatToReturn,
        });
      return isSecret ? { kind: "sensitive", value } : value;
    },
  };
}

const whatToReturn = "return a boolean, a string, a number, a bigint, an array, a plain object, a Map or undefined";

/** A function that can't be called, whatever the arguments. */
export function brokenFunction(name: string, reason: string): PuppetFunction {
  return {
    name,
    call() {
      throw new Failure("broken-function", `the function ${name} can't be used: ${reason}`);
    },
  };
}

function exportedFunction(module: unknown): ((...values: unknown[]) => unknown) | undefined {
  const exported: unknown =
    typeof module === "object" && module !== null && "default" in module ? module.default : module;
  return typeof exported === "function" ? (exported as (...values: unknown[]) => unknown) : undefined;
}
