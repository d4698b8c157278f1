import {
  automatonOf,
  emitsAsking,
  emitsWith,
  stateAfter,
  unknown,
  type Acceptance,
  type Automaton,
  type LexerTable,
} from "./lexer-table.js";
import { columnsFor, cutColumns, grownColumns, type Columns } from "./columns.js";
import type { Detour, TokenHook } from "./token-hook.js";
import { END_OF_FILE, INVALID, Tokens } from "./tokens.js";
import { releaseUnits, unitsOf } from "./units.js";

/** How a source is cut into tokens. */
export interface LexOptions {
  /** Whether tokens of the hidden channel (comments) are recorded, too. */
  readonly hidden?: boolean;
  readonly cut?: CutToken;
  /** Decides about tokens that the automaton can't distinguish; created for each source. */
  readonly hook?: TokenHook;
}

/** Where an erroneous token should end so that what follows makes sense. */
export type CutToken = (text: string, type: number, start: number, end: number) => number;

/**
 * Lexes a source with the automaton of its grammar: the longest match wins, and among equals the rule that is written
 * first.
 */
export function lex(table: LexerTable, text: string, options: LexOptions = {}): Tokens {
  return new Lexer(automatonOf(table), text, options).run();
}

const paddingAfter = 4;
const lineFeed = 10;

/** A range that is lexed out of order, and where lexing continues after it. */
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
  private readonly keepsHidden: boolean;
  private columns: Columns;
  private count = 0;
  private mode = 0;
  private matchEnd = 0;
  private readonly outerModes: number[] = [];
  /** The end of the source, or of the current detour. */
  private limit: number;
  private readonly detours: OpenDetour[] = [];
  private isCut = false;

  constructor(automaton: Automaton, text: string, options: LexOptions) {
    this.automaton = automaton;
    this.text = text;
    this.units = unitsOf(text);
    this.cut = options.cut;
    this.hook = options.hook;
    this.limit = text.length;
    this.keepsHidden = options.hidden ?? false;
    this.columns = columnsFor(text);
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

  /** What each state emits, or -1 if a hook must be called. */
  private emitsOf(): Int16Array {
    const { automaton, cut, hook } = this;
    if (cut !== undefined) return emitsAsking(automaton, () => true);
    return hook === undefined ? automaton.emits : emitsWith(automaton, hook.wanted);
  }

  /** Where lexing continues after blanks: after the text of heredocs, if the line with their tags ends here. */
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

  /** The state that accepts the longest match at `start`, whose end is stored in `matchEnd`; 0 if nothing matches. */
  private match(start: number): number {
    const { firstAccepting, narrow } = this.automaton;
    const units = this.units;
    let state = this.automaton.modes[this.mode]!;
    let accepted = 0;
    let end = start;
    for (let at = start; ;) {
      const unit = units[at]!;
      const next = unit < 256 ? narrow[(state << 8) | unit]! : this.step(state, at);
      if (next !== state) {
        if (next === unknown) {
          narrow[(state << 8) | unit] = this.step(state, at);
          continue;
        }
        if (state >= firstAccepting) {
          accepted = state;
          end = at;
        }
        if (next === 0) break;
        state = next;
      }
      at += unit < 0xd800 ? 1 : this.unitsAt(at);
    }
    this.matchEnd = end;
    return accepted;
  }

  private step(state: number, at: number): number {
    if (at >= this.limit) return 0;
    return stateAfter(this.automaton, state, this.text.codePointAt(at)!);
  }

  /** The number of UTF-16 units of the character at `at`. */
  private unitsAt(at: number): number {
    return this.text.codePointAt(at)! > 0xffff ? 2 : 1;
  }

  /** Records a match and returns where the next one begins. */
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
    if (!this.keepsHidden) return;
    this.add(type, start, end);
    this.columns.hidden[this.count - 1] = 1;
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
    const { hidden, types } = this.columns;
    let last = this.count - 1;
    while (last >= 0 && hidden[last] === 1) last--;
    return last < 0 ? END_OF_FILE : types[last]!;
  }

  private addUnknown(start: number): number {
    const end = start + this.unitsAt(start);
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
    if (index + paddingAfter >= this.columns.types.length && !this.grow()) return;
    const { types, starts, ends } = this.columns;
    types[index] = type;
    starts[index] = start;
    ends[index] = end;
  }

  /** Makes room for more tokens. At the maximum the source ends here, with all detours. */
  private grow(): boolean {
    const grown = grownColumns(this.columns);
    if (grown) {
      this.columns = grown;
      return true;
    }
    this.count--;
    this.limit = 0;
    this.detours.length = 0;
    this.isCut = true;
    return false;
  }

  private finish(): Tokens {
    const { count, hook, isCut, keepsHidden, text } = this;
    releaseUnits(this.units);
    const { types, starts, ends, hidden } = cutColumns(this.columns, count + paddingAfter);
    types.fill(END_OF_FILE, count);
    return new Tokens(text, { count, types, starts, ends, hidden: keepsHidden ? hidden : undefined, hook, isCut });
  }
}
