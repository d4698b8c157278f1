/** The actions after a match, in the order of the grammar's commands. */
export interface Acceptance {
  /** The token's type; 0 if the match is skipped. */
  readonly type: number;
  /** Whether it is sent to a channel other than the parser's. */
  readonly hidden?: true;
  /** Each number is a mode action: n ≥ 0 pushes mode n, -1 pops, -2 - n changes to mode n. */
  readonly modes?: readonly number[];
}

/**
 * A lexer's automaton, which `tools/generate-parsers.mjs` derives from ANTLR's own. State 0 is the dead one; the
 * accepting states come last.
 */
export interface LexerTable {
  /** The first code point of each range of the alphabet; a range ends where the next begins. */
  readonly ranges: readonly number[];
  /** The equivalence class of each range: characters of a class are never distinguished. */
  readonly classes: readonly number[];
  /** By state, from 1: triples of first class, last class, next state. */
  readonly states: readonly (readonly number[])[];
  /** What the last states accept, in order. */
  readonly accepts: readonly Acceptance[];
  /** The initial state of each mode. */
  readonly modes: readonly number[];
}

/** A table expanded for speed. */
export interface Automaton {
  readonly states: LexerTable["states"];
  /** The next state, by state and class: a row of `width` columns for each state, filled on first use. */
  readonly next: Uint16Array;
  /** By state: 1 if its row is filled. */
  readonly filled: Uint8Array;
  readonly width: number;
  /** The next state, by state and character below 256; `unknown` until first used. */
  readonly narrow: Uint16Array;
  readonly ranges: Int32Array;
  readonly classes: readonly number[];
  readonly firstAccepting: number;
  /** By state: the type of an ordinary token, 0 for what is skipped, -1 if there is more to do. */
  readonly emits: Int16Array;
  readonly accepts: readonly Acceptance[];
  readonly modes: readonly number[];
  /** By the types that a hook wants to see: `emits` with -1 for those. */
  readonly emitsByWanted: WeakMap<Uint8Array, Int16Array>;
}

/** Not a state: `next` must be consulted first. */
export const unknown = 0xffff;

const automata = new WeakMap<LexerTable, Automaton>();

/** The expanded table, memoised. */
export function automatonOf(table: LexerTable): Automaton {
  let automaton = automata.get(table);
  if (!automaton) automata.set(table, (automaton = unfold(table)));
  return automaton;
}

/** What each state emits if a hook wants to see some types. */
export function emitsWith(automaton: Automaton, wanted: Uint8Array): Int16Array {
  let emits = automaton.emitsByWanted.get(wanted);
  if (!emits) automaton.emitsByWanted.set(wanted, (emits = emitsAsking(automaton, (type) => wanted[type] === 1)));
  return emits;
}

/** `emits` with -1 for some types. */
export function emitsAsking(
  { emits, accepts, firstAccepting }: Automaton,
  asks: (type: number) => boolean,
): Int16Array {
  const asking = emits.slice();
  accepts.forEach(({ type }, index) => {
    if (asks(type)) asking[firstAccepting + index] = -1;
  });
  return asking;
}

/** The state after a character. */
export function stateAfter(automaton: Automaton, state: number, codePoint: number): number {
  if (automaton.filled[state] === 0) fillRow(automaton, state);
  return automaton.next[state * automaton.width + classOf(automaton, codePoint)]!;
}

function fillRow({ filled, next, states, width }: Automaton, state: number): void {
  const row = states[state - 1]!;
  const start = state * width;
  for (let at = 0; at < row.length; at += 3) next.fill(row[at + 2]!, start + row[at]!, start + row[at + 1]! + 1);
  filled[state] = 1;
}

/** The class of a code point. */
function classOf(automaton: Automaton, codePoint: number): number {
  let low = 0;
  let high = automaton.ranges.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (automaton.ranges[middle]! <= codePoint) low = middle;
    else high = middle - 1;
  }
  return automaton.classes[low]!;
}

function unfold(table: LexerTable): Automaton {
  const width = Math.max(...table.classes) + 1;
  const count = table.states.length + 1;
  const firstAccepting = count - table.accepts.length;
  return {
    states: table.states,
    next: new Uint16Array(count * width),
    filled: new Uint8Array(count),
    width,
    narrow: new Uint16Array(count << 8).fill(unknown),
    ranges: Int32Array.from(table.ranges),
    classes: table.classes,
    firstAccepting,
    emits: emittedTypes(table, firstAccepting),
    accepts: table.accepts,
    modes: table.modes,
    emitsByWanted: new WeakMap(),
  };
}

function emittedTypes({ accepts, states }: LexerTable, firstAccepting: number): Int16Array {
  const emits = new Int16Array(states.length + 1);
  accepts.forEach(({ type, hidden, modes }, index) => {
    emits[firstAccepting + index] = hidden || modes ? -1 : type;
  });
  return emits;
}
