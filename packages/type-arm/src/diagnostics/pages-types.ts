import type { DiagnosticPage } from "@cairn/diagnostics";
import type { typeDiagnostics } from "./types.js";

/** The pages about types, their names and their members. */
export const typePages = {
  "duplicate-type": {
    why: `A name stands for one type in all programs that are compiled together. A definition may be written in any case and a use begins
each word with a capital, so \`net::host\` and \`Net::Host\` are one name.`,
    failing: { "host.pp": "type net::host { }\ntype Net::Host { }\n" },
    repaired: { "host.pp": "type net::host { }\ntype Net::Server { }\n" },
  },
  "unknown-type": {
    why: `A type that is used is defined somewhere in the programs that are compiled together: before its use or behind it, in the same file
or in another one. Its whole name is written; there is no relative lookup.`,
    failing: { "team.pp": "type Team {\n  has people, Persn { max => unbound }\n}\ntype Person { }\n" },
    repaired: { "team.pp": "type Team {\n  has people, Person { max => unbound }\n}\ntype Person { }\n" },
  },
  "lower-case-use": {
    why: `A definition may be written in any case, but a use begins each word with a capital, as references do everywhere in Puppet.`,
    failing: { "host.pp": "type host { }\ntype vm inherits host { }\n" },
    repaired: { "host.pp": "type host { }\ntype vm inherits Host { }\n" },
  },
  "inheritance-cycle": {
    why: `A type has the features of those that it inherits. If it inherits itself, by way of however many others, there is no end to them.`,
    failing: { "host.pp": "type Host inherits Vm { }\ntype Vm inherits Host { }\n" },
    repaired: { "host.pp": "type Host { }\ntype Vm inherits Host { }\n" },
  },
  "inherits-data-type": {
    why: `New data types can't be made: there are Integer, Float, String, Boolean and enumerations. What a type inherits is another type.`,
    failing: { "port.pp": "type Port inherits Integer { }\n" },
    repaired: { "port.pp": "type Port {\n  attr number, Integer\n}\n" },
  },
  "reserved-type": {
    why: `The data types and \`Resource\`, which all managed resources inherit, are there from the beginning.`,
    failing: { "resource.pp": "type Resource { }\n" },
    repaired: { "resource.pp": "type Machine { }\n" },
  },
  "reserved-name": {
    why: `Puppet has types such as \`Array\`, \`Class\` and \`Target\` of its own. A type of that name is legal here, but a manifest that uses it
means Puppet's.`,
    failing: { "target.pp": "type Target { }\n" },
    repaired: { "target.pp": "type My::Target { }\n" },
  },
  "illegal-name": {
    why: `Names are words of letters, digits and \`_\`. The hyphen, which names elsewhere in Puppet may have, would be a minus in logic.`,
    failing: { "user.pp": "type User {\n  attr first-name, String\n}\n" },
    repaired: { "user.pp": "type User {\n  attr first_name, String\n}\n" },
  },
  "unreferable-name": {
    why: `A type may be called \`_user\`, and then nothing can refer to it: a use begins each word with a capital letter.`,
    failing: { "user.pp": "type _user { }\n" },
    repaired: { "user.pp": "type user { }\n" },
  },
  "type-alias": {
    why: `Since version 4.4 Puppet has aliases, \`type Port = Integer[1, 65535]\`. This language is older: it defines types by their
features, and what a value must be beyond its data type is said by a check.`,
    failing: { "port.pp": "type Port = Integer\n" },
    repaired: {
      "port.pp":
        'type Port {\n  attr number, Integer {\n    check => { if $it < 1 { "a port is at least 1" } },\n  }\n}\n',
    },
  },
  "misplaced-type": {
    why: `Types are known before anything runs. One that is defined in a block would be there or not, depending on what happens.`,
    failing: { "user.pp": "if true {\n  type User { }\n}\n" },
    repaired: { "user.pp": "type User { }\n" },
  },
  "abstract-twice": {
    why: `\`abstract\` may stand anywhere between the members of a type, so it is easily written again.`,
    failing: { "user.pp": "type Named {\n  abstract\n  attr name, String\n  abstract\n}\n" },
    repaired: { "user.pp": "type Named {\n  abstract\n  attr name, String\n}\n" },
  },
  "duplicate-feature": {
    why: `The name of a feature is unique in a type and in all that it inherits: nothing is overridden. Two types that inherit the same one
may well use a name each in its own way.`,
    failing: {
      "host.pp": "type Named {\n  attr name, String\n}\ntype Host inherits Named {\n  attr name, String\n}\n",
    },
    repaired: {
      "host.pp": "type Named {\n  attr name, String\n}\ntype Host inherits Named {\n  attr address, String\n}\n",
    },
  },
  "hidden-feature": {
    why: `In logic \`$it\` is the value that is judged and \`$meta\` tells about the feature. A feature of that name can be set and read, but
no logic can speak of it.`,
    failing: { "user.pp": "type User {\n  attr meta, String\n}\n" },
    repaired: { "user.pp": "type User {\n  attr comment, String\n}\n" },
  },
  "stray-colon": {
    why: `The grammar in the text has a \`:\` behind the brace of an attribute, and none behind that of a reference; none of the text's
examples has one. It is taken and means nothing.`,
    failing: { "user.pp": "type User {\n  attr name, String {: min => 1 }\n}\n" },
    repaired: { "user.pp": "type User {\n  attr name, String { min => 1 }\n}\n" },
  },
  "missing-type": {
    why: `An attribute says what data it holds, and a reference what objects. Four of the text's own examples leave it out; with \`--lenient\`
such an attribute is taken for a String, with a warning.`,
    failing: { "user.pp": 'type User {\n  attr name {\n    check => $it != ""\n  }\n}\n' },
    repaired: { "user.pp": 'type User {\n  attr name, String {\n    check => $it != ""\n  }\n}\n' },
  },
  "attr-of-type": {
    why: `An attribute holds data. What holds objects, or leads to them, is a reference.`,
    failing: { "user.pp": "type User {\n  attr role, Role\n}\ntype Role { }\n" },
    repaired: { "user.pp": "type User {\n  has role, Role\n}\ntype Role { }\n" },
  },
  "has-of-data": {
    why: `A reference leads to objects of a type. What holds data is an attribute.`,
    failing: { "user.pp": "type User {\n  has name, String\n}\n" },
    repaired: { "user.pp": "type User {\n  attr name, String\n}\n" },
  },
  "unknown-data-type": {
    why: `There are five kinds of data, all of which every implementation of every target has: Integer, Float, String, Boolean and
enumerations. Lists are features with more than one value, and hashes are types of their own.`,
    failing: { "user.pp": "type User {\n  attr groups, Array\n}\n" },
    repaired: { "user.pp": "type User {\n  attr groups, String { max => unbound }\n}\n" },
  },
  "type-parameters": {
    why: `Puppet's data types take bounds in brackets. Here a check judges a value, with a message of its own.`,
    failing: { "user.pp": "type User {\n  attr name, String[1]\n}\n" },
    repaired: {
      "user.pp":
        'type User {\n  attr name, String {\n    check => { if $it == "" { "a user needs a name" } },\n  }\n}\n',
    },
  },
  "capital-enum": {
    why: `\`enum\` is a word of the language and not the name of a type: the type that it makes has no name.`,
    failing: { "file.pp": "type Entry {\n  attr ensure, Enum[present, absent]\n}\n" },
    repaired: { "file.pp": "type Entry {\n  attr ensure, enum[present, absent]\n}\n" },
  },
  "enum-value": {
    why: `The values of an enumeration are names. They become the names of constants in what is generated, so they have letters, digits and
\`_\` only.`,
    failing: { "file.pp": "type Entry {\n  attr ensure, enum['present', absent]\n}\n" },
    repaired: { "file.pp": "type Entry {\n  attr ensure, enum[present, absent]\n}\n" },
  },
  "duplicate-enum-value": {
    why: `Each value of an enumeration is there once.`,
    failing: { "file.pp": "type Entry {\n  attr ensure, enum[present, absent, present]\n}\n" },
    repaired: { "file.pp": "type Entry {\n  attr ensure, enum[present, absent]\n}\n" },
  },
} satisfies Record<keyof typeof typeDiagnostics, DiagnosticPage>;
