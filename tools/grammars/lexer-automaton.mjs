import { LexerATNSimulator, Transition } from "antlr4ng";

const lastCodePoint = 0x10ffff;

/**
 * The whole automaton of a lexer as ANTLR's own simulator builds it, by asking it for every state and every class of characters.
 * The answer is a `LexerTable` of packages/syntax.
 */
export function exploreLexer(LexerClass) {
  const atn = LexerClass._ATN;
  rejectPredicates(atn);
  const ranges = findRanges(atn);
  const lexer = new LexerClass(null);
  const raw = walk(lexer.interpreter, atn, ranges);
  return arrange(raw, ranges);
}

function rejectPredicates(atn) {
  for (const state of atn.states) {
    for (const transition of state?.transitions ?? []) {
      const type = transition.transitionType;
      if (type === Transition.PREDICATE || type === Transition.PRECEDENCE)
        throw new Error("a lexer must hold no predicate");
    }
  }
}

/** The code points at which some transition begins or ceases to match: between two of them all characters are alike. */
function findRanges(atn) {
  const starts = new Set([0]);
  const add = (first, last) => {
    if (first >= 0) starts.add(first);
    if (last < lastCodePoint) starts.add(last + 1);
  };
  for (const state of atn.states) {
    for (const transition of state?.transitions ?? []) {
      for (const interval of transition.label ?? []) add(interval.start, interval.stop);
    }
  }
  return [...starts].sort((a, b) => a - b);
}

function walk(simulator, atn, ranges) {
  const input = { index: 0 };
  const numbers = new Map();
  const states = [];
  const numberOf = (state) => {
    if (!numbers.has(state)) numbers.set(state, states.push({ state, row: [] }) - 1);
    return numbers.get(state);
  };
  const modes = atn.modeToStartState.map((start, mode) => {
    simulator.mode = mode;
    const first = numberOf(simulator.addDFAState(simulator.computeStartState(input, start)));
    if (states[first].state.isAcceptState) throw new Error("a lexer rule matches the empty text");
    for (let at = first; at < states.length; at++) {
      states[at].row = ranges.map((codePoint) => {
        const target = simulator.computeTargetState(input, states[at].state, codePoint);
        return target === LexerATNSimulator.ERROR ? -1 : numberOf(target);
      });
    }
    return first;
  });
  return { modes, states: states.map(({ state, row }) => ({ row, accept: acceptanceOf(state) })) };
}

function acceptanceOf(state) {
  if (!state.isAcceptState) return undefined;
  const acceptance = { type: state.prediction };
  for (const action of state.lexerActionExecutor?.lexerActions ?? []) applyAction(action, acceptance);
  return acceptance;
}

function applyAction(action, acceptance) {
  const modes = (change) => (acceptance.modes = [...(acceptance.modes ?? []), change]);
  const handlers = {
    LexerSkipAction: () => (acceptance.type = 0),
    LexerChannelAction: () => action.channel !== 0 && (acceptance.hidden = true),
    LexerTypeAction: () => (acceptance.type = action.type),
    LexerPushModeAction: () => modes(action.mode),
    LexerPopModeAction: () => modes(-1),
    LexerModeAction: () => modes(-2 - action.mode),
  };
  const handler = handlers[action.constructor.name.replace(/^_/, "")];
  if (!handler)
    throw new Error(`lexer command ${action.constructor.name} is not supported (no \`more\`, no code in lexers)`);
  handler();
}

/** Numbers states anew (0 dead, accepting ones last) and merges ranges that no state tells apart into classes. */
function arrange({ modes, states }, ranges) {
  const order = [...states.keys()].sort((a, b) => Number(!!states[a].accept) - Number(!!states[b].accept) || a - b);
  const newNumber = [];
  order.forEach((old, index) => (newNumber[old] = index + 1));
  const rename = (old) => (old < 0 ? 0 : newNumber[old]);
  const { classes, columns } = classify(
    order.map((old) => states[old].row.map(rename)),
    ranges.length,
  );
  const merged = mergeNeighbours(ranges, classes);
  return {
    ...merged,
    states: order.map((old, index) => printRow(columns.map((column) => column[index]))),
    accepts: order.map((old) => states[old].accept).filter(Boolean),
    modes: modes.map(rename),
  };
}

function classify(rows, width) {
  const known = new Map();
  const columns = [];
  const classes = [];
  for (let range = 0; range < width; range++) {
    const column = rows.map((row) => row[range]);
    const key = column.join();
    if (!known.has(key)) known.set(key, columns.push(column) - 1);
    classes.push(known.get(key));
  }
  return { classes, columns };
}

function mergeNeighbours(ranges, classes) {
  const kept = ranges.map((_, index) => index).filter((index) => index === 0 || classes[index] !== classes[index - 1]);
  return { ranges: kept.map((index) => ranges[index]), classes: kept.map((index) => classes[index]) };
}

/** Triples of first class, last class and next state, the dead state left out. */
function printRow(row) {
  const triples = [];
  for (let from = 0; from < row.length;) {
    let to = from;
    while (to + 1 < row.length && row[to + 1] === row[from]) to++;
    if (row[from] !== 0) triples.push(from, to, row[from]);
    from = to + 1;
  }
  return triples;
}
