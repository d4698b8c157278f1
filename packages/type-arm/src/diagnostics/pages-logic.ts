import type { DiagnosticPage } from "@cairn/diagnostics";
import { attribute } from "./example-attribute.js";
import type { logicDiagnostics } from "./logic.js";

const sum = "type Sum {\n  attr parts, Integer { max => unbound }\n  attr total, Integer { ";

/** The pages about logic and statements. */
export const logicPages = {
  "not-in-logic": {
    why: `The logic of types is a small part of Puppet's language, so that it can be translated to other languages and run on small devices: literals,
arithmetic, comparisons, variables, \`if\`, \`unless\`, \`case\`, selectors, lambdas, a few functions, and \`new\`. Types aren't values in it.`,
    failing: attribute("check => { size($it) |$each| { $each } > 0 }"),
    repaired: attribute("check => { size($it) > 0 }"),
  },
  "unknown-function": {
    why: `The functions of logic are a set with a name and a version, which is recorded in the output; whatever runs the logic provides these
and no others. \`core\` has the iteration functions of the specification (\`each\`, \`select\`, \`reject\`, \`collect\`, \`reduce\`, \`slice\`), \`migration\` also has some for
strings and numbers. Option \`--functions\` chooses.`,
    failing: attribute("check => { sizes($it) > 0 }"),
    repaired: attribute("check => { size($it) > 0 }"),
  },
  "missing-lambda": {
    why: `The iteration functions apply a lambda to each element.`,
    noFix: "intent",
    failing: { "sum.pp": `${sum}derived => || { $parts.reduce } }\n}\n` },
    repaired: { "sum.pp": `${sum}derived => || { $parts.reduce |$memo, $part| { $memo + $part } } }\n}\n` },
  },
  "unknown-variable": {
    why: `All features are variables in invariants, setters, getters and derivations. A check of an attribute sees only its own value, which
is \`$it\` and has the feature's name; with a lambda, its parameter. A comparison of several features is an invariant.`,
    failing: {
      "user.pp": `type User {\n  attr name, String\n  attr alias, String\n  invariant { $alias != $nmae }\n}\n`,
    },
    repaired: {
      "user.pp": `type User {\n  attr name, String\n  attr alias, String\n  invariant { $alias != $name }\n}\n`,
    },
  },
  "unknown-meta": {
    why: `\`$meta\` describes the current feature: its name, and the type that declares it, which also has a name.`,
    failing: attribute('check => { if $it == "" { "${$meta[label]} is empty" } }'),
    repaired: attribute('check => { if $it == "" { "${$meta[name]} is empty" } }'),
  },
  "assignment-to-feature": {
    why: `Checks, getters and derivations only read an object. A setter may also set other features, including those that users can't set.`,
    failing: { "user.pp": "type User {\n  attr name, String\n  invariant { $name = 'root' }\n}\n" },
    repaired: { "user.pp": "type User {\n  attr name, String\n  invariant { $name == 'root' }\n}\n" },
  },
  "assignment-target": {
    why: `An assignment sets a variable, or a feature of the object that is passed to the lambda of \`new\`.`,
    failing: { "user.pp": `name = 'ann'\n` },
    repaired: { "user.pp": `$name = 'ann'\n` },
  },
  "assigned-twice": {
    noFix: "intent",
    why: `A variable is assigned once, as everywhere in Puppet. Parameters and \`$it\` have their values from the beginning.`,
    failing: { "names.pp": "$name = 'ann'\n$name = 'bob'\n" },
    repaired: { "names.pp": "$name = 'ann'\n$other = 'bob'\n" },
  },
  "append-to-single": {
    why: `\`+=\` appends to a feature that contains a list. A single-valued feature is set with \`=\`, and a variable is assigned once.`,
    failing: attribute("set => |$value| { $name += $value }"),
    repaired: attribute("max => unbound, set => |$value| { $name += $value }"),
  },
  removal: {
    why: `The language has the assignment operators \`=\` and, for lists, \`+=\`.`,
    failing: attribute("max => unbound, set => |$value| { $name -= $value }"),
    repaired: attribute("max => unbound, set => |$value| { $value }"),
  },
  "managed-in-logic": {
    why: `A type that inherits \`Resource\` is managed: its objects belong to a catalog, and only a manifest puts them there.`,
    noFix: "intent",
    failing: {
      "file.pp":
        "type Entry inherits Resource { }\ntype Box {\n  attr size, Integer { derived => || { Entry.new  1 } }\n}\n",
    },
    repaired: { "file.pp": "type Entry { }\ntype Box {\n  attr size, Integer { derived => || { Entry.new  1 } }\n}\n" },
  },
  "new-of-abstract": {
    why: `An abstract type only defines what others inherit. \`abstract\` itself isn't inherited.`,
    failing: { "host.pp": "type Named {\n  abstract\n}\ntype Host inherits Named { }\n$host = Named.new\n" },
    repaired: { "host.pp": "type Named {\n  abstract\n}\ntype Host inherits Named { }\n$host = Host.new\n" },
  },
} satisfies Record<keyof typeof logicDiagnostics, DiagnosticPage>;
