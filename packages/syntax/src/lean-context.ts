/**
 * What a rule has matched: its tokens, and (in fields that the generated subclasses add) its labels. In the fast stage
 * a context contains nothing else, and no field initialiser runs in a subclass: both are expensive.
 */
export class LeanContext {
  /** The first token. */
  declare first: number;
  /** The last token; one less than `first` if the rule matched nothing. */
  declare last: number;
  /** The number of its rule. */
  declare rule: number;
  /** The next two are set only in the report stage. */
  declare parent: LeanContext | null;
  declare invokingState: number;

  constructor(parent: LeanContext | null, invokingState: number) {
    this.first = 0;
    this.last = 0;
    this.rule = 0;
    if (parent === null && invokingState >= 0) return;
    this.parent = parent;
    this.invokingState = invokingState;
  }

  get ruleIndex(): number {
    return this.rule;
  }
}
