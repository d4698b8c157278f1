import { ATNDeserializer, Token, type ATN, type ATNState, type IntervalSet, type RuleTransition } from "antlr4ng";
import type { LeanContext } from "../lean-context.js";
import type { LeanParser } from "../lean-parser.js";

/** The follow sets of a grammar, from ANTLR's automaton. */
export class Follow {
  private readonly atn: ATN;

  constructor(atn: ATN) {
    this.atn = atn;
  }

  state(number: number): ATNState {
    return this.atn.states[number]!;
  }

  /** What may come next without leaving the rule; contains `EPSILON` if the rule may end. */
  withinRule(state: ATNState): IntervalSet {
    return this.atn.nextTokens(state);
  }

  /** Whether `type` may come next, given the enclosing rules. */
  canFollow(state: ATNState, context: LeanContext | null, type: number): boolean {
    let following = this.withinRule(state);
    for (let outer = context; ; outer = outer.parent) {
      if (following.contains(type)) return true;
      if (!following.contains(Token.EPSILON)) return false;
      if (outer === null || outer.invokingState < 0) return type === Token.EOF;
      following = this.afterRule(outer);
    }
  }

  /** Everything that may come next. */
  expected(state: number, context: LeanContext | null): Set<number> {
    const types = new Set<number>();
    let following = this.withinRule(this.state(state));
    for (let outer = context; ; outer = outer.parent) {
      addAll(types, following);
      if (!following.contains(Token.EPSILON)) return types;
      if (outer === null || outer.invokingState < 0) return types.add(Token.EOF);
      following = this.afterRule(outer);
    }
  }

  /**
   * The tokens with which an enclosing rule could continue if the inner ones are given up; only of rules that began
   * after token `open`.
   */
  recoverySet(context: LeanContext | null, open = -1): Set<number> {
    const types = new Set<number>();
    const seen = new Set<number>();
    for (let outer = context; outer !== null && outer.invokingState >= 0; outer = outer.parent) {
      if (outer.first <= open) break;
      if (seen.has(outer.invokingState)) continue;
      seen.add(outer.invokingState);
      addAll(types, this.afterRule(outer));
    }
    return types;
  }

  private afterRule(context: LeanContext): IntervalSet {
    const call = this.state(context.invokingState).transitions[0] as RuleTransition;
    return this.withinRule(call.followState);
  }
}

const known = new WeakMap<object, Follow>();

/** The automaton of a parser's grammar, deserialized once. */
export function followOf(parser: LeanParser): Follow {
  const { constructor } = parser;
  let follow = known.get(constructor);
  if (!follow) known.set(constructor, (follow = new Follow(new ATNDeserializer().deserialize(parser.serializedATN))));
  return follow;
}

function addAll(types: Set<number>, set: IntervalSet): void {
  for (const interval of set) {
    for (let type = interval.start; type <= interval.stop; type++) if (type !== Token.EPSILON) types.add(type);
  }
}
