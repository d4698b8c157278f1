const labelsOnly = "contexts keep no children: mark what matters in the grammar with a label";

/**
 * What a rule has matched: which tokens, and (in the fields that the generated subclasses add) what its labels mark.
 * The constructor assigns all fields, so that no field initialiser runs on the way to a subclass: that costs several times as much.
 */
export class LeanContext {
  declare parent: LeanContext | null;
  declare invokingState: number;
  /** The rule's number in the grammar. */
  declare rule: number;
  /** The first token. */
  declare first: number;
  /** The last token; one less than `first` where the rule matched nothing. */
  declare last: number;

  constructor(parent: LeanContext | null, invokingState: number) {
    this.parent = parent;
    this.invokingState = invokingState;
    this.rule = -1;
    this.first = 0;
    this.last = 0;
  }

  get ruleIndex(): number {
    return this.rule;
  }

  protected getToken(_type: number, _index: number): never {
    throw new Error(labelsOnly);
  }

  protected getTokens(_type: number): never {
    throw new Error(labelsOnly);
  }

  protected getRuleContext(_index: number, _type: unknown): never {
    throw new Error(labelsOnly);
  }

  protected getRuleContexts(_type: unknown): never {
    throw new Error(labelsOnly);
  }
}
