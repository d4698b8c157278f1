import type { Ended, Many, Outcome, Pool, SessionData, Task } from "./work.js";

/** How many items a task has: then even small ones take longer than sending the task. */
const mostItems = 16;
/** How many tasks may wait, for each thread, until the results of the first of them are taken. */
const mostAhead = 64;

let sharedKeys = 0;

interface Piece<Item, Done> {
  readonly items: readonly Item[];
  readonly outcomes: (Outcome<Done> | undefined)[];
  isDone: boolean;
}

/** Gives items to a pool, in pieces, and passes their results on in order. */
export class OrderedTasks<Item, Done, Shared> {
  private readonly pool: Pool;
  private readonly many: Many<Item, Done, Shared>;
  private readonly common: Pick<Task, "session" | "shared" | "sharedKey" | "work">;
  private readonly pieces: Piece<Item, Done>[] = [];
  private readonly running = new Set<Promise<void>>();
  private failure: { readonly thrown: unknown } | undefined;

  constructor(pool: Pool, session: SessionData, many: Many<Item, Done, Shared>) {
    this.pool = pool;
    this.many = many;
    this.common = { session, work: many.work, shared: sharedBytes(many.shared), sharedKey: ++sharedKeys };
  }

  async run(): Promise<void> {
    let items: Item[] = [];
    for await (const item of this.many.items) {
      items.push(item);
      if (items.length < mostItems) continue;
      await this.start(items);
      items = [];
    }
    if (items.length > 0) await this.start(items);
    while (this.running.size > 0 && !this.failure) await Promise.race(this.running);
    if (this.failure) throw this.failure.thrown;
  }

  /** Starts a piece as soon as there is room. */
  private async start(items: readonly Item[]): Promise<void> {
    const piece: Piece<Item, Done> = { items, outcomes: [], isDone: false };
    this.pieces.push(piece);
    const running = this.finish(piece).then(
      () => void this.running.delete(running),
      (thrown: unknown) => {
        this.running.delete(running);
        this.failure ??= { thrown };
      },
    );
    this.running.add(running);
    while (
      (this.running.size >= this.pool.threads * 2 || this.pieces.length >= this.pool.threads * mostAhead) &&
      !this.failure
    )
      await Promise.race(this.running);
    if (this.failure) throw this.failure.thrown;
  }

  private async finish(piece: Piece<Item, Done>): Promise<void> {
    await this.runItems(
      piece,
      piece.items.map((_, index) => index),
    );
    piece.isDone = true;
    for (let first = this.pieces[0]; first?.isDone; first = this.pieces[0]) {
      this.pieces.shift();
      first.items.forEach((item, index) => this.many.take(first.outcomes[index]!, item));
    }
  }

  /**
   * Does the items of a piece at these places. If one ends its worker, it is singled out, and the others are done
   * again.
   */
  private async runItems(piece: Piece<Item, Done>, places: readonly number[]): Promise<void> {
    if (places.length === 0) return;
    const items = places.map((place) => piece.items[place]!);
    const outcome = await this.pool.run({ ...this.common, items, progress: new SharedArrayBuffer(4) });
    if ("results" in outcome) {
      places.forEach((place, index) => this.note(piece, place, { done: outcome.results[index] as Done }));
      return;
    }
    const { ended, index } = outcome;
    const guilty = places[index]!;
    // Earlier items may have filled the thread's memory: an item is only to blame if it ends a thread by itself.
    if (places.length > 1 && ended !== "time") await this.runItems(piece, [guilty]);
    else this.note(piece, guilty, { ended });
    await this.runItems(
      piece,
      places.filter((place) => place !== guilty),
    );
  }

  private note(piece: Piece<Item, Done>, place: number, outcome: Outcome<Done> | Ended): void {
    piece.outcomes[place] = outcome;
    this.many.seen?.(outcome, piece.items[place]!);
  }
}

/** Read by all threads without being copied. */
function sharedBytes(value: unknown): SharedArrayBuffer {
  const bytes = new TextEncoder().encode(JSON.stringify(value ?? null));
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
}
