import type { Characters } from "./characters.js";
import type { Mode, Place } from "./tree.js";

/**
 * An instruction whose failure is memoised: for each offset of the string, and for each enclosing round that may match
 * the empty string, whether that has matched something yet, which decides what follows it.
 */
export interface Remembered {
  readonly first: number;
  /** The slots with the starts of the enclosing rounds. */
  readonly rounds: readonly number[];
}

/** What the machine does at a step. Instructions follow each other unless one jumps. */
export type Instruction =
  | { readonly do: "characters"; readonly characters: Characters }
  | Loop
  /** Continues at `next`; `other` is tried if that fails. */
  | { readonly do: "split"; next: number; other: number; readonly memory: Remembered | undefined }
  | { readonly do: "jump"; next: number }
  /** Saves the offset in the string: the start or end of a group, or of a round that may match the empty string. */
  | { readonly do: "save"; readonly slot: number }
  /** Clears a slot: a group that is open has no text that can be referred to. */
  | { readonly do: "forget"; readonly slot: number }
  /** Continues at `next` if nothing was matched since the slot was saved. */
  | { readonly do: "leaveIfSame"; readonly slot: number; next: number }
  | { readonly do: "place"; readonly place: Place }
  | Enclosure
  | { readonly do: "endEnclosure" }
  /** Goes back this number of characters. */
  | { readonly do: "back"; readonly count: number }
  | { readonly do: "reference"; readonly groups: readonly number[]; readonly ignoresCase: boolean }
  | { readonly do: "call"; readonly group: number }
  | { readonly do: "return" }
  /** Continues at `next` if the group didn't take part. */
  | { readonly do: "unlessGroup"; readonly group: number; next: number }
  | { readonly do: "found" };

/** Repeats one character; the most common repetition has its own instruction. */
export interface Loop {
  readonly do: "loop";
  readonly characters: Characters;
  readonly most: number;
  readonly mode: Mode;
  /** What must follow it: one UTF-16 unit, if that is known. */
  follow: number | undefined;
  readonly memory: Remembered | undefined;
}

/** A part whose alternatives are dropped once it has matched: lookarounds and atomic groups. */
export interface Enclosure {
  readonly do: "enclosure";
  /** Whether its match is consumed. */
  readonly reads: boolean;
  readonly isNegated: boolean;
  behind: number;
  readonly memory: Remembered | undefined;
}

export interface Program {
  readonly instructions: readonly Instruction[];
  readonly slots: number;
  readonly groups: number;
  /** The addresses of the groups that are called. */
  readonly calls: ReadonlyMap<number, number>;
  /** How many states may be memoised for each offset; none if a failure isn't final. */
  readonly memories: number;
  /** Whether it must match at the start of the string, and what it must begin with. */
  readonly isAnchored: boolean;
  readonly first: { readonly ascii: Uint8Array; readonly hasOthers: boolean } | undefined;
}

/** Whether a match of a program may begin at a position of a text. */
export function mayBegin(first: Program["first"], text: string, position: number): boolean {
  if (!first) return true;
  const unit = text.charCodeAt(position);
  return unit < 128 ? first.ascii[unit] === 1 : first.hasOthers && position < text.length;
}
