import { after, type Pending } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { classNameOf } from "../values/classes.js";
import { incomparable, orderOf } from "../values/compare.js";
import { raise } from "../values/errors.js";
import { inspect } from "../values/print.js";
import { RObject, type RubyValue } from "../values/values.js";
import type { Method, Methods } from "./method.js";

/** What operators ask of the result of `<=>`. */
const ordered = {
  "<": (found: number) => found < 0,
  "<=": (found: number) => found <= 0,
  ">": (found: number) => found > 0,
  ">=": (found: number) => found >= 0,
};

/** The methods of everything that has an order. */
export const comparable: Methods<RubyValue> = methodsOf(ordered, (test) => (self, [other], { interpreter }) => {
  if (Number.isNaN(self) || (typeof self !== "object" && Number.isNaN(other))) return false;
  return after(orderOfTwo(self, other!, interpreter), test);
});

/** The order of two values; an object of another class may know it. */
function orderOfTwo(self: RubyValue, other: RubyValue, interpreter: Interpreter): Pending<number> {
  if (!(other instanceof RObject)) return orderOf(self, other, interpreter);
  return after(interpreter.send(self, "<=>", [other]), (found) =>
    found === null ? raise("ArgumentError", incomparable(self, other)) : Number(found),
  );
}

/** The methods of objects with an order of their own: Comparable calls their `<=>`. */
export const comparesBySpaceship: Methods<RubyValue> = {
  ...methodsOf(ordered, (test) => (self, [other], { interpreter }) => {
    return after(interpreter.send(self, "<=>", [other!]), (found) => {
      if (found !== null) return test(Number(found));
      const names = `${classNameOf(self)} with ${inspect(other!, interpreter)}`;
      return raise("ArgumentError", `comparison of ${names} failed`);
    });
  }),
  "==": [
    1,
    1,
    (self, [other], { interpreter }) => {
      if (self === other) return true;
      return after(interpreter.send(self, "<=>", [other!]), (found) => found !== null && Number(found) === 0);
    },
  ],
};

function methodsOf(
  tests: Readonly<Record<string, (found: number) => boolean>>,
  run: (test: (found: number) => boolean) => Method<RubyValue>[2],
): Methods<RubyValue> {
  return Object.fromEntries(Object.entries(tests).map(([name, test]) => [name, [1, 1, run(test)] as const]));
}
