import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { loadHiera } from "../load/load-hiera.js";

/** The functions that read Hiera's data. */
export const hieraNames = ["hiera", "hiera_array", "hiera_hash", "hiera_include", "lookup"] as const;

/** One of them, loaded on its first call. */
export function hieraFunction(name: (typeof hieraNames)[number]): PuppetFunction {
  return { name, call: (call) => loadHiera().hieraFunctions.get(name)!.call(call) };
}
