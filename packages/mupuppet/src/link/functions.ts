import { Failure } from "@cairn/evaluation";
import type { Located } from "@cairn/puppet-core";
import { describeFailure } from "../diagnostics/describe-failure.js";
import { inForeignTerms } from "../parse/syntax-errors/foreign-forms.js";
import { unknownFunction } from "../evaluate/find-function.js";
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

/** The called functions must exist. */
export const functionRules: readonly LinkRule[] = [calls, methodCalls];

function checkFunction(name: string, place: Located, context: LinkContext): void {
  const { report, world } = context;
  if (!world.hasModules || world.hasFunction(name)) return;
  const plain = name.replace(/^::/, "").toLowerCase();
  const brings = world.compilation.parts.moduleFunctions.get(plain)?.module;
  const module = brings ?? (plain.includes("::") ? plain.split("::")[0]! : undefined);
  if (module !== undefined && !world.hasModule(module)) {
    tellMissingModule(module, place, context);
    return;
  }
  if (world.compilation.definitions.hasBrokenFiles) return;
  const details = unknownFunction(world.compilation, name);
  const span = spanIn(context, place);
  report(
    inForeignTerms(
      describeFailure(new Failure("unknown-function", `Unknown function: '${name}'`, { ...details, span }), span),
    ),
  );
}
