/** What follows from a match, in the order of the grammar's commands. */
export interface Acceptance {
  /** The token's type; 0 where the match is skipped. */
  readonly type: number;
  /** Whether it goes to another channel than the parser's. */
  readonly hidden?: true;
  /** Each number is a mode to enter: n ≥ 0 pushes mode n, -1 pops, -2 - n changes to mode n. */
  readonly modes?: readonly number[];
}

/**
 * A lexer's automaton, as `tools/generate-parsers.mjs` found it by walking through ANTLR's own.
 * State 0 is the dead one; the states that accept come last.
 */
export interface LexerTable {
  /** The first code point of each range of the alphabet; a range ends where the next begins. */
  readonly ranges: readonly number[];
  /** The class of each range: characters of a class are never told apart. */
  readonly classes: readonly number[];
  /** By state, from 1: triples of first class, last class, next state. */
  readonly states: readonly (readonly number[])[];
  /** What the last states accept, in their order. */
  readonly accepts: readonly Acceptance[];
  /** The state in which each mode begins. */
  readonly modes: readonly number[];
}

/** A table unfolded for speed: one row of 256 columns a state, and one of classes for the characters above. */
export interface Automaton {
  readonly narrow: Uint16Array;
  readonly wide: Uint16Array;
  readonly wideWidth: number;
  readonly ranges: Int32Array;
  readonly classes: readonly number[];
  readonly firstAccepting: number;
  /** By state: the type of an ordinary token, 0 for what is skipped, -1 where more is to be done. */
  readonly emits: Int16Array;
  readonly accepts: readonly Acceptance[];
  readonly modes: readonly number[];
  /** By the types that a hook wants to see: `emits` with -1 for those. */
  readonly emitsByWanted: WeakMap<Uint8Array, Int16Array>;
}

const automata = new WeakMap<LexerTable, Automaton>();

/** The table unfolded, once. */
export function automatonOf(table: LexerTable): Automaton {
  let automaton = automata.get(table);
  if (!automaton) automata.set(table, (automaton = unfold(table)));
  return automaton;
}

/** What each state emits, where a hook wants to see some types. */
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

/** The class of a code point. */
export function classOf(automaton: Automaton, codePoint: number): number {
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
  const automaton: Automaton = {
    narrow: new Uint16Array((table.states.length + 1) << 8),
    wide: new Uint16Array((table.states.length + 1) * width),
    wideWidth: width,
    ranges: Int32Array.from(table.ranges),
    classes: table.classes,
    firstAccepting: table.states.length + 1 - table.accepts.length,
    emits: new Int16Array(table.states.length + 1),
    accepts: table.accepts,
    modes: table.modes,
    emitsByWanted: new WeakMap(),
  };
  table.states.forEach((row, index) => {
    for (let at = 0; at < row.length; at += 3) {
      automaton.wide.fill(row[at + 2]!, (index + 1) * width + row[at]!, (index + 1) * width + row[at + 1]! + 1);
    }
  });
  table.accepts.forEach(({ type, hidden, modes }, index) => {
    automaton.emits[automaton.firstAccepting + index] = hidden || modes ? -1 : type;
  });
  fillNarrow(automaton, table);
  return automaton;
}

/** Only what rows say is written: this runs once a process, and so never fast. */
function fillNarrow(automaton: Automaton, { states }: LexerTable): void {
  const { narrow } = automaton;
  const units = unitsOfClasses(automaton);
  for (let index = 0; index < states.length; index++) {
    const row = states[index]!;
    const start = (index + 1) << 8;
    for (let at = 0; at < row.length; at += 3) {
      const next = row[at + 2]!;
      for (let column = row[at]!; column <= row[at + 1]!; column++) {
        const those = units[column];
        if (those) for (let which = 0; which < those.length; which++) narrow[start | those[which]!] = next;
      }
    }
  }
}

/** By class: the characters below 256 that have it. */
function unitsOfClasses({ classes, ranges }: Automaton): number[][] {
  const units: number[][] = [];
  for (let range = 0, unit = 0; unit < 256; range++) {
    const those = (units[classes[range]!] ??= []);
    for (const end = Math.min(ranges[range + 1] ?? 256, 256); unit < end; unit++) those.push(unit);
  }
  return units;
}
