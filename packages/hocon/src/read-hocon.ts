import { Budget, createSpan, type Allowance, type Source, type Span } from "@cairn/diagnostics";
import { failureOf, grow, Machine, resultOf, withBudget, type Evaluation } from "@cairn/evaluation";
import { Component, createStore, type DataTree, type Store, type StoreValue } from "@cairn/store";
import { parseHocon } from "./parse.js";
import { HoconResolver, scopeOf, type Resolved, type Scope } from "./resolve.js";

/** The contents of a HOCON file, with the positions of its keys; or why it can't be read. */
export function readHocon(
  source: Source,
  allowance?: Allowance,
): DataTree | { readonly problem: string; readonly span: Span } {
  const parsed = parseHocon(source, allowance);
  if ("message" in parsed) return { problem: parsed.message, span: parsed.span };
  const root = scopeOf(parsed.members);
  const writer = new TreeWriter(source, new HoconResolver(root));
  try {
    withBudget(new Budget(), () => new Machine().run(writer.fill(writer.store.root, root)));
  } catch (caught) {
    return { problem: failureOf(caught).message, span: writer.place };
  }
  return { store: writer.store, value: writer.store.root, log: writer.store.log };
}

/** What an object or a list takes in a store, and what each of its keys or elements does. */
const bytesOfComponent = 512;
const bytesOfRecord = 128;
const bytesOfItem = 64;

/** Writes resolved values into a store. */
class TreeWriter {
  readonly store: Store = createStore(["data file"]);
  /** The key whose value is being resolved. */
  place: Span;
  private readonly source: Source;
  private readonly number: number;
  private readonly resolver: HoconResolver;

  constructor(source: Source, resolver: HoconResolver) {
    this.source = source;
    this.resolver = resolver;
    this.number = this.store.log.addSource(source);
    this.place = createSpan(source, 0, 0);
  }

  *fill(component: Component, scope: Scope): Evaluation<void> {
    grow(bytesOfComponent + scope.entries.size * bytesOfRecord);
    for (const [key, list] of scope.entries) {
      const { end, start } = list.at(-1)!;
      this.place = createSpan(this.source, start, end);
      const value = yield* resultOf(this.resolver.entry(list));
      if (value === undefined) continue;
      const inner = value.kind === "scope" ? new Component() : undefined;
      const written: StoreValue = inner ?? (yield* resultOf(this.write(value)));
      const record = this.store.put(component, key, written, { step: 1, source: this.number, start, end });
      if (!inner || value.kind !== "scope") continue;
      inner.owner = component;
      inner.slot = record;
      yield* resultOf(this.fill(inner, value));
    }
  }

  private *write(value: Resolved): Evaluation<StoreValue> {
    if (value.kind === "scalar") {
      return value.digits === undefined ? value.value : { kind: "number", digits: value.digits };
    }
    if (value.kind === "scope") {
      const component = new Component();
      yield* resultOf(this.fill(component, value));
      return component;
    }
    grow(bytesOfComponent + value.items.length * bytesOfItem);
    const items: StoreValue[] = [];
    for (const each of value.items) items.push(yield* resultOf(this.write(each)));
    return items;
  }
}
