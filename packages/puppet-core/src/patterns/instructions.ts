import type { Characters } from "./characters.js";
import type { Mode, Place } from "./tree.js";

/**
 * An instruction whose failing is remembered: for each place of the text, and for each round around it that may read nothing,
 * whether that has read something yet, which decides what comes behind it.
 */
export interface Remembered {
  readonly first: number;
  /** The slots where the rounds around it began. */
  readonly rounds: readonly number[];
}

/** What the machine does at a step. Instructions follow each other, unless one says where to go on. */
export type Instruction =
  | { readonly do: "characters"; readonly characters: Characters }
  | Loop
  /** Goes on at `next`; `other` is tried where that fails. */
  | { readonly do: "split"; next: number; other: number; readonly memory: Remembered | undefined }
  | { readonly do: "jump"; next: number }
  /** Keeps the place of the text: the start or the end of a group, or of a round that may read nothing. */
  | { readonly do: "save"; readonly slot: number }
  /** Makes what a slot held unknown: a group that is open has no text to be referred to. */
  | { readonly do: "forget"; readonly slot: number }
  /** Goes on at `next` where nothing was read since the slot was saved. */
  | { readonly do: "leaveIfSame"; readonly slot: number; next: number }
  | { readonly do: "place"; readonly place: Place }
  | Enclosure
  | { readonly do: "endEnclosure" }
  /** Goes back so many characters. */
  | { readonly do: "back"; readonly count: number }
  | { readonly do: "reference"; readonly groups: readonly number[]; readonly ignoresCase: boolean }
  | { readonly do: "call"; readonly group: number }
  | { readonly do: "return" }
  /** Goes on at `next` where the group took no part. */
  | { readonly do: "unlessGroup"; readonly group: number; next: number }
  | { readonly do: "found" };

/** Repeats one character; the most common repetition has an instruction of its own. */
export interface Loop {
  readonly do: "loop";
  readonly characters: Characters;
  readonly most: number;
  readonly mode: Mode;
  /** What must stand where it ends: one UTF-16 unit, where that is known. */
  follow: number | undefined;
  readonly memory: Remembered | undefined;
}

/** What is left with all its other ways dropped: what looks around, and what is never gone back into. */
export interface Enclosure {
  readonly do: "enclosure";
  /** Whether what was read inside counts as read. */
  readonly reads: boolean;
  readonly isNegated: boolean;
  behind: number;
  readonly memory: Remembered | undefined;
}

export interface Program {
  readonly instructions: readonly Instruction[];
  readonly slots: number;
  readonly groups: number;
  /** Where the groups begin that are called. */
  readonly calls: ReadonlyMap<number, number>;
  /** How many things may be remembered for each place; none where failing isn't for ever. */
  readonly memories: number;
  /** Where it must begin at the start of the text, and what it must begin with. */
  readonly isAnchored: boolean;
  readonly first: { readonly ascii: Uint8Array; readonly hasOthers: boolean } | undefined;
}
