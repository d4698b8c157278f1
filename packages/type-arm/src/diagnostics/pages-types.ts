import type { DiagnosticPage } from "@cairn/diagnostics";
import type { typeDiagnostics } from "./types.js";

/** The pages about types, their names and their members. */
export const typePages = {
  "duplicate-type": {
    why: `A name denotes one type in all programs that are compiled together. A definition may be written in any case and a reference capitalises
each word, so \`net::host\` and \`Net::Host\` are one name.`,
    noFix: "several",
    failing: { "host.pp": "type net::host { }\ntype Net::Host { }\n" },
    repaired: { "host.pp": "type net::host { }\ntype Net::Server { }\n" },
  },
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
  "inheritance-cycle": {
    why: `A type has the features of those that it inherits. If it inherits itself, directly or indirectly, there would be infinitely many.`,
    noFix: "several",
    failing: { "host.pp": "type Host inherits Vm { }\ntype Vm inherits Host { }\n" },
    repaired: { "host.pp": "type Host { }\ntype Vm inherits Host { }\n" },
  },
  "inherits-data-type": {
    why: `The data types are fixed: there are Integer, Float, String, Boolean and enumerations. What a type inherits is another type.`,
    noFix: "intent",
    failing: { "port.pp": "type Port inherits Integer { }\n" },
    repaired: { "port.pp": "type Port {\n  attr number, Integer\n}\n" },
  },
  "reserved-type": {
    why: `The data types and \`Resource\`, which all managed resources inherit, are built in.`,
    noFix: "intent",
    failing: { "resource.pp": "type Resource { }\n" },
    repaired: { "resource.pp": "type Machine { }\n" },
  },
  "reserved-name": {
    why: `Puppet has built-in types such as \`Array\`, \`Class\` and \`Target\`. A type of that name is legal here, but a manifest that uses it
refers to Puppet's.`,
    noFix: "intent",
    failing: { "target.pp": "type Target { }\n" },
    repaired: { "target.pp": "type My::Target { }\n" },
  },
  "illegal-name": {
    why: `Names are words of letters, digits and \`_\`. The hyphen, which is allowed in other names in Puppet, would be a minus in logic.`,
    noFix: "intent",
    failing: { "user.pp": "type User {\n  attr first-name, String\n}\n" },
    repaired: { "user.pp": "type User {\n  attr first_name, String\n}\n" },
  },
  "unreferable-name": {
    why: `A type may be called \`_user\`, but then nothing can refer to it: a reference capitalises each word.`,
    noFix: "intent",
    failing: { "user.pp": "type _user { }\n" },
    repaired: { "user.pp": "type user { }\n" },
  },
  "type-alias": {
    why: `Since version 4.4 Puppet has aliases, \`type Port = Integer[1, 65535]\`. This language is older: it defines types by their
features, and constraints on a value beyond its data type are checks.`,
    noFix: "intent",
    failing: { "port.pp": "type Port = Integer\n" },
    repaired: {
      "port.pp":
        'type Port {\n  attr number, Integer {\n    check => { if $it < 1 { "a port is at least 1" } },\n  }\n}\n',
    },
  },
  "misplaced-type": {
    why: `Types are known before anything runs. One that is defined in a block would exist or not, depending on control flow.`,
    noFix: "intent",
    failing: { "user.pp": "if true {\n  type User { }\n}\n" },
    repaired: { "user.pp": "type User { }\n" },
  },
  "abstract-twice": {
    why: `\`abstract\` may be written anywhere between the members of a type, so it is easily repeated.`,
    failing: { "user.pp": "type Named {\n  abstract\n  attr name, String\n  abstract\n}\n" },
    repaired: { "user.pp": "type Named {\n  abstract\n  attr name, String\n}\n" },
  },
  "duplicate-feature": {
    why: `The name of a feature is unique in a type and in all that it inherits: nothing is overridden. Two types that inherit the same one
may use a name for different features.`,
    noFix: "several",
    failing: {
      "host.pp": "type Named {\n  attr name, String\n}\ntype Host inherits Named {\n  attr name, String\n}\n",
    },
    repaired: {
      "host.pp": "type Named {\n  attr name, String\n}\ntype Host inherits Named {\n  attr address, String\n}\n",
    },
  },
  "hidden-feature": {
    why: `In logic \`$it\` is the value that is checked and \`$meta\` describes the feature. A feature of that name can be set and read, but
logic can't refer to it.`,
    noFix: "several",
    failing: { "user.pp": "type User {\n  attr meta, String\n}\n" },
    repaired: { "user.pp": "type User {\n  attr comment, String\n}\n" },
  },
  "stray-colon": {
    why: `The specification's grammar has a \`:\` after the brace of an attribute, and none after that of a reference; none of its
examples has one. It is accepted and means nothing.`,
    failing: { "user.pp": "type User {\n  attr name, String {: min => 1 }\n}\n" },
    repaired: { "user.pp": "type User {\n  attr name, String { min => 1 }\n}\n" },
  },
  "missing-type": {
    why: `An attribute declares its data type, and a reference the type of its objects. Four of the specification's own examples omit it; with \`--lenient\`
such an attribute is treated as a String, with a warning.`,
    failing: { "user.pp": 'type User {\n  attr name {\n    check => $it != ""\n  }\n}\n' },
    repaired: { "user.pp": 'type User {\n  attr name, String {\n    check => $it != ""\n  }\n}\n' },
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
    noFix: "intent",
    failing: { "user.pp": "type User {\n  attr groups, Array\n}\n" },
    repaired: { "user.pp": "type User {\n  attr groups, String { max => unbound }\n}\n" },
  },
  "type-parameters": {
    why: `Puppet's data types take bounds in brackets. Here a check validates a value, with its own message.`,
    noFix: "intent",
    failing: { "user.pp": "type User {\n  attr name, String[1]\n}\n" },
    repaired: {
      "user.pp":
        'type User {\n  attr name, String {\n    check => { if $it == "" { "a user needs a name" } },\n  }\n}\n',
    },
  },
  "capital-enum": {
    why: `\`enum\` is a keyword and not the name of a type: the type that it defines has no name.`,
    failing: { "file.pp": "type Entry {\n  attr ensure, Enum[present, absent]\n}\n" },
    repaired: { "file.pp": "type Entry {\n  attr ensure, enum[present, absent]\n}\n" },
  },
  "enum-value": {
    why: `The values of an enumeration are names. They become the names of constants in generated code, so they consist of letters, digits and
\`_\` only.`,
    noFix: "intent",
    failing: { "file.pp": "type Entry {\n  attr ensure, enum['present', absent]\n}\n" },
    repaired: { "file.pp": "type Entry {\n  attr ensure, enum[present, absent]\n}\n" },
  },
  "duplicate-enum-value": {
    why: `Each value of an enumeration is listed once.`,
    noFix: "several",
    failing: { "file.pp": "type Entry {\n  attr ensure, enum[present, absent, present]\n}\n" },
    repaired: { "file.pp": "type Entry {\n  attr ensure, enum[present, absent]\n}\n" },
  },
} satisfies Record<keyof typeof typeDiagnostics, DiagnosticPage>;
