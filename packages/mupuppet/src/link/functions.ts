import { meantFixes } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import { catalogue } from "../diagnostics/index.js";
import { helpForFunction, meantFunctions } from "../evaluate/find-function.js";
import { tellMissingModule } from "./missing-module.js";
import { linkRule, spanIn, type LinkContext, type LinkRule } from "./rule.js";

/** `f(…)`. */
const calls = linkRule(["call"], ({ target }, context) => {
  if (target.kind === "name") checkFunction(target.value, target, context);
});

/** `x.f(…)`. */
const methodCalls = linkRule(["method-call"], ({ method }, context) => {
  checkFunction(method.value, method, context);
});

/** The functions that are called are there. */
export const functionRules: readonly LinkRule[] = [calls, methodCalls];

function checkFunction(name: string, place: Located, context: LinkContext): void {
  const { report, world } = context;
  if (!world.hasModules || world.hasFunction(name)) return;
  const plain = name.replace(/^::/, "").toLowerCase();
  const brings = world.compilation.parts.moduleFunctions().get(plain)?.module;
  const module = brings ?? (plain.includes("::") ? plain.split("::")[0]! : undefined);
  if (module !== undefined && !world.hasModule(module)) {
    tellMissingModule(module, place, context);
    return;
  }
  if (world.compilation.definitions.hasBrokenFiles) return;
  const help = helpForFunction(world.compilation, name);
  const message = `Unknown function: '${name}'`;
  const span = spanIn(context, place);
  const fixes = meantFixes(span, name, meantFunctions(world.compilation, name));
  report(catalogue.create["unknown-function"](span, { message }, { help, fixes }));
}
