import { replacement } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { ruleFor, spanOf } from "./rule.js";

const including = new Set(["include", "contain", "require"]);

/** `include Nginx`: a capitalised name is a type, not a class. */
export const classNameCase = ruleFor(["call"], ({ arguments: given, target }, context) => {
  if (target.kind !== "name" || !including.has(target.value)) return;
  for (const argument of given) {
    if (argument.kind !== "type-name") continue;
    const span = spanOf(argument, context);
    const name = argument.name.toLowerCase();
    context.report(
      catalogue.create["capital-class-name"](
        span,
        { written: argument.name, name },
        { fixes: [replacement(span, name)] },
      ),
    );
  }
});
