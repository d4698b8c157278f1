import type { Diagnostic } from "@cairn/diagnostics";

/**
 * A value that several items may have in common, as a thread sends it: the first time with a number, afterwards only
 * the number.
 */
export type SentOf<Value> = number | { readonly id: number; readonly value: Value };

export type Sent = SentOf<Diagnostic>;

/** How many different ones are known by a number: each may hold the text of its file. */
const mostKnown = 10_000;

/** What identifies a diagnostic: equal ones are reported once. */
export function keyOf({ code, message, span }: Diagnostic): string {
  return `${code}\n${span.source.name}\n${span.start}\n${message}`;
}

/** Numbers what a thread sends: nodes mostly have the same diagnostics, and the same differences. */
export class Sender<Value> {
  private readonly keyOf: (value: Value) => string;
  private readonly ids = new Map<string, number>();
  private next = 0;

  constructor(key: (value: Value) => string) {
    this.keyOf = key;
  }

  send(values: readonly Value[]): SentOf<Value>[] {
    return values.map((value) => {
      const key = this.keyOf(value);
      const known = this.ids.get(key);
      if (known !== undefined) return known;
      const id = this.next++;
      if (this.ids.size < mostKnown) this.ids.set(key, id);
      return { id, value };
    });
  }
}

/** The other end, for several threads: equal values are one object. */
export class Receiver<Value> {
  private readonly keyOf: (value: Value) => string;
  private readonly known = new Map<string, Map<number, Value>>();
  private readonly same = new Map<string, Value>();

  constructor(key: (value: Value) => string) {
    this.keyOf = key;
  }

  /** Without those whose number is unknown, as where the list that they were in is damaged. */
  receive(sender: string, sent: readonly SentOf<Value>[]): Value[] {
    let ids = this.known.get(sender);
    if (!ids) this.known.set(sender, (ids = new Map()));
    return sent.flatMap((each) => {
      if (typeof each === "number") return ids.has(each) ? [ids.get(each)!] : [];
      const value = this.shared(each.value);
      if (ids.size < mostKnown) ids.set(each.id, value);
      return [value];
    });
  }

  private shared(value: Value): Value {
    const key = this.keyOf(value);
    const known = this.same.get(key);
    if (known !== undefined) return known;
    if (this.same.size < mostKnown) this.same.set(key, value);
    return value;
  }
}
