import type { Setting } from "../ast/ast.js";
import { unbound } from "../model/model.js";
import type { Settings } from "./settings.js";

/** The largest bound that an Ecore model can represent. */
export const largestBound = 2 ** 31 - 1;

export interface Bounds {
  readonly lower: number;
  readonly upper: number;
}

/** The bounds according to the settings (interpretation R12): invalid ones are ignored. */
export function boundsOf(settings: Settings): Bounds {
  const lower = boundOf(settings.get("min")) ?? 0;
  const upper = boundOf(settings.get("max")) ?? (lower > 1 ? unbound : 1);
  return { lower: lower === unbound ? 0 : lower, upper: upper === 0 ? 1 : upper };
}

/** A whole number from 0, or `unbound`; undefined for anything else. */
export function boundOf(setting: Setting | undefined): number | undefined {
  const value = setting?.value;
  if (value?.kind === "name") return value.value === "unbound" ? unbound : undefined;
  if (value?.kind !== "integer" || value.value > largestBound) return undefined;
  return Number(value.value);
}
