import { one } from "../instance.js";
import type { ConformanceProgram } from "../target.js";

/** Words that some language keeps for itself. */
const words = [
  ...["attr", "has", "type", "min", "if", "unless", "case", "default", "class", "new", "constructor", "toString"],
  ...["prototype", "length", "end", "self", "local", "nil", "function", "then", "do", "return", "and", "not", "module"],
  ...["def", "begin", "yield", "self_", "alias", "hash", "freeze", "send", "object_id", "initialize", "value", "node"],
];

const text = `
# Features and types may have any names.
type Words {
${words.map((word) => `  attr ${word}, Integer { check => $${word} > 0 and $it < 100, get => |$x| { $x + 1 } }`).join("\n")}
  invariant { $class == undef or $end == undef or $class < $end }
}
type Object { attr object, String }
type Function inherits Object { attr self, String { derived => || { "\${object}\${self2}" } } attr self2, String }
type A::B { attr a, String has b, A_B }
type A_B { attr a, String has b, A::B has values, A_BValues }
type A_BValues { attr then, String }
type puppet::Error { attr message, String has cause, Puppet::Error }
type Map { attr set, String { check => { $it.filter |$x| { true } != '' } } has inner, Set { max => unbound } has error, Error }
type Set { attr a, Integer has promise, Promise }
type Promise { attr then, String }
type Error { attr message, String }
type Symbol inherits Map { attr b, String }
type Under { attr _private, String attr __index, String }
`;

/** Names that are words of the targets' languages, and names that could meet. */
export const namesProgram: ConformanceProgram = {
  name: "names",
  text,
  instances: [
    one("Words"),
    one("Words", Object.fromEntries(words.map((word, index) => [word, BigInt(index + 1)]))),
    one("Words", Object.fromEntries(words.map((word, index) => [word, BigInt(index)]))),
    one("Words", { class: 5n, end: 5n }),
    one("Words", { class: 5n, end: 6n, constructor: 0n, prototype: "x" }),
    one("Object", { object: "o" }),
    one("Function", { object: "o", self2: "s" }),
    one("Function", { object: 1n }),
    one("A::B", { a: "1", b: one("A_B", { a: "2", b: one("A::B").make }).make }),
    one("A::B", { b: one("A::B").make }),
    one("A_B", { values: one("A_BValues", { then: "now" }).make }),
    one("Map", { inner: [one("Set", { a: 1n, promise: one("Promise", { then: "t" }).make }).make] }),
    one("Symbol", { b: "x", error: one("Error", { message: "m" }).make }),
    one("Symbol", { set: 1n }),
    one("Under", { _private: "p", __index: "i" }),
    one("Puppet::Error", { message: "m", cause: one("Puppet::Error", { message: "n" }).make }),
  ],
};
