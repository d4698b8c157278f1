import { words, type Declaration } from "@cairn/diagnostics";

/** Diagnostics of types, their names and their members. */
export const typeDiagnostics = {
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
  "inherits-data-type": {
    severity: "error",
    message: words`\`${"name"}\` is a data type, but only types with features can be inherited`,
    help: words`put such a value into an attribute: \`attr value, ${"name"}\``,
  },
  "illegal-name": {
    severity: "error",
    message: words`\`${"name"}\` can't be the name of ${"what"}`,
    help: words`a name consists of letters, digits and \`_\`, and does not begin with a digit${"more"}`,
  },
  "duplicate-feature": {
    severity: "error",
    message: words`${"type"} already has a feature \`${"name"}\`${"where"}`,
    help: words`give it another name: a name denotes one feature in a type and in all that it inherits`,
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
} satisfies Record<string, Declaration>;
