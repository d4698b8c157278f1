import { isStore, isStoredLink, UNDEFINED, type Reference, type Store } from "../oracle/domains.js";
import type { Paper } from "../oracle/paper.js";

/**
 * The case of a definition that a call takes. Cases that no program can take aren't counted: err3, `find` of the empty
 * reference, and definitions 8 to 11 and 15, which the valuation functions do not use.
 */
type Cases = { readonly [M in keyof Paper]?: (paper: Paper, ...call: Parameters<Paper[M]>) => string };

const CORE_CASES: Cases = {
  put: (_paper, store, id) => {
    const [first] = store;
    if (first === undefined) return "12 put: adds";
    return first[0] === id ? "12 put: replaces" : "12 put: further on";
  },
  bind: (_paper, store, [id, ...rest]) => {
    if (rest.length === 0) return "13 bind: own attribute";
    const [first] = store;
    if (first === undefined) return "13 bind: err2";
    if (first[0] !== id) return "13 bind: further on";
    return isStore(first[1]) ? "13 bind: inside" : "13 bind: err1";
  },
  find: (_paper, store, [id, ...rest]) => {
    const [first] = store;
    if (first === undefined) return "14 find: nothing";
    if (first[0] !== id) return "14 find: further on";
    if (rest.length === 0) return "14 find: found";
    return isStore(first[1]) ? "14 find: inside" : "14 find: through what isn't a store";
  },
  resolve: (paper, store, namespace, reference) => {
    const found = paper.find(store, paper.concatenate(namespace, reference)) !== UNDEFINED;
    if (namespace.length === 0) return found ? "16 resolve: at the root" : "16 resolve: nowhere";
    return found ? "16 resolve: in the namespace" : "16 resolve: further out";
  },
  copy: (_paper, _store, from) => (from.length === 0 ? "17 copy: end" : "17 copy: attribute"),
  inherit: (paper, store, namespace, prototype) =>
    isStore(paper.resolve(store, namespace, prototype)[1]) ? "18 inherit: component" : "18 inherit: no component",
  dataReference: () => "20 DR",
  vector: (_paper, written) => {
    if (written.items.length === 0) return "21 Vec: empty";
    return written.items.some((item) => item.kind === "vector") ? "21 Vec: nested" : "21 Vec: elements";
  },
  basicValue: (_paper, written) => `22 BV: ${written.kind}`,
  prototypes: (_paper, [first]) =>
    first === undefined ? "23 P: end" : first.kind === "body" ? "23 P: body" : "23 P: reference",
  link: (paper, written, namespace, _target, store) =>
    paper.resolve(store, namespace, written.reference.path)[1] === UNDEFINED ? "24 V: link, err5" : "24 V: link",
  value: (_paper, written) =>
    written.kind === "extends" ? "24 V: component" : written.kind === "link" ? "24 V: LR" : "24 V: BV",
  assignment: (_paper, written) => (written.target.path.length > 1 ? "25 A: placement" : "25 A: name"),
  body: (_paper, [first], namespace) =>
    first ? "26 B: assignment" : namespace.length > 0 ? "26 B: end" : "26 B: end of file",
  main: (paper, store) => (isStore(paper.find(store, ["sfConfig"])) ? "27 SF: main component" : "27 SF: err7"),
};

/** The rules of the forward mode come to those of the paper. */
const FORWARD_CASES: Cases = {
  ...CORE_CASES,
  link: (paper, written, _namespace, target) =>
    paper.isPrefix(written.reference.path, target) ? "F1 cycle" : "F1 stored",
  inherit: (paper, store, namespace, prototype) => {
    const [, value] = paper.resolve(store, namespace, prototype);
    if (isStoredLink(value)) return "F4 prototype is a link";
    if (!isStore(value)) return "18 inherit: no component";
    return value.some(([, inner]) => isStoredLink(inner)) ? "F3 links are copied" : "18 inherit: component";
  },
};

/** The cases of what only the forward mode has. */
const LATE = {
  follow: (paper: Paper, store: Store, from: { path: Reference }, [id, ...rest]: Reference): string => {
    const value = paper.find(store, paper.concatenate(from.path, id!));
    return rest.length > 0 && isStoredLink(value) ? "F2 through a link" : "F2 another step";
  },
  meaning: (paper: Paper, store: Store, path: Reference): string => {
    const value = paper.find(store, path);
    if (isStore(value)) return "F7 component";
    return isStoredLink(value) ? "F8 link" : "F6 basic value";
  },
};

/** The oracle, which reports to `hit` which case of which definition it takes. */
export function watched(oracle: Paper, hit: (name: string) => void): Paper {
  const late = "meaning" in oracle;
  const watching = Object.create(oracle) as Paper;
  const cases = Object.entries({ ...(late ? FORWARD_CASES : CORE_CASES), ...(late ? LATE : {}) });
  for (const [name, caseOf] of cases) {
    const original = Reflect.get(oracle, name) as (...call: unknown[]) => unknown;
    const describeCall = caseOf as (paper: Paper, ...call: unknown[]) => string;
    Reflect.set(watching, name, (...call: unknown[]) => {
      hit(describeCall(oracle, ...call));
      return original.apply(watching, call);
    });
  }
  return watching;
}
