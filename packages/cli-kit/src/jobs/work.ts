/**
 * Many independent items of one kind of work, done in this thread or on a pool of worker threads. The results are the
 * same in either case, and in the same order.
 */
import type { ExtraCommandContext } from "../language.js";

/**
 * One kind of work of a language. Items, what they share, and results are plain data, since they pass between threads.
 */
export interface Work<Item, Done, Shared = undefined> {
  /** Prepares a thread, once for each value of `shared`; returns what does one item. */
  begin(context: ExtraCommandContext, shared: Shared): Promise<(item: Item) => Done>;
}

/** The works of a language by their names, loaded on demand. */
export type Works = Readonly<Record<string, () => Promise<Work<never, unknown, never>>>>;

/** Why an item has no result: it took too long, or too much memory, or it ended its thread. */
export interface Ended {
  readonly ended: "time" | "memory" | "crash";
}

/** What became of an item. */
export type Outcome<Done> = { readonly done: Done } | Ended;

/** Many items of a work. */
export interface Many<Item, Done, Shared> {
  /** The name of the work. */
  readonly work: string;
  readonly items: Iterable<Item> | AsyncIterable<Item>;
  /** How many there are, if that is known. */
  readonly count?: number | undefined;
  readonly shared: Shared;
  /** Called for each item, in their order. */
  take(outcome: Outcome<Done>, item: Item): void;
  /** Called for each item as soon as it is done, in no order. */
  seen?(outcome: Outcome<Done>, item: Item): void;
  /** The number of threads; by default one for each core. */
  readonly jobs?: number | undefined;
  /** An item ends alone after so many seconds. */
  readonly seconds?: number | undefined;
  /** An item ends alone if its thread needs more than so many MiB (default: 2048). */
  readonly megabytes?: number | undefined;
  /**
   * Called if these limits aren't enforced: because the command must run in one thread (it reads standard input or
   * watches), or because threads can't be started.
   */
  unlimited?(reason: Unlimited): void;
}

/** Why limits on items aren't enforced. */
export type Unlimited = "one thread" | "no threads";

/** What a worker is told: how to make the session of the command, and some items. */
export interface Task {
  readonly session: SessionData;
  readonly work: string;
  /** What all items share, as JSON; a new array means that it is another value. */
  readonly shared: SharedArrayBuffer;
  readonly sharedKey: number;
  readonly items: readonly unknown[];
  /** Where the worker writes which item it does. */
  readonly progress: SharedArrayBuffer;
}

/** A worker's answer to a task. */
export interface TaskAnswer {
  readonly results: readonly unknown[];
  /** The files that the worker has read since its last answer. */
  readonly inputs: readonly string[];
}

/** A session as data. */
export interface SessionData {
  readonly options: Readonly<Record<string, unknown>>;
  readonly rules: unknown;
  readonly words: readonly string[];
  readonly wordsAfterDashes: readonly string[];
}

/** The last argument of a worker thread: no command line can hold it. Node.js's own module for this takes 1 ms to load. */
export const workerMark = "\0worker";

/** A pool of worker threads. */
export interface Pool {
  readonly threads: number;
  /** The results of a task's items; or which of them ended it, and why. */
  run(task: Task): Promise<TaskOutcome>;
  close(): Promise<void>;
}

export type TaskOutcome = { readonly results: readonly unknown[] } | ({ readonly index: number } & Ended);

export interface PoolLimits {
  readonly threads: number;
  readonly seconds: number | undefined;
  readonly megabytes: number | undefined;
}
