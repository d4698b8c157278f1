import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { Failure } from "@cairn/evaluation";
import { rubyText } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import { oldFunction, failEvaluation } from "./old-function.js";

function isGiven(value: Value): boolean {
  return value !== null && value !== "";
}

const pick = oldFunction("pick", -1, (_, ...values) => {
  const picked = values.find(isGiven) ?? null;
  if (rubyText(picked) === "") failEvaluation("pick(): must receive at least one non empty value");
  return picked;
});

const pickDefault = oldFunction("pick_default", -1, (_, ...values) => {
  if (values.length === 0) throw new Failure("evaluation", "Must receive at least one argument.");
  return values.slice(0, -1).find(isGiven) ?? values.at(-1)!;
});

/** Functions that choose among values. */
export const picks: readonly PuppetFunction[] = [pick, pickDefault];
