import { automatonOf, classOf, type Acceptance, type Automaton, type LexerTable } from "./lexer-table.js";
import { END_OF_FILE, INVALID, Tokens } from "./tokens.js";

/** Decides what a token is from what stands around it, where an automaton can't: called for every token that the parser would see. */
export type FixToken = (type: number, start: number, end: number, previous: number) => number;

export interface LexOptions {
  /** Whether tokens of the hidden channel (comments) are recorded too. */
  readonly hidden?: boolean;
  readonly fix?: FixToken;
  readonly cut?: CutToken;
}

/** Where a token that is a mistake should really end, so that what follows makes sense. */
export type CutToken = (text: string, type: number, start: number, end: number) => number;

/** Splits a text into tokens by the automaton of its grammar: the longest match wins, among equals the rule that is written first. */
export function lex(table: LexerTable, text: string, options: LexOptions = {}): Tokens {
  return new Lexer(automatonOf(table), text, options).run();
}

const paddingBehind = 4;

class Lexer {
  private readonly automaton: Automaton;
  private readonly text: string;
  private readonly units: Uint16Array;
  private readonly fix: FixToken | undefined;
  private readonly cut: CutToken | undefined;
  private types: Int16Array;
  private starts: Int32Array;
  private ends: Int32Array;
  private hidden: Uint8Array | undefined;
  private count = 0;
  private mode = 0;
  private matchEnd = 0;
  private readonly outerModes: number[] = [];

  constructor(automaton: Automaton, text: string, options: LexOptions) {
    this.automaton = automaton;
    this.text = text;
    this.units = unitsOf(text);
    this.fix = options.fix;
    this.cut = options.cut;
    const capacity = (text.length >> 2) + 16;
    this.types = new Int16Array(capacity);
    this.starts = new Int32Array(capacity);
    this.ends = new Int32Array(capacity);
    if (options.hidden) this.hidden = new Uint8Array(capacity);
  }

  run(): Tokens {
    const { emits, firstAccepting } = this.automaton;
    const hooked = this.fix !== undefined || this.cut !== undefined;
    const length = this.text.length;
    for (let start = 0; start < length;) {
      const accepted = this.match(start);
      const end = this.matchEnd;
      const type = hooked && accepted !== 0 ? -1 : emits[accepted]!;
      if (type > 0) this.add(type, start, end);
      if (accepted === 0) start = this.addUnknown(start);
      else start = type >= 0 ? end : this.accept(this.automaton.accepts[accepted - firstAccepting]!, start, end);
    }
    return this.finish();
  }

  /** The state that accepts the longest match at `start`, whose end goes into `matchEnd`; 0 where nothing matches. */
  private match(start: number): number {
    const { narrow, firstAccepting } = this.automaton;
    const units = this.units;
    let state = this.automaton.modes[this.mode]!;
    let accepted = 0;
    let end = start;
    for (let at = start; ;) {
      const unit = units[at]!;
      if (unit < 256) {
        state = narrow[(state << 8) | unit]!;
        at++;
      } else {
        if (at >= this.text.length) break;
        const codePoint = this.text.codePointAt(at)!;
        state = this.step(state, codePoint);
        at += codePoint > 0xffff ? 2 : 1;
      }
      if (state === 0) break;
      if (state >= firstAccepting) {
        accepted = state;
        end = at;
      }
    }
    this.matchEnd = end;
    return accepted;
  }

  private step(state: number, codePoint: number): number {
    return this.automaton.wide[state * this.automaton.wideWidth + classOf(this.automaton, codePoint)]!;
  }

  /** Records a match and says where the next one begins. */
  private accept(acceptance: Acceptance, start: number, matched: number): number {
    const type = acceptance.type;
    const end = this.cut === undefined ? matched : this.cut(this.text, type, start, matched);
    if (acceptance.hidden === undefined) {
      if (type !== 0) this.add(this.fix === undefined ? type : this.fixed(type, start, end), start, end);
    } else if (this.hidden !== undefined) {
      this.add(type, start, end);
      this.hidden[this.count - 1] = 1;
    }
    if (acceptance.modes !== undefined) this.changeMode(acceptance.modes);
    return end;
  }

  private fixed(type: number, start: number, end: number): number {
    return this.fix!(type, start, end, this.count === 0 ? END_OF_FILE : this.types[this.count - 1]!);
  }

  private addUnknown(start: number): number {
    const end = start + (this.text.codePointAt(start)! > 0xffff ? 2 : 1);
    this.add(INVALID, start, end);
    return end;
  }

  private changeMode(changes: readonly number[]): void {
    for (const change of changes) {
      if (change === -1) {
        this.mode = this.outerModes.pop() ?? 0;
      } else {
        if (change >= 0) this.outerModes.push(this.mode);
        this.mode = change >= 0 ? change : -2 - change;
      }
    }
  }

  private add(type: number, start: number, end: number): void {
    const index = this.count++;
    if (index + paddingBehind >= this.types.length) this.grow();
    this.types[index] = type;
    this.starts[index] = start;
    this.ends[index] = end;
  }

  private grow(): void {
    const capacity = this.types.length * 2;
    this.types = copyInto(new Int16Array(capacity), this.types);
    this.starts = copyInto(new Int32Array(capacity), this.starts);
    this.ends = copyInto(new Int32Array(capacity), this.ends);
    if (this.hidden !== undefined) this.hidden = copyInto(new Uint8Array(capacity), this.hidden);
  }

  private finish(): Tokens {
    this.types.fill(END_OF_FILE, this.count, this.count + paddingBehind);
    const { count, types, starts, ends } = this;
    return new Tokens(this.text, { count, types, starts, ends, ...(this.hidden && { hidden: this.hidden }) });
  }
}

function copyInto<A extends Int16Array | Int32Array | Uint8Array>(target: A, from: A): A {
  target.set(from);
  return target;
}

/** The text's units and, behind them, one that no Latin-1 column takes: the inner loop needs no test for the end. */
function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length + 1);
  for (let index = 0; index < text.length; index++) units[index] = text.charCodeAt(index);
  units[text.length] = 0xffff;
  return units;
}
