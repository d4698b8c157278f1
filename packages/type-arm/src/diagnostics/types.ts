import { words, type Declaration } from "@cairn/diagnostics";

/** What is said of types, their names and their members. */
export const typeDiagnostics = {
  "duplicate-type": {
    severity: "error",
    message: words`the type ${"name"} is defined twice`,
    help: words`give one of them another name; the first letter of each word counts as a capital, and a leading \`::\` changes nothing`,
  },
  "unknown-type": {
    severity: "error",
    message: words`there is no type \`${"name"}\``,
    help: words`define it, or write the full name of one that is defined, such as \`Net::Host\``,
  },
  "lower-case-use": {
    severity: "error",
    message: words`the type ${"name"} is used here, and a use is written with capitals`,
    help: words`write \`${"name"}\``,
  },
  "inheritance-cycle": {
    severity: "error",
    message: words`the type ${"first"} inherits itself: ${"members"}`,
    help: words`one of them must inherit something else, or nothing`,
  },
  "inherits-data-type": {
    severity: "error",
    message: words`\`${"name"}\` is a data type, and only types with features can be inherited`,
    help: words`hold such a value in an attribute: \`attr value, ${"name"}\``,
  },
  "reserved-type": {
    severity: "error",
    message: words`\`${"name"}\` is built in and can't be defined`,
    help: words`give the type another name`,
  },
  "reserved-name": {
    severity: "warning",
    message: words`Puppet has a type \`${"name"}\` of its own, which hides this one there`,
    help: words`give the type another name, or put a namespace before it: \`my::${"name"}\``,
  },
  "illegal-name": {
    severity: "error",
    message: words`\`${"name"}\` can't be the name of ${"what"}`,
    help: words`a name has letters, digits and \`_\`, and begins with no digit${"more"}`,
  },
  "unreferable-name": {
    severity: "warning",
    message: words`nothing can refer to the type \`${"name"}\`: a use begins each word with a capital, and \`_\` has none`,
    help: words`begin each word of the name with a letter`,
  },
  "type-alias": {
    severity: "error",
    message: words`\`type ${"name"} = …\` is an alias of Puppet's, which this language doesn't have`,
    help: words`write the features in braces: \`type ${"name"} { … }\`; what an alias tells of a value is told by a check here`,
  },
  "misplaced-type": {
    severity: "error",
    message: words`the type ${"name"} is defined inside a block`,
    help: words`move it out: types are defined at the top of a program`,
  },
  "abstract-twice": {
    severity: "warning",
    message: words`the type ${"name"} is called abstract twice`,
    help: words`remove one of the two`,
  },
  "duplicate-feature": {
    severity: "error",
    message: words`${"type"} has a feature \`${"name"}\` already${"where"}`,
    help: words`give it another name: a name stands for one feature in a type and in all that it inherits`,
  },
  "hidden-feature": {
    severity: "warning",
    message: words`logic can't see the feature \`${"name"}\`: there, \`$${"name"}\` is ${"what"}`,
    help: words`give the feature another name`,
  },
  "stray-colon": {
    severity: "warning",
    message: words`this colon has no meaning`,
    help: words`remove it: settings begin right behind the brace`,
  },
  "missing-type": {
    severity: "error",
    message: words`\`${"name"}\` has no type`,
    help: words`write what it holds behind its name: \`${"word"} ${"name"}, ${"example"}\``,
  },
  "attr-of-type": {
    severity: "error",
    message: words`\`${"name"}\` holds objects of the type ${"type"}, and \`attr\` is for data`,
    help: words`write \`has ${"name"}, ${"type"}\``,
  },
  "has-of-data": {
    severity: "error",
    message: words`\`${"name"}\` holds ${"type"}, and \`has\` is for objects`,
    help: words`write \`attr ${"name"}, ${"type"}\``,
  },
  "unknown-data-type": {
    severity: "error",
    message: words`there is no data type \`${"name"}\``,
    help: words`an attribute holds Integer, Float, String, Boolean or \`enum[…]\`; more of one kind is \`max => unbound\``,
  },
  "type-parameters": {
    severity: "error",
    message: words`\`${"name"}\` takes nothing in brackets`,
    help: words`write \`${"name"}\`, and judge the value with a check`,
  },
  "capital-enum": {
    severity: "error",
    message: words`an enumeration is written with a small letter`,
    help: words`write \`enum[…]\``,
  },
  "enum-value": {
    severity: "error",
    message: words`${"value"} can't be a value of an enumeration`,
    help: words`its values are words of letters, digits and \`_\`, without quotes`,
  },
  "duplicate-enum-value": {
    severity: "error",
    message: words`the enumeration has \`${"value"}\` already`,
    help: words`remove one of the two`,
  },
} satisfies Record<string, Declaration>;
