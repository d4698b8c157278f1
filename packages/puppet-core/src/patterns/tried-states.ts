import type { Remembered } from "./instructions.js";
import { Memory } from "./memory.js";

/** The remaining steps of one use of a pattern. */
export interface Steps {
  left: number;
}

/** The number of steps after which failures are memoised: most searches are over by then. */
const stepsBeforeMemory = 2000;
/** How much of the memory is initialised in the time of a step. */
const bitsPerStep = 64;

/** The states that were tried in a search, once it has taken long. */
export class TriedStates {
  /** Undefined as long as the search is short, or if it would be too large. */
  memory: Memory | undefined = undefined;
  private readonly memories: number;
  private readonly length: number;
  private readonly steps: Steps;
  private readonly patience: number;
  private from = 0;

  /** `memories`: how many states may be memoised for each offset of a text of this length. */
  constructor(memories: number, length: number, steps: Steps, patience = stepsBeforeMemory) {
    this.memories = memories;
    this.length = length;
    this.steps = steps;
    this.patience = patience;
  }

  /** A new search begins. */
  forget(): void {
    this.memory = undefined;
    this.from = this.steps.left - this.patience - (this.memories * this.length) / bitsPerStep;
  }

  /** Whether an instruction was tried in this state before, and marks it as tried: without memory none was. */
  has(instruction: Remembered | undefined, slots: Int32Array, position: number): boolean {
    if (!instruction) return false;
    if (!this.memory) {
      if (this.steps.left > this.from) return false;
      this.memory = Memory.of(this.memories, this.length);
      if (!this.memory) this.from = -1;
    }
    let { first } = instruction;
    let bit = 1;
    for (const slot of instruction.rounds) {
      if (slots[slot] !== position) first += bit;
      bit *= 2;
    }
    return this.memory?.wasTried(first, position) === true;
  }
}
