import { patternProblem } from "@cairn/puppet-core/patterns";
import { toPattern } from "@cairn/puppet-core/patterns";
import { costOf, type Cost } from "../../../src/regexp/cost.js";
import { compilePattern, type PatternProgram } from "../../../src/regexp/program.js";
import { runProgram } from "../../../src/regexp/run-program.js";
import { tokensOf } from "../../../src/regexp/tokens.js";
import { Failure } from "./failure.js";
import { Pattern } from "./pattern.js";

/** How many steps JavaScript's own search may take in the worst case before ours is used, and the most where ours can't be. */
const cheap = 1_000_000;
const most = 50_000_000;
/** The most steps of our own. */
const mostOwn = 2_000_000_000;

const known = new Map<string, Pattern>();

/** A pattern in Ruby's notation whose search ends in bounded time, whatever the text; a Failure where it isn't a pattern. */
export function boundedPattern(source: string): Pattern {
  let pattern = known.get(source);
  if (!pattern) {
    if (known.size > 1000) known.clear();
    known.set(source, (pattern = make(source)));
  }
  return pattern;
}

function make(source: string): Pattern {
  const problem = patternProblem(source);
  if (problem !== undefined) {
    throw new Failure(`Can not convert right match operand to a regular expression. Caused by '${problem}'.`);
  }
  const native = toPattern(source);
  const cost = costOf(tokensOf(source));
  let program: PatternProgram | undefined;
  return new Pattern(source, native, (text) => {
    const steps = stepsOf(cost, text.length);
    if (steps <= cheap) return native.exec(text);
    program ??= compilePattern(tokensOf(source));
    if (program && program.instructions.length * (text.length + 1) <= mostOwn) return runProgram(program, text);
    if (steps <= most) return native.exec(text);
    throw new Failure(`the search for \`/${source}/\` in a text of ${text.length} characters could take for ever`);
  });
}

/** How many steps JavaScript's own search takes at most, roughly. */
function stepsOf({ isExponential, power }: Cost, length: number): number {
  if (isExponential) return length <= 12 ? 1 : Infinity;
  return Math.pow(length + 1, power + 1);
}
