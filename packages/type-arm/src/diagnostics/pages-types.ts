import type { DiagnosticPage } from "@cairn/diagnostics";
import type { typeDiagnostics } from "./types.js";

/** The pages about types, their names and their members. */
export const typePages = {
  "unknown-type": {
    why: `A type that is referred to is defined somewhere in the programs that are compiled together: before the reference or after it, in the same file
or in another one. References use the full name; there is no relative lookup.`,
    failing: { "team.pp": "type Team {\n  has people, Persn { max => unbound }\n}\ntype Person { }\n" },
    repaired: { "team.pp": "type Team {\n  has people, Person { max => unbound }\n}\ntype Person { }\n" },
  },
  "lower-case-use": {
    why: `A definition may be written in any case, but a reference capitalises each word, as everywhere in Puppet.`,
    failing: { "host.pp": "type host { }\ntype vm inherits host { }\n" },
    repaired: { "host.pp": "type host { }\ntype vm inherits Host { }\n" },
  },
  "inherits-data-type": {
    why: `The data types are fixed: there are Integer, Float, String, Boolean and enumerations. What a type inherits is another type.`,
    failing: { "port.pp": "type Port inherits Integer { }\n" },
    repaired: { "port.pp": "type Port {\n  attr number, Integer\n}\n" },
  },
  "illegal-name": {
    why: `Names are words of letters, digits and \`_\`. The hyphen, which is allowed in other names in Puppet, would be a minus in logic.`,
    failing: { "user.pp": "type User {\n  attr first-name, String\n}\n" },
    repaired: { "user.pp": "type User {\n  attr first_name, String\n}\n" },
  },
  "duplicate-feature": {
    why: `The name of a feature is unique in a type and in all that it inherits: nothing is overridden. Two types that inherit the same one
may use a name for different features.`,
    failing: {
      "host.pp": "type Named {\n  attr name, String\n}\ntype Host inherits Named {\n  attr name, String\n}\n",
    },
    repaired: {
      "host.pp": "type Named {\n  attr name, String\n}\ntype Host inherits Named {\n  attr address, String\n}\n",
    },
  },
  "attr-of-type": {
    why: `An attribute contains data. What contains objects, or refers to them, is a reference.`,
    failing: { "user.pp": "type User {\n  attr role, Role\n}\ntype Role { }\n" },
    repaired: { "user.pp": "type User {\n  has role, Role\n}\ntype Role { }\n" },
  },
  "has-of-data": {
    why: `A reference contains or refers to objects of a type. What contains data is an attribute.`,
    failing: { "user.pp": "type User {\n  has name, String\n}\n" },
    repaired: { "user.pp": "type User {\n  attr name, String\n}\n" },
  },
  "unknown-data-type": {
    why: `There are five kinds of data, all of which every implementation of every target has: Integer, Float, String, Boolean and
enumerations. Lists are features with more than one value, and hashes are separate types.`,
    failing: { "user.pp": `type User {\n  attr groups, Array[String]\n}\n` },
    repaired: { "user.pp": `type User {\n  attr groups, String { max => unbound }\n}\n` },
  },
  "type-parameters": {
    why: `Puppet's data types take bounds in brackets. Here a check validates a value, with its own message.`,
    failing: { "user.pp": `type User {\n  attr age, Integer[0, 150]\n}\n` },
    repaired: { "user.pp": `type User {\n  attr age, Integer { check => $it >= 0 and $it <= 150 }\n}\n` },
  },
  "capital-enum": {
    why: `\`enum\` is a keyword and not the name of a type: the type that it defines has no name.`,
    failing: { "file.pp": "type Entry {\n  attr ensure, Enum[present, absent]\n}\n" },
    repaired: { "file.pp": "type Entry {\n  attr ensure, enum[present, absent]\n}\n" },
  },
  "enum-value": {
    why: `The values of an enumeration are names. They become the names of constants in generated code, so they consist of letters, digits and
\`_\` only.`,
    failing: { "file.pp": "type Entry {\n  attr ensure, enum['present', absent]\n}\n" },
    repaired: { "file.pp": "type Entry {\n  attr ensure, enum[present, absent]\n}\n" },
  },
} satisfies Record<keyof typeof typeDiagnostics, DiagnosticPage>;
