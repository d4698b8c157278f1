import { words, type Declaration } from "@cairn/diagnostics";

/** Diagnostics of types, their names and their members. */
export const typeDiagnostics = {
  "duplicate-type": {
    severity: "error",
    message: words`the type ${"name"} is defined twice`,
    help: words`give one of them another name; the case of each word's first letter and a leading \`::\` don't matter`,
  },
  "unknown-type": {
    severity: "error",
    message: words`there is no type \`${"name"}\``,
    help: words`define it, or write the full name of one that is defined, such as \`Net::Host\``,
  },
  "lower-case-use": {
    severity: "error",
    message: words`this reference to the type ${"name"} must be capitalised`,
    help: words`write \`${"name"}\``,
  },
  "inheritance-cycle": {
    severity: "error",
    message: words`the type ${"first"} inherits itself: ${"members"}`,
    help: words`one of them must inherit something else, or nothing`,
  },
  "inherits-data-type": {
    severity: "error",
    message: words`\`${"name"}\` is a data type, but only types with features can be inherited`,
    help: words`put such a value into an attribute: \`attr value, ${"name"}\``,
  },
  "reserved-type": {
    severity: "error",
    message: words`\`${"name"}\` is built in and cannot be defined`,
    help: words`give the type another name`,
  },
  "reserved-name": {
    severity: "warning",
    message: words`Puppet has a built-in type \`${"name"}\`, which hides this one there`,
    help: words`give the type another name, or put a namespace before it: \`my::${"name"}\``,
  },
  "illegal-name": {
    severity: "error",
    message: words`\`${"name"}\` can't be the name of ${"what"}`,
    help: words`a name consists of letters, digits and \`_\`, and does not begin with a digit${"more"}`,
  },
  "unreferable-name": {
    severity: "warning",
    message: words`nothing can refer to the type \`${"name"}\`: a reference capitalises each word, and \`_\` has no capital`,
    help: words`begin each word of the name with a letter`,
  },
  "type-alias": {
    severity: "error",
    message: words`\`type ${"name"} = …\` is a Puppet type alias, which this language doesn't have`,
    help: words`write the features in braces: \`type ${"name"} { … }\`; constraints on a value are checks`,
  },
  "misplaced-type": {
    severity: "error",
    message: words`the type ${"name"} is defined inside a block`,
    help: words`move it out: types are defined at the top level of a program`,
  },
  "abstract-twice": {
    severity: "warning",
    message: words`the type ${"name"} is declared abstract twice`,
    help: words`remove one of the two`,
  },
  "duplicate-feature": {
    severity: "error",
    message: words`${"type"} already has a feature \`${"name"}\`${"where"}`,
    help: words`give it another name: a name denotes one feature in a type and in all that it inherits`,
  },
  "hidden-feature": {
    severity: "warning",
    message: words`logic cannot see the feature \`${"name"}\`: there, \`$${"name"}\` is ${"what"}`,
    help: words`give the feature another name`,
  },
  "stray-colon": {
    severity: "warning",
    message: words`unexpected colon`,
    help: words`remove it: settings begin right after the brace`,
  },
  "missing-type": {
    severity: "error",
    message: words`\`${"name"}\` has no type`,
    help: words`write the type after its name: \`${"word"} ${"name"}, ${"example"}\``,
  },
  "attr-of-type": {
    severity: "error",
    message: words`\`${"name"}\` contains objects of the type ${"type"}, but \`attr\` is for data`,
    help: words`write \`has ${"name"}, ${"type"}\``,
  },
  "has-of-data": {
    severity: "error",
    message: words`\`${"name"}\` contains ${"type"}, but \`has\` is for objects`,
    help: words`write \`attr ${"name"}, ${"type"}\``,
  },
  "unknown-data-type": {
    severity: "error",
    message: words`there is no data type \`${"name"}\``,
    help: words`the data types are Integer, Float, String, Boolean and \`enum[…]\`; a list of values is \`max => unbound\``,
  },
  "type-parameters": {
    severity: "error",
    message: words`\`${"name"}\` takes no parameters in brackets`,
    help: words`write \`${"name"}\`, and validate the value with a check`,
  },
  "capital-enum": {
    severity: "error",
    message: words`\`enum\` is written in lower case`,
    help: words`write \`enum[…]\``,
  },
  "enum-value": {
    severity: "error",
    message: words`${"value"} is not a valid value of an enumeration`,
    help: words`its values are words of letters, digits and \`_\`, without quotes`,
  },
  "duplicate-enum-value": {
    severity: "error",
    message: words`the enumeration already has \`${"value"}\``,
    help: words`remove one of the two`,
  },
} satisfies Record<string, Declaration>;
