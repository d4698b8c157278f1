import { catalogue } from "../diagnostics/index.js";
import { ruleFor, spanOf } from "./rule.js";

/** The target of a call is a function, by its name, or a type. */
export const callTarget = ruleFor(["call"], ({ target }, context) => {
  const type = target.kind === "access" ? target.target : target;
  if (target.kind === "name" || type.kind === "type-name") return;
  context.report(catalogue.create["not-a-function"](spanOf(target, context), {}));
});
