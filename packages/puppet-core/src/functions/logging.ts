import { defineFunction, type PuppetFunction } from "../evaluate/index.js";
import { any } from "../types/index.js";
import { toText } from "../values/index.js";
import { repeated } from "./declare.js";

const levels = ["debug", "info", "notice", "warning", "err", "alert", "emerg", "crit"] as const;

/** The severity of a message, from the lowest. */
export type LogLevel = (typeof levels)[number];

/** Functions that print a message. */
export const logging: readonly PuppetFunction[] = levels.map((level) =>
  defineFunction(level, {
    parameters: [repeated("values", any)],
    run({ evaluator, span }, ...values) {
      evaluator.options.log?.(level, values.map(toText).join(" "), span);
      return null;
    },
  }),
);
