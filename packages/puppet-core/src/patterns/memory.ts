/** Which instructions were tried at which offsets of a string: a state that has failed fails again. */
export class Memory {
  private readonly bits: Uint32Array;
  private readonly places: number;

  private constructor(instructions: number, places: number) {
    this.places = places;
    this.bits = new Uint32Array(Math.ceil((instructions * places) / 32));
  }

  /** Undefined if it would need too much memory. */
  static of(instructions: number, length: number): Memory | undefined {
    return instructions === 0 || instructions * (length + 1) > mostBits
      ? undefined
      : new Memory(instructions, length + 1);
  }

  /** Whether an instruction was tried at an offset before; marks it as tried. */
  wasTried(instruction: number, place: number): boolean {
    const bit = instruction * this.places + place;
    const word = Math.floor(bit / 32);
    const mask = 1 << (bit & 31);
    const value = this.bits[word]!;
    if ((value & mask) !== 0) return true;
    this.bits[word] = value | mask;
    return false;
  }
}

/** 64 MiB. */
const mostBits = 2 ** 29;
