import { Random, seededSource, type Outcome } from "@cairn/testing/deep";
import { oracle, type OracleValue } from "./oracle.js";
import { inSomeOrder } from "./orders.js";
import { make, valuesOf } from "./scenario.js";
import { writeSite, type Site } from "./sites.js";

const triedOrders = 20;

/**
 * A graph of imports means what the four steps define, and a value that they yield is the same in every admissible
 * order.
 */
export function checkGraph(site: Site): Outcome {
  const { "f0.cf2": main, ...others } = writeSite(site);
  const made = make({ ...others, "main.cf2": main! });
  const steps = oracle(site);
  const wanted = hasProblem(steps) ? "a conflict or something undefined" : canonical(steps);
  const found = made.compiled ? valuesOf(made) : "a conflict or something undefined";
  const outcome = { valid: made.compiled !== undefined, labels: made.errors };
  if (found !== wanted) return { ...outcome, problem: `differs: ${found}\nthe four steps: ${wanted}` };
  if (!made.compiled) return outcome;
  for (let order = 0; order < triedOrders; order++) {
    const other = canonical(inSomeOrder(site, new Random(seededSource(11, order))));
    if (other !== found) return { ...outcome, problem: `depends on the order: ${found}\nanother order: ${other}` };
  }
  return outcome;
}

function hasProblem(value: OracleValue): boolean {
  if (typeof value === "object") return Object.values(value).some(hasProblem);
  return value === "conflict" || value === undefined;
}

/** As text, with sorted names. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === "object" && member !== null
      ? Object.fromEntries(Object.entries(member).sort(([left], [right]) => (left < right ? -1 : 1)))
      : member,
  );
}
