import type { Call, Expression, Lambda, MethodCall } from "@cairn/puppet-core";
import type { CalledFunction } from "../../../logic/calls.js";
import { findType } from "../../../model/index.js";
import { partsOf } from "../../print/expression.js";
import type { Part } from "./parts.js";
import type { Seen, Translation } from "./scope.js";
import { threadedBlock } from "./threads.js";

/** `new` of a type: its function in the module, or draft, lambda and end if the lambda sets more. */
export function translateNew(
  node: Call | MethodCall,
  called: CalledFunction,
  translation: Translation,
): readonly Part[] {
  const [target, ...values] = called.arguments;
  const name = target?.kind === "name" ? target.value : target?.kind === "type-name" ? target.name : "";
  const type = findType(translation.task.model, name);
  if (!type) return partsOf(node);
  const { names } = translation.task;
  const list = separated(values);
  if (!called.lambda) return [`${names.newFunction(type)}(`, ...list, ")"];
  const given: Part[] = list.length > 0 ? [", ", ...list] : [];
  const begin: Part[] = [`${names.module}::engine::begin(${names.shapeFunction(type)}()`, ...given, ")"];
  return ["with(", ...begin, ") ", ...initializer(called.lambda, translation)];
}

function separated(list: readonly Expression[]): Part[] {
  return list.flatMap((each, index): Part[] => (index > 0 ? [", ", each] : [each]));
}

/** The lambda of `new`: its parameter is the draft. */
function initializer({ body, parameters }: Lambda, translation: Translation): Part[] {
  const variable = parameters[0]?.name;
  const made: Seen = { kind: "made", state: translation.fresh(), ...(variable === undefined ? {} : { variable }) };
  const first = made.state;
  return [
    `|${first}| `,
    () => {
      translation.objects.push(made);
      if (variable !== undefined) translation.enter(variable, made);
      return threadedBlock(body, translation, false, (state) => translation.engine("finish", state));
    },
    () => {
      translation.objects.pop();
      if (variable !== undefined) translation.leave(variable);
    },
  ];
}
