import { add, hash, one, set } from "../instance.js";
import type { ConformanceProgram } from "../target.js";

const text = `
# All data types, bounds, and what may be set.
type Kinds {
  attr whole, Integer
  attr broken, Float
  attr word, String
  attr yes, Boolean
  attr mode, enum[on, off]
  attr needed, String { min => 1 }
  attr some, Integer { max => 3 }
  attr two, String { min => 2 }
  attr exactly, Float { min => 2, max => 2 }
  attr given, Integer { default => 7 }
  attr filled, String { default => 'x', max => unbound }
  attr ready, enum[a, b] { default => b }
  attr real, Float { default => 2 }
  attr nothing, String { unsettable => true }
  attr list, Integer { max => unbound, unsettable => true }
  attr chosen, enum[a, b] { unsettable => true, default => a }
  attr hidden, String { transient => true }
  attr fixed, Integer { default => 3, setable => false }
  attr closed, String { setable => false }
}
`;

const sound = { needed: "n", two: ["a", "b"], exactly: [1.5, 2n] };

/** Objects of attributes alone. */
export const valuesProgram: ConformanceProgram = {
  name: "values",
  text,
  instances: [
    one("Kinds"),
    one("Kinds", sound),
    one("Kinds", { ...sound, whole: -3n, broken: 2.5, word: "ß\n\u0001", yes: false, mode: "off" }),
    one("Kinds", { ...sound, whole: 9223372036854775807n, broken: 1e300, word: "", yes: true, mode: "on" }),
    one("Kinds", { ...sound, whole: 1.0, broken: "1", word: 1n, yes: "true", mode: "ON" }),
    one("Kinds", { ...sound, whole: "1", broken: true, word: null, yes: null, mode: 1n }),
    one("Kinds", { ...sound, whole: [1n], broken: [], word: ["a"], yes: [true], mode: ["on"] }),
    one("Kinds", { ...sound, whole: hash(["a", 1n]), word: [[["deep", null, 2.5]]], mode: "x".repeat(200) }),
    one("Kinds", { ...sound, some: [] }),
    one("Kinds", { ...sound, some: 4n }),
    one("Kinds", { ...sound, some: [1n, 2n, 3n, 4n] }),
    one("Kinds", { ...sound, some: [1n, null, "2", [3n]] }),
    one("Kinds", { needed: null, two: "one", exactly: [1n, 2n, 3n] }),
    one("Kinds", { needed: ["n"], two: [], exactly: 1n }),
    one("Kinds", { ...sound, given: null, filled: null, ready: null, real: null }),
    one("Kinds", { ...sound, given: 8n, filled: [], ready: "a", real: -1.25 }),
    one("Kinds", { ...sound, filled: ["x", "x", "y"] }),
    one("Kinds", { ...sound, nothing: null, list: null, chosen: null }),
    one("Kinds", { ...sound, nothing: "", list: [], chosen: "b" }),
    one("Kinds", { ...sound, list: 5n, hidden: "seen" }),
    one("Kinds", { ...sound, fixed: 4n, closed: "x" }),
    one("Kinds", { ...sound, Whole: 1n }),
    one("Kinds", { ...sound, Whole: 1n, "": null, __proto__x: 2n, "a b": "c", whole: "bad" }),
    one("Kinds", sound, set("whole", 1n), set("whole", 2n)),
    one("Kinds", sound, add("some", 1n), add("some", [2n, 3n]), add("filled", "z")),
    one("Kinds", sound, add("some", [1n, 2n]), add("some", [3n, 4n])),
    one("Kinds", sound, add("some", null), add("list", [null])),
    one("Kinds", sound, add("whole", 1n)),
    one("Kinds", sound, set("nope", 1n)),
    one("Kinds", { ...sound, whole: "bad" }, set("nope", 1n)),
    one("Kinds", sound, set("fixed", 1n), set("list", null), add("list", 1n)),
    one("Kinds", {}, set("needed", "n"), set("two", ["a", "b"]), add("exactly", 1n), add("exactly", 2n)),
    one("Kinds", sound, set("given", null), set("nothing", null), set("filled", "w")),
  ],
};
