import type { Enclosure, Instruction, Loop, Program, Remembered } from "./instructions.js";
import { alternativesOf } from "./parts.js";
import type { Look, Part, Repeat, Tree } from "./tree.js";

/** The instructions for a pattern. */
export function compileTree(tree: Tree): Program {
  return new Compiler(tree).run();
}

/** Up to how many enclosing rounds that may match the empty string failures are still remembered. */
const mostRounds = 4;

class Compiler {
  private readonly tree: Tree;
  private readonly out: Instruction[] = [];
  /** The parts that are still to be compiled, the next last: parts nest too deeply to recurse. */
  private readonly waiting: (() => void)[] = [];
  private readonly calls = new Map<number, number>();
  private readonly isRemembered: boolean;
  /** The groups that are referred to. */
  private readonly referred: ReadonlySet<number>;
  private slots: number;
  private memories = 0;
  /** How many enclosures are open: their alternatives are dropped, so that a failure inside isn't necessarily final. */
  private enclosures = 0;
  /** The slots of the enclosing rounds that may match the empty string. */
  private readonly rounds: number[] = [];

  constructor(tree: Tree) {
    this.tree = tree;
    this.slots = 2 * (tree.groups + 1);
    const state = stateOf(tree.root);
    this.isRemembered = !state.isOwn;
    this.referred = state.referred;
  }

  run(): Program {
    const { groups, root } = this.tree;
    if (this.tree.called.has(0)) this.subroutine(0, root);
    else this.write(root);
    while (this.waiting.length > 0) this.waiting.pop()!();
    this.out.push({ do: "found" });
    for (const [index, each] of this.out.entries()) if (each.do === "loop") each.follow = this.literalAt(index + 1);
    const { ascii, hasOthers, least } = root.facts;
    const first = least > 0 ? { ascii: bitsOf(ascii), hasOthers } : undefined;
    const { calls, memories, out, slots } = this;
    return { instructions: out, slots, groups, calls, memories, isAnchored: beginsAtStart(root), first };
  }

  private literalAt(index: number): number | undefined {
    const next = this.out[index];
    if (next?.do !== "characters" || next.characters.hasOthers) return undefined;
    const { ascii } = next.characters;
    return ascii !== 0n && (ascii & (ascii - 1n)) === 0n ? ascii.toString(2).length - 1 : undefined;
  }

  /** Compiles these one after the other, before anything that is already pending. */
  private inOrder(...steps: readonly (() => void)[]): void {
    for (const step of [...steps].reverse()) this.waiting.push(step);
  }

  private memory(): Remembered | undefined {
    if (!this.isRemembered || this.enclosures > 0 || this.rounds.length > mostRounds) return undefined;
    const first = this.memories;
    this.memories += 2 ** this.rounds.length;
    return { first, rounds: [...this.rounds] };
  }

  private push<Kind extends Instruction>(instruction: Kind): Kind {
    this.out.push(instruction);
    return instruction;
  }

  private write(part: Part): void {
    switch (part.kind) {
      case "characters":
        this.push({ do: "characters", characters: part.characters });
        break;
      case "place":
        this.push({ do: "place", place: part.place });
        break;
      case "keep":
        this.push({ do: "save", slot: 0 });
        break;
      case "sequence":
        for (let index = part.parts.length - 1; index >= 0; index--) {
          const each = part.parts[index]!;
          this.waiting.push(() => this.write(each));
        }
        break;
      case "choice":
        this.choice(part.parts);
        break;
      case "group":
        this.group(part.number, part.part);
        break;
      case "reference":
        this.push({ do: "reference", groups: part.groups, ignoresCase: part.ignoresCase });
        break;
      case "call":
        this.push({ do: "call", group: part.group });
        break;
      case "condition":
        this.condition(part.group, part.parts);
        break;
      default:
        this.writeEnclosing(part);
    }
  }

  private writeEnclosing(part: Repeat | Look | Extract<Part, { kind: "atomic" }>): void {
    if (part.kind === "repeat") this.repeat(part);
    else if (part.kind === "atomic") this.enclosed(() => this.write(part.part), true, false);
    else if (part.isBehind) this.enclosed(() => this.behind(part.part), false, part.isNegated);
    else this.enclosed(() => this.write(part.part), false, part.isNegated);
  }

  private choice(parts: readonly Part[], before?: (part: Part) => void): void {
    const jumps: { next: number }[] = [];
    const writeFrom = (index: number): void => {
      const part = parts[index]!;
      if (index === parts.length - 1) {
        this.inOrder(
          () => before?.(part),
          () => this.write(part),
          () => this.joinHere(jumps),
        );
        return;
      }
      const split = this.push({ do: "split", next: this.out.length + 1, other: 0, memory: this.memory() });
      this.inOrder(
        () => before?.(part),
        () => this.write(part),
        () => {
          jumps.push(this.push({ do: "jump", next: 0 }));
          split.other = this.out.length;
          writeFrom(index + 1);
        },
      );
    };
    writeFrom(0);
  }

  private joinHere(jumps: readonly { next: number }[]): void {
    for (const jump of jumps) jump.next = this.out.length;
  }

  /** Each alternative begins as many characters back as it matches. */
  private behind(part: Part): void {
    const goBack = ({ facts }: Part) => void this.push({ do: "back", count: facts.least });
    this.choice(alternativesOf(part), goBack);
  }

  private group(number: number, part: Part): void {
    const body = () =>
      this.inOrder(
        () => {
          if (this.referred.has(number)) this.push({ do: "forget", slot: 2 * number + 1 });
          this.push({ do: "save", slot: 2 * number });
        },
        () => this.write(part),
        () => this.push({ do: "save", slot: 2 * number + 1 }),
      );
    if (this.tree.called.has(number) && !this.calls.has(number)) this.subroutineOf(number, body);
    else body();
  }

  private subroutine(number: number, part: Part): void {
    this.subroutineOf(number, () => this.write(part));
  }

  /** A called group is compiled once, and is also called at its own position. */
  private subroutineOf(number: number, body: () => void): void {
    this.push({ do: "call", group: number });
    const jump = this.push({ do: "jump", next: 0 });
    this.calls.set(number, this.out.length);
    this.inOrder(
      body,
      () => this.push({ do: "return" }),
      () => this.joinHere([jump]),
    );
  }

  private enclosed(body: () => void, reads: boolean, isNegated: boolean): void {
    const enclosure: Enclosure = this.push({ do: "enclosure", reads, isNegated, behind: 0, memory: this.memory() });
    this.enclosures++;
    this.inOrder(body, () => {
      this.enclosures--;
      this.push({ do: "endEnclosure" });
      enclosure.behind = this.out.length;
    });
  }

  private condition(group: number, [present, absent]: readonly [Part, Part]): void {
    const test = this.push({ do: "unlessGroup", group, next: 0 });
    const jump = { do: "jump" as const, next: 0 };
    this.inOrder(
      () => this.write(present),
      () => {
        this.push(jump);
        test.next = this.out.length;
      },
      () => this.write(absent),
      () => this.joinHere([jump]),
    );
  }

  private repeat(repeat: Repeat): void {
    const { least, mode, most, part } = repeat;
    const isLoop = part.kind === "characters" && most > least;
    if (mode === "possessive" && !isLoop) {
      this.enclosed(() => this.repeat({ ...repeat, mode: "greedy" }), true, false);
      return;
    }
    const copies = Array.from({ length: least }, () => () => this.write(part));
    if (isLoop) this.inOrder(...copies, () => this.push(this.loop(repeat)));
    else if (most === Infinity) this.inOrder(...copies, () => this.endless(repeat));
    else this.inOrder(...copies, () => this.optional(repeat));
  }

  private loop({ least, mode, most, part }: Repeat): Loop {
    const { characters } = part as Extract<Part, { kind: "characters" }>;
    return { do: "loop", characters, most: most - least, mode, follow: undefined, memory: this.memory() };
  }

  /** A round that matches the empty string is the last one. */
  private endless({ mode, part }: Repeat): void {
    const start = this.out.length;
    const split = this.push({ do: "split", next: 0, other: 0, memory: this.memory() });
    const slot = part.facts.least === 0 ? this.slots++ : undefined;
    if (slot !== undefined) {
      this.push({ do: "save", slot });
      this.rounds.push(slot);
    }
    const leave = slot === undefined ? undefined : { do: "leaveIfSame" as const, slot, next: 0 };
    this.inOrder(
      () => this.write(part),
      () => {
        if (leave) this.push(leave);
        if (leave) this.rounds.pop();
        this.push({ do: "jump", next: start });
        const end = this.out.length;
        if (leave) leave.next = end;
        join(split, start + 1, end, mode === "lazy");
      },
    );
  }

  private optional({ least, mode, most, part }: Repeat): void {
    const splits: { at: number; split: Extract<Instruction, { do: "split" }> }[] = [];
    const copies = Array.from({ length: most - least }, () => () => {
      const at = this.out.length;
      splits.push({ at, split: this.push({ do: "split", next: 0, other: 0, memory: this.memory() }) });
      this.write(part);
    });
    this.inOrder(...copies, () => {
      for (const { at, split } of splits) join(split, at + 1, this.out.length, mode === "lazy");
    });
  }
}

function join(split: { next: number; other: number }, inside: number, behind: number, isLazy: boolean): void {
  split.next = isLazy ? behind : inside;
  split.other = isLazy ? inside : behind;
}

/** Whether a state consists of more than the position in the pattern and in the string; and the referenced groups. */
function stateOf(root: Part): { readonly isOwn: boolean; readonly referred: ReadonlySet<number> } {
  const waiting: Part[] = [root];
  const referred = new Set<number>();
  let isOwn = false;
  while (waiting.length > 0) {
    const part = waiting.pop()!;
    if (part.kind === "reference") for (const group of part.groups) referred.add(group);
    isOwn ||= part.kind === "reference" || part.kind === "call" || part.kind === "condition";
    if ("parts" in part) for (const each of part.parts) waiting.push(each);
    else if ("part" in part) waiting.push(part.part);
  }
  return { isOwn, referred };
}

/** Whether a pattern can only match at the start of a string. */
export function beginsAtStart(root: Part): boolean {
  let part = root;
  for (;;) {
    if (part.kind === "place") return part.place === "start";
    if (part.kind === "sequence" && part.parts.length > 0) part = part.parts[0]!;
    else if (part.kind === "group") part = part.part;
    else return false;
  }
}

function bitsOf(ascii: bigint): Uint8Array {
  return Uint8Array.from({ length: 128 }, (_, code) => Number((ascii >> BigInt(code)) & 1n));
}
