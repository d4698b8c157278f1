import { Failure } from "@cairn/evaluation";
import { type FunctionCall, type PuppetFunction } from "../evaluate/index.js";
import { isHash, type Value } from "../values/index.js";
import { rubyText } from "../evaluate/ruby-text.js";
import { flattened } from "../values/flattened.js";
import { md5 } from "./digest.js";
import { isTrue } from "../evaluate/truth.js";
import { defineLegacy } from "./legacy.js";
import { noMethod } from "./ruby/class-name.js";
import { leadingInteger } from "./ruby/numbers.js";
import { MersenneTwister } from "./ruby/random.js";

/** A number below `max` that is always the same for a node: the seed is the node's name and the further arguments. */
export const fqdnRand: PuppetFunction = defineLegacy("fqdn_rand", -2, (call, max = null, seed = null, folds = null) => {
  const limit = toInteger(max);
  const name = nameOfNode(call);
  if (isTrue(folds) && name === undefined) throw new Failure("evaluation", noMethod("downcase", null));
  const parts = [(isTrue(folds) ? name?.toLowerCase() : name) ?? "", String(limit), textOf(seed)];
  if (limit <= 0n) throw new Failure("evaluation", `invalid argument - ${limit}`);
  return new MersenneTwister(BigInt(`0x${md5(parts.join(":"))}`)).upTo(limit - 1n);
});

function textOf(seed: Value): string {
  return flattened([seed]).map(rubyText).join(":");
}

function toInteger(max: Value): bigint {
  if (typeof max === "bigint") return max;
  if (typeof max === "string") return leadingInteger(max);
  if (typeof max === "number" && Number.isFinite(max)) return BigInt(Math.trunc(max));
  throw new Failure("evaluation", noMethod("to_i", max));
}

function nameOfNode(call: FunctionCall): string | undefined {
  const facts = call.scope.find("facts")?.value ?? null;
  if (!isHash(facts)) throw new Failure("evaluation", noMethod("dig", facts));
  const networking = facts.get("networking") ?? null;
  const name = isHash(networking) ? networking.get("fqdn") : undefined;
  return typeof name === "string" ? name : undefined;
}
