import { toPattern } from "@cairn/puppet-core/patterns";
import type { Instruction, PatternProgram } from "./program.js";

type Saved = readonly number[];

interface Thread {
  readonly at: number;
  readonly saved: Saved;
}

let word: ReturnType<typeof toPattern> | undefined;

/** The threads at one position, in order of preference; each instruction occurs once. */
class Ways {
  readonly threads: Thread[] = [];
  private readonly seen: Uint32Array;
  private round = 0;

  constructor(size: number) {
    this.seen = new Uint32Array(size);
  }

  clear(): void {
    this.threads.length = 0;
    this.round++;
  }

  enter(at: number): boolean {
    if (this.seen[at] === this.round) return false;
    this.seen[at] = this.round;
    return true;
  }
}

/**
 * The first match in a string, as a backtracking search would find it, but simulating all threads simultaneously: the
 * time is proportional to the product of the lengths of string and pattern.
 */
export function runProgram(program: PatternProgram, text: string): readonly (string | undefined)[] | undefined {
  const { instructions, groups } = program;
  let current = new Ways(instructions.length);
  let next = new Ways(instructions.length);
  let found: Saved | undefined;
  current.clear();
  for (let index = 0; ;) {
    if (!found) follow(current, instructions, text, index, { at: 0, saved: [index] });
    if (current.threads.length === 0 && found) break;
    next.clear();
    const point = text.codePointAt(index);
    const behind = index + (point !== undefined && point > 0xffff ? 2 : 1);
    for (const { at, saved } of current.threads) {
      const instruction = instructions[at]!;
      if (instruction.do === "found") {
        found = withSlot(saved, 1, index);
        break;
      }
      const isMatch = instruction.do === "character" && point !== undefined && instruction.test(point);
      if (isMatch) follow(next, instructions, text, behind, { at: at + 1, saved });
    }
    if (point === undefined) break;
    [current, next] = [next, current];
    index = behind;
  }
  return found && groupsOf(found, groups, text);
}

function withSlot(saved: Saved, slot: number, value: number): Saved {
  const copy = saved.slice();
  copy[slot] = value;
  return copy;
}

/** Adds a thread and those that it leads to without consuming a character. */
function follow(ways: Ways, instructions: readonly Instruction[], text: string, index: number, first: Thread): void {
  const waiting: Thread[] = [first];
  while (waiting.length > 0) {
    const { at, saved } = waiting.pop()!;
    if (!ways.enter(at)) continue;
    const instruction = instructions[at]!;
    switch (instruction.do) {
      case "jump":
        waiting.push({ at: instruction.next, saved });
        break;
      case "split":
        waiting.push({ at: instruction.other, saved }, { at: instruction.next, saved });
        break;
      case "save":
        waiting.push({ at: at + 1, saved: withSlot(saved, instruction.slot, index) });
        break;
      case "place":
        if (isAt(instruction.text, text, index)) waiting.push({ at: at + 1, saved });
        break;
      default:
        ways.threads.push({ at, saved });
    }
  }
}

function isAt(place: string, text: string, index: number): boolean {
  switch (place) {
    case "^":
      return index === 0 || (text[index - 1] === "\n" && index < text.length);
    case "$":
      return index === text.length || text[index] === "\n";
    case "\\A":
      return index === 0;
    case "\\z":
      return index === text.length;
    case "\\Z":
      return index === text.length || (index === text.length - 1 && text[index] === "\n");
    default:
      return (isWord(text, index - 1) !== isWord(text, index)) === (place === "\\b");
  }
}

function isWord(text: string, index: number): boolean {
  if (index < 0 || index >= text.length) return false;
  const isSecondHalf = /[\udc00-\udfff]/.test(text[index]!) && index > 0;
  word ??= toPattern("\\A[[:word:]]\\z");
  return word.test(String.fromCodePoint(text.codePointAt(isSecondHalf ? index - 1 : index)!));
}

function groupsOf(saved: Saved, groups: number, text: string): (string | undefined)[] {
  return Array.from({ length: groups + 1 }, (_, group) => {
    const [start, end] = [saved[2 * group], saved[2 * group + 1]];
    return start === undefined || end === undefined ? undefined : text.slice(start, end);
  });
}
