import { createSource } from "@cairn/diagnostics";
import {
  Component,
  createStore,
  deserialize,
  isComponent,
  isNumber,
  isVector,
  numberValue,
  serialize,
  type DataFormat,
  type DataTree,
  type Origin,
  type ProvenanceLog,
  type SerializeOptions,
  type Store,
  type StoreValue,
  type Tree,
} from "@cairn/store";
import fc from "fast-check";

/** A value as the papers write it: a component is a list of pairs. */
export type Model =
  null | boolean | string | { readonly digits: string } | { readonly data: string[] } | Model[] | Pairs;
export interface Pairs {
  readonly pairs: [name: string, value: Model][];
}

export const steps = ["assignment", "link", "inheritance", "placement"] as const;

export function isPairs(model: Model | undefined): model is Pairs {
  return typeof model === "object" && model !== null && "pairs" in model;
}

/** A store with one source of the text `text`, and a function that creates origins in it. */
export function storeOver(text = ""): { store: Store; origin: (step: number, start?: number, end?: number) => Origin } {
  const store = createStore(steps);
  const source = store.log.addSource(createSource("test.sf", text));
  return { store, origin: (step, start = 0, end = start) => ({ step, source, start, end }) };
}

/** Puts the values of `pairs` into `component`. */
export function putAll(store: Store, component: Component, pairs: Pairs, origin: Origin): void {
  for (const [name, value] of pairs.pairs) {
    if (isPairs(value)) putAll(store, store.putComponent(component, name, origin), value, origin);
    else store.put(component, name, valueOf(store, value, origin), origin);
  }
}

export function valueOf(store: Store, model: Model, origin: Origin): StoreValue {
  if (Array.isArray(model)) return model.map((element) => valueOf(store, element, origin));
  if (typeof model !== "object" || model === null) return model;
  if ("digits" in model) return numberValue(model.digits);
  if ("data" in model) return { kind: "data", path: model.data };
  const component = new Component();
  putAll(store, component, model, origin);
  return component;
}

export function treeOf(model: Model): Tree {
  const { store, origin } = storeOver();
  if (!isPairs(model)) return { value: valueOf(store, model, origin(1)), log: store.log };
  putAll(store, store.root, model, origin(1));
  return { value: store.root, log: store.log };
}

export function modelOf(value: StoreValue, log: ProvenanceLog): Model {
  if (isComponent(value)) {
    return { pairs: [...value.entries()].map(([name, record]) => [name, modelOf(log.value(record), log)]) };
  }
  if (isVector(value)) return value.map((element) => modelOf(element, log));
  if (isNumber(value)) return { digits: typeof value === "number" ? String(value) : value.digits };
  if (typeof value !== "object" || value === null) return value as null | boolean | string;
  if (value.kind !== "data") throw new Error(`unexpected ${value.kind}`);
  return { data: [...value.path] };
}

export function print({ value, log }: Tree, format: DataFormat, options: Partial<SerializeOptions> = {}): string {
  const printed = serialize(value, log, { format, ...options });
  if ("tooLarge" in printed) throw new Error(`too large: ${printed.tooLarge}`);
  return [...printed.chunks].join("");
}

export function read(text: string, format: DataFormat): DataTree {
  const { tree, errors } = deserialize(createSource(`data.${format}`, text), format);
  if (!tree) throw new Error(JSON.stringify(errors));
  return tree;
}

const awkward = [
  ..."yes No on OFF y n true NULL null ~ = << - -- --- ... .inf .nan 1 007 0x1F 0o7 1_000 1:20 2001-01-01".split(" "),
  ..."2001-12-14t21:59:43.10-05:00 1e3 +1 .5 -.5 ? : , [ ] { } # & * ! | > % @ ` a: a:b :a __proto__ constructor".split(
    " ",
  ),
  ..."$.a:b a#b {} [] \\ \" ' /x x/".split(" "),
  ...[
    "",
    " ",
    " a",
    "a ",
    "a: b",
    "a #b",
    "a\nb",
    "\n",
    "\t",
    "a\tb",
    "- a",
    "? a",
    "é",
    "日本",
    "e\u0301",
    "😀",
    "\ud800",
    "\udc00x",
  ],
  ...[
    "\u0000",
    "\u0007",
    "\u007f",
    "\u0085",
    "\u00a0",
    "\u2028",
    "\u2029",
    "\ufeff",
    "\ufffe",
    "\uffff",
    "a b  c",
    "x".repeat(1100),
  ],
];

export const text = fc.oneof(
  fc.constantFrom(...awkward),
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.stringMatching(/^[a-z ]{0,9}$/),
);

export const digits = fc.oneof(
  fc.integer().map(String),
  fc.constantFrom("1.50", "9223372036854775808", "1e400", "-0", "0.10", "1E+2", "-1.5e-7", "100000000000000000000000"),
  fc
    .tuple(fc.integer({ min: -99, max: 99 }), fc.nat(99), fc.integer({ min: -400, max: 400 }))
    .map(([a, b, e]) => `${a}.${b}e${e}`),
);

const scalar: fc.Arbitrary<Model> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  text,
  digits.map((number) => ({ digits: number })),
);

function pairsOf(value: fc.Arbitrary<Model>): fc.Arbitrary<Pairs> {
  const names = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom("a", "b", "c", "d", "1", "0") },
    { weight: 1, arbitrary: text },
  );
  return fc
    .uniqueArray(fc.tuple(names, value), { selector: ([name]) => name, maxLength: 6 })
    .map((pairs) => ({ pairs }));
}

/** Any value but data references, for which data formats have no notation. */
export const model: fc.Arbitrary<Model> = fc.letrec<{ model: Model; container: Model }>((tie) => ({
  model: fc.oneof({ maxDepth: 5, withCrossShrink: true }, scalar, tie("container")),
  container: fc.oneof(fc.array(tie("model"), { maxLength: 4 }), pairsOf(tie("model"))),
})).model;

export const component: fc.Arbitrary<Pairs> = pairsOf(model);

/** Milliseconds of processor time since `start`: unlike wall-clock time, it is reliable on a busy machine. */
export function processorTime(start?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
