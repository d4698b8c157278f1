import { mayBegin, type Enclosure, type Instruction, type Loop, type Program } from "./instructions.js";
import { after, before, holdsAt, isRepeated } from "./places.js";
import { TriedStates, type Steps } from "./tried-states.js";
import { enclosed, goOn, longer, restore, returning, shorter, Ways } from "./ways.js";

/** The search was given up: it would take too long. */
export const tooSlow = Symbol("tooSlow");

const fail = -1;
const found = -2;
const ways = new Ways();

/** The return address of a call. */
interface Frame {
  readonly at: number;
  readonly outer: number;
}

/**
 * A backtracking search with Ruby's semantics that never tries a state twice and takes no more steps than it is
 * allowed.
 */
export class Machine {
  private readonly program: Program;
  private readonly instructions: readonly Instruction[];
  private readonly text: string;
  private readonly slots: Int32Array;
  private readonly steps: Steps;
  private readonly tried: TriedStates;
  private position = 0;
  private searchStart = 0;
  /** The height of the innermost open enclosure, and the innermost call. */
  private enclosure = -1;
  private frame = -1;
  private readonly frames: Frame[] = [];

  constructor(program: Program, text: string, steps: Steps, patience?: number) {
    this.program = program;
    this.instructions = program.instructions;
    this.text = text;
    this.steps = steps;
    this.slots = new Int32Array(program.slots);
    this.tried = new TriedStates(program.memories, text.length, steps, patience);
  }

  /**
   * The first match at or after an offset: the start and end of it and of its groups, -1 for groups that didn't take
   * part.
   */
  find(from: number): Int32Array | undefined | typeof tooSlow {
    this.tried.forget();
    this.searchStart = from;
    for (let start = from; start <= this.text.length; start = after(this.text, start)) {
      if (this.program.isAnchored && start > 0) return undefined;
      this.steps.left--;
      if (!mayBegin(this.program.first, this.text, start)) continue;
      const end = this.attempt(start);
      if (end === tooSlow) return tooSlow;
      if (end === found) return this.slots;
    }
    return undefined;
  }

  private attempt(start: number): number | typeof tooSlow {
    ways.clear();
    this.slots.fill(-1);
    this.slots[0] = start;
    this.position = start;
    this.enclosure = -1;
    this.frame = -1;
    this.frames.length = 0;
    const { instructions, steps } = this;
    let at = 0;
    while (at !== found) {
      if (--steps.left < 0) return tooSlow;
      at = this.step(instructions[at]!, at);
      if (at === fail) {
        at = this.resume();
        if (at === fail) return fail;
      }
    }
    this.slots[1] = this.position;
    return found;
  }

  private step(instruction: Instruction, at: number): number {
    switch (instruction.do) {
      case "characters": {
        const length = instruction.characters.lengthAt(this.text, this.position);
        this.position += length;
        return length === 0 ? fail : at + 1;
      }
      case "loop":
        return this.tried.has(instruction.memory, this.slots, this.position) ? fail : this.loop(instruction, at);
      case "split":
        if (this.tried.has(instruction.memory, this.slots, this.position)) return fail;
        return this.wait(goOn, instruction.other, this.position) ? instruction.next : fail;
      case "jump":
        return instruction.next;
      case "save":
        return this.save(instruction.slot) ? at + 1 : fail;
      case "leaveIfSame":
        return this.slots[instruction.slot] === this.position ? instruction.next : at + 1;
      case "place":
        return holdsAt(instruction.place, this.text, this.position, this.searchStart) ? at + 1 : fail;
      case "enclosure":
        return this.tried.has(instruction.memory, this.slots, this.position) || !this.enclose(at) ? fail : at + 1;
      case "endEnclosure":
        return this.endEnclosure(at);
      case "found":
        return found;
      default:
        return this.stepRarely(instruction, at);
    }
  }

  private stepRarely(
    instruction: Extract<Instruction, { do: "back" | "forget" | "reference" | "call" | "return" | "unlessGroup" }>,
    at: number,
  ): number {
    switch (instruction.do) {
      case "back":
        for (let count = 0; count < instruction.count; count++) this.position = before(this.text, this.position);
        return this.position < 0 ? fail : at + 1;
      case "forget":
        if (!this.wait(restore, instruction.slot, this.slots[instruction.slot]!)) return fail;
        this.slots[instruction.slot] = -1;
        return at + 1;
      case "reference":
        return this.readAgain(instruction.groups, instruction.ignoresCase) ? at + 1 : fail;
      case "call":
        if (!this.wait(returning, this.frame, 0)) return fail;
        this.frame = this.frames.push({ at: at + 1, outer: this.frame }) - 1;
        return this.program.calls.get(instruction.group)!;
      case "return": {
        const frame = this.frames[this.frame]!;
        if (!this.wait(returning, this.frame, 0)) return fail;
        this.frame = frame.outer;
        return frame.at;
      }
      case "unlessGroup":
        return this.slots[2 * instruction.group + 1]! < 0 ? instruction.next : at + 1;
    }
  }

  /** If there is no room for another alternative, there are no steps left, either. */
  private wait(kind: number, one: number, two: number, three = 0): boolean {
    if (ways.push(kind, one, two, three)) return true;
    this.steps.left = 0;
    return false;
  }

  private save(slot: number): boolean {
    if (!this.wait(restore, slot, this.slots[slot]!)) return false;
    this.slots[slot] = this.position;
    return true;
  }

  private loop({ characters, memory, mode, most }: Loop, at: number): number {
    const { position, text } = this;
    if (mode === "lazy") return most === 0 || this.wait(longer, at, position, most) ? at + 1 : fail;
    // After any position of the run all rounds have matched something.
    const inRun = memory ? memory.first + 2 ** memory.rounds.length - 1 : 0;
    const remembered = most === Infinity && memory ? this.tried.memory : undefined;
    let end = position;
    let isKnown = false;
    for (let count = 0; count < most && !isKnown; count++) {
      const length = characters.lengthAt(text, end);
      if (length === 0) break;
      // From a position where the same loop was before, all of its continuations have failed.
      isKnown = remembered?.wasTried(inRun, end + length) === true;
      if (!isKnown) end += length;
    }
    this.steps.left -= (end - position) >> 1;
    this.position = end;
    if (mode === "possessive") return isKnown ? fail : at + 1;
    return end === position || this.wait(shorter, at, position, end) ? at + 1 : fail;
  }

  private enclose(at: number): boolean {
    const height = ways.height;
    if (!this.wait(enclosed, at, this.position, this.enclosure)) return false;
    this.enclosure = height;
    return true;
  }

  /** The match of an enclosure is final: only those records are kept that restore groups. */
  private endEnclosure(at: number): number {
    const height = this.enclosure;
    const { isNegated, reads } = this.instructions[ways.read(1, height)] as Enclosure;
    const start = ways.read(2, height);
    this.steps.left -= (ways.height - height) >> 4;
    if (isNegated) {
      while (ways.height > height + 4) this.undo();
      this.enclosure = ways.read(3);
      ways.drop();
      return fail;
    }
    this.enclosure = ways.read(3, height);
    ways.keepFrom(restore, height);
    if (!reads) this.position = start;
    return at + 1;
  }

  /** Undoes the last record's change, and drops it. */
  private undo(): void {
    const kind = ways.read(0);
    if (kind === restore) this.slots[ways.read(1)] = ways.read(2);
    else if (kind === returning) this.frame = ways.read(1);
    ways.drop();
  }

  /** Backtracks to the last alternative that is still to be tried. */
  private resume(): number {
    while (ways.height > 0) {
      const kind = ways.read(0);
      const at = ways.read(1);
      if (kind === restore || kind === returning) this.undo();
      else if (kind === goOn) {
        this.position = ways.read(2);
        ways.drop();
        return at;
      } else if (kind === enclosed) {
        this.enclosure = ways.read(3);
        this.position = ways.read(2);
        ways.drop();
        const { behind, isNegated } = this.instructions[at] as Enclosure;
        if (isNegated) return behind;
      } else {
        const loop = this.instructions[at] as Loop;
        if (kind === shorter ? this.shorten(loop) : this.lengthen(loop)) return at + 1;
      }
    }
    return fail;
  }

  private shorten({ follow }: Loop): boolean {
    const { text } = this;
    const least = ways.read(2);
    const longest = ways.read(3);
    let end = before(text, longest);
    while (follow !== undefined && end >= least && text.charCodeAt(end) !== follow) end = before(text, end);
    this.steps.left -= (longest - end) >> 1;
    if (end > least) ways.write(3, end);
    else ways.drop();
    this.position = end;
    return end >= least;
  }

  private lengthen({ characters, memory, most }: Loop): boolean {
    const position = ways.read(2);
    const length = characters.lengthAt(this.text, position);
    this.position = position + length;
    const isTried = length > 0 && most === Infinity && this.tried.has(memory, this.slots, this.position);
    const left = ways.read(3) - 1;
    if (length === 0 || isTried) {
      ways.drop();
      return false;
    }
    if (most !== Infinity && left === 0) ways.drop();
    else {
      ways.write(2, this.position);
      ways.write(3, left);
    }
    return true;
  }

  /** A back-reference to the last of some groups that took part. */
  private readAgain(groups: readonly number[], ignoresCase: boolean): boolean {
    for (const group of groups) {
      const start = this.slots[2 * group]!;
      const end = this.slots[2 * group + 1]!;
      if (end < 0) continue;
      const length = end - start;
      this.steps.left -= length >> 3;
      if (!isRepeated(this.text, start, end, this.position, ignoresCase)) continue;
      this.position += length;
      return true;
    }
    return false;
  }
}
