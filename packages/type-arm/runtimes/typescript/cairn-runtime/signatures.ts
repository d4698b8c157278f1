import { Failure } from "./failure.js";
import { labelOf } from "./text.js";
import { isList, type Value } from "./values.js";

/** What messages call the type of an argument. */
function typeName(value: Value): string {
  if (value === null) return "Undef";
  return isList(value) && value.length > 0 ? "Tuple" : labelOf(value);
}

/** A function got another number of arguments, or its lambda would. */
export function refuseArguments(what: string, expected: string, given: number): never {
  throw new Failure(
    `${what} expects ${expected} argument${expected === "1" ? "" : "s"}, got ${given === 0 ? "none" : given}`,
  );
}

/** A function got a value that it takes in none of its forms. */
export function refuseArgument(name: string, parameter: string, wanted: string, value: Value): never {
  const article = /, | or /.test(wanted)
    ? `a value of type ${wanted}`
    : `${/^[AEIOU]/.test(wanted) ? "an" : "a"} ${wanted} value`;
  throw new Failure(`'${name}' parameter '${parameter}' expects ${article}, got ${typeName(value)}`);
}

/** The ways to call a function of iteration, and why a value fits none of them. */
export function refuseReceiver(name: string, forms: readonly string[], value: Value): never {
  const lines = forms.map((form) => {
    const [, wanted, parameter] = /^\((\w+) (\w+)/.exec(form)!;
    if (form.includes(" memo,")) return `  ${form}\n    rejected: expects 2 arguments, got 1`;
    const article = wanted === "Iterable" ? "an" : "a";
    return `  ${form}\n    rejected: parameter '${parameter}' expects ${article} ${wanted} value, got ${typeName(value)}`;
  });
  const head = `The function '${name}' was called with arguments it does not accept. It expects one of:`;
  throw new Failure([head, ...lines].join("\n"));
}

/** `not` takes one value. */
export function notOneValue(count: number): never {
  throw new Failure(`\`not\` takes one value, and got ${count}`);
}
