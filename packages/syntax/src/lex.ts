import {
  automatonOf,
  classOf,
  emitsAsking,
  emitsWith,
  type Acceptance,
  type Automaton,
  type LexerTable,
} from "./lexer-table.js";
import type { Detour, TokenHook } from "./token-hook.js";
import { END_OF_FILE, INVALID, Tokens } from "./tokens.js";

export interface LexOptions {
  /** Whether tokens of the hidden channel (comments) are recorded too. */
  readonly hidden?: boolean;
  readonly cut?: CutToken;
  /** What decides about tokens that the automaton can't tell apart; made anew for each text. */
  readonly hook?: TokenHook;
}

/** Where a token that is a mistake should really end, so that what follows makes sense. */
export type CutToken = (text: string, type: number, start: number, end: number) => number;

/** Splits a text into tokens by the automaton of its grammar: the longest match wins, among equals the rule that is written first. */
export function lex(table: LexerTable, text: string, options: LexOptions = {}): Tokens {
  return new Lexer(automatonOf(table), text, options).run();
}

const paddingBehind = 4;
/** Texts up to this length are read in a place that serves for all of them. */
const usualLength = 1 << 18;
const lineFeed = 10;

/** A stretch of text that is being read out of its order, and what goes on behind it. */
interface OpenDetour {
  readonly detour: Detour;
  readonly resume: number;
  readonly limit: number;
  readonly unit: number;
  readonly mode: number;
  readonly modes: number;
  readonly nextLine: number;
}

class Lexer {
  private readonly automaton: Automaton;
  private readonly text: string;
  private readonly units: Uint16Array;
  private readonly cut: CutToken | undefined;
  private readonly hook: TokenHook | undefined;
  private types!: Int16Array;
  private starts!: Int32Array;
  private ends!: Int32Array;
  private hidden: Uint8Array | undefined;
  private count = 0;
  private mode = 0;
  private matchEnd = 0;
  private readonly outerModes: number[] = [];
  /** Where the text ends, or the detour that is being read. */
  private limit: number;
  private readonly detours: OpenDetour[] = [];

  constructor(automaton: Automaton, text: string, options: LexOptions) {
    this.automaton = automaton;
    this.text = text;
    this.units = unitsOf(text);
    this.cut = options.cut;
    this.hook = options.hook;
    this.limit = text.length;
    const capacity = (text.length >> 2) + 16;
    this.makeColumns(capacity);
    if (options.hidden) this.hidden = new Uint8Array(capacity);
  }

  run(): Tokens {
    const { firstAccepting } = this.automaton;
    const emits = this.emitsOf();
    for (let start = 0; ;) {
      if (start >= this.limit) {
        if (this.detours.length === 0) return this.finish();
        start = this.leaveDetour();
        continue;
      }
      const accepted = this.match(start);
      const end = this.matchEnd;
      const type = emits[accepted]!;
      if (type > 0) this.add(type, start, end);
      if (accepted === 0) start = this.addUnknown(start);
      else if (type > 0) start = end;
      else if (type === 0) start = this.hook === undefined ? end : this.afterBlank(start, end);
      else start = this.accept(this.automaton.accepts[accepted - firstAccepting]!, start, end);
    }
  }

  /** What each state emits, or -1 where a hook is to be asked. */
  private emitsOf(): Int16Array {
    const { automaton, cut, hook } = this;
    if (cut !== undefined) return emitsAsking(automaton, () => true);
    return hook === undefined ? automaton.emits : emitsWith(automaton, hook.wanted);
  }

  /** Where lexing goes on behind blanks: behind the text of heredocs, where the line with their tags ends here. */
  private afterBlank(start: number, end: number): number {
    const hook = this.hook!;
    const next = hook.nextLine;
    if (next < 0 || !this.hasLineEnd(start, end)) return end;
    hook.nextLine = -1;
    return next;
  }

  private hasLineEnd(start: number, end: number): boolean {
    for (let at = start; at < end; at++) if (this.units[at] === lineFeed) return true;
    return false;
  }

  private enterDetour(detour: Detour, resume: number): void {
    const hook = this.hook!;
    const { limit, mode, outerModes, units } = this;
    const unit = units[detour.to]!;
    this.detours.push({ detour, resume, limit, unit, mode, modes: outerModes.length, nextLine: hook.nextLine });
    units[detour.to] = 0xffff;
    this.limit = detour.to;
    this.mode = detour.mode;
    hook.nextLine = -1;
    hook.detour = undefined;
  }

  private leaveDetour(): number {
    const { detour, resume, limit, unit, mode, modes, nextLine } = this.detours.pop()!;
    this.units[detour.to] = unit;
    this.limit = limit;
    this.mode = mode;
    this.outerModes.length = Math.min(modes, this.outerModes.length);
    this.hook!.nextLine = nextLine;
    this.add(detour.closing, resume, resume);
    return resume;
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
        if (at >= this.limit) break;
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
    if (acceptance.hidden !== undefined) this.addHidden(type, start, end);
    else if (type === 0) return this.hook === undefined ? end : this.afterBlank(start, end);
    else if (this.hook !== undefined && this.hook.wanted[type] === 1) return this.hooked(acceptance, start, end);
    else this.add(type, start, end);
    if (acceptance.modes !== undefined) this.changeMode(acceptance.modes);
    return end;
  }

  private addHidden(type: number, start: number, end: number): void {
    if (this.hidden === undefined) return;
    this.add(type, start, end);
    this.hidden[this.count - 1] = 1;
  }

  private hooked({ type, modes }: Acceptance, start: number, matched: number): number {
    const hook = this.hook!;
    hook.end = matched;
    const seen = hook.see(type, start, matched, this.lastType());
    if (seen !== 0) this.add(seen, start, hook.end);
    if (modes !== undefined) this.changeMode(modes);
    if (hook.detour === undefined) return hook.end;
    const { detour } = hook;
    this.enterDetour(detour, hook.end);
    return detour.from;
  }

  /** The type of the last token that the parser will see. */
  private lastType(): number {
    let last = this.count - 1;
    if (this.hidden !== undefined) while (last >= 0 && this.hidden[last] === 1) last--;
    return last < 0 ? END_OF_FILE : this.types[last]!;
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
    const { types, starts, ends, hidden } = this;
    const capacity = types.length * 2;
    this.makeColumns(capacity);
    this.types.set(types);
    this.starts.set(starts);
    this.ends.set(ends);
    if (hidden === undefined) return;
    this.hidden = new Uint8Array(capacity);
    this.hidden.set(hidden);
  }

  /** All in one piece: for a short text, to ask for memory takes longer than to fill it. */
  private makeColumns(capacity: number): void {
    const memory = new ArrayBuffer(capacity * 10);
    this.starts = new Int32Array(memory, 0, capacity);
    this.ends = new Int32Array(memory, capacity * 4, capacity);
    this.types = new Int16Array(memory, capacity * 8, capacity);
  }

  private finish(): Tokens {
    this.types.fill(END_OF_FILE, this.count, this.count + paddingBehind);
    if (this.units.length <= usualLength) spareUnits = this.units;
    const { count, types, starts, ends, hidden, hook } = this;
    return new Tokens(this.text, { count, types, starts, ends, hidden, hook });
  }
}

/** Where the units of a text of usual length are read, while nobody else does. */
let spareUnits: Uint16Array | undefined;

/** The text's units and, behind them, one that no Latin-1 column takes: the inner loop needs no test for the end. */
function unitsOf(text: string): Uint16Array {
  const units = placeFor(text.length + 1);
  units[text.length] = 0xffff;
  for (let index = 0; index < text.length; index++) units[index] = text.charCodeAt(index);
  return units;
}

/** Taken from the spare one, and given back when the text is read: who reads another text meanwhile makes a new one. */
function placeFor(length: number): Uint16Array {
  const spare = spareUnits;
  if (spare === undefined || spare.length < length) return new Uint16Array(length);
  spareUnits = undefined;
  return spare;
}
