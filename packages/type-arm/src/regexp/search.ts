import { Failure, patternProblem, type Search } from "@cairn/puppet-expressions/evaluate";
import { toPattern } from "@cairn/puppet-expressions/values";
import { costOf, type Cost } from "./cost.js";
import { compilePattern, type PatternProgram } from "./program.js";
import { runProgram } from "./run-program.js";
import { tokensOf } from "./tokens.js";

interface Plan {
  readonly native: RegExp;
  readonly cost: Cost;
  /** Made when it is first needed; nothing where the pattern isn't a regular one. */
  program: PatternProgram | undefined | "unknown";
}

/** How many steps JavaScript's own search may take in the worst case before ours is used, and the most where ours can't be. */
const cheap = 1_000_000;
const most = 50_000_000;
/** The most steps of our own. */
const mostOwn = 2_000_000_000;

const plans = new Map<string, Plan>();

function planOf(source: string): Plan {
  let plan = plans.get(source);
  if (!plan) {
    if (plans.size > 1000) plans.clear();
    plan = { native: toPattern(source), cost: costOf(tokensOf(source)), program: "unknown" };
    plans.set(source, plan);
  }
  return plan;
}

/** How many steps JavaScript's own search takes at most, roughly. */
function stepsOf({ power, isExponential }: Cost, length: number): number {
  if (isExponential) return length <= 12 ? 1 : Infinity;
  return Math.pow(length + 1, power + 1);
}

/** A search whose time is bounded, whatever the pattern and the text: what would take too long is a Failure. */
export function searchWithin(): Search {
  return search;
}

function search(source: string, text: string): readonly (string | undefined)[] | undefined {
  const plan = planOf(source);
  const steps = stepsOf(plan.cost, text.length);
  if (steps <= cheap) return plan.native.exec(text) ?? undefined;
  if (plan.program === "unknown") {
    plan.program = patternProblem(source) === undefined ? compilePattern(tokensOf(source)) : undefined;
  }
  const own = plan.program && plan.program.instructions.length * (text.length + 1);
  if (plan.program && own! <= mostOwn) return runProgram(plan.program, text);
  if (steps <= most) return plan.native.exec(text) ?? undefined;
  const message = `the search for \`/${source}/\` in a text of ${text.length} characters could take for ever`;
  const help = "write the pattern without repetitions inside of repetitions, or without looking around and references";
  throw new Failure("costly-pattern", message, { help });
}

/** A pattern that JavaScript may search for in texts of this length, or nothing. */
export function cheapPattern(source: string): { readonly pattern: RegExp; readonly longest: number } | undefined {
  const { native, cost } = planOf(source);
  if (patternProblem(source) !== undefined) return undefined;
  const longest = cost.isExponential ? 12 : Math.floor(Math.pow(cheap, 1 / (cost.power + 1))) - 1;
  return { pattern: native, longest: cost.power === 0 && !cost.isExponential ? Infinity : longest };
}
