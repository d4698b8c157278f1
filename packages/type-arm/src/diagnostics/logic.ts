import { words, type Declaration } from "@cairn/diagnostics";

/** What is said of logic: blocks, lambdas and the statements of a program. */
export const logicDiagnostics = {
  "not-in-logic": {
    severity: "error",
    message: words`${"what"} can't stand in ${"where"}`,
    help: words`${"repair"}`,
  },
  "unknown-function": {
    severity: "error",
    message: words`logic has no function \`${"name"}\``,
    help: words`its functions are ${"known"}, and \`new\` makes objects`,
  },
  "missing-lambda": {
    severity: "error",
    message: words`\`${"name"}\` does something with each element, and no lambda says what`,
    help: words`write one behind it: \`|$each| { … }\``,
  },
  "unknown-variable": {
    severity: "error",
    message: words`there is no variable \`$${"name"}\` in ${"where"}`,
    help: words`${"known"}`,
  },
  "unknown-meta": {
    severity: "error",
    message: words`\`$meta\` doesn't have \`${"key"}\``,
    help: words`there are \`$meta[name]\`, \`$meta[container]\` and \`$meta[container][name]\``,
  },
  "assignment-to-feature": {
    severity: "error",
    message: words`the feature \`${"name"}\` is assigned in ${"where"}, and only a setter may do that`,
    help: words`assign it in \`set\`, or use a name that no feature has`,
  },
  "assignment-target": {
    severity: "error",
    message: words`${"what"} can't be assigned`,
    help: words`on the left stands a variable, or \`$object[feature]\` in the lambda of \`new\``,
  },
  "assigned-twice": {
    severity: "error",
    message: words`\`$${"name"}\` has a value already`,
    help: words`use another variable: a variable is assigned once`,
  },
  "append-to-single": {
    severity: "error",
    message: words`\`+=\` adds to a list, and \`${"name"}\` ${"is"}`,
    help: words`write \`=\`, or give the feature \`max => unbound\``,
  },
  removal: {
    severity: "error",
    message: words`there is no \`-=\` in this language`,
    help: words`assign the elements that stay: \`$x = $x.filter |$each| { … }\``,
  },
  "idle-expression": {
    severity: "error",
    message: words`the value of this ${"what"} is made and forgotten`,
    help: words`remove it, or make it the last one of its block; a message stands in quotes: \`"…"\``,
  },
  "managed-in-logic": {
    severity: "error",
    message: words`${"type"} is a type of managed resources, and logic can't make those`,
    help: words`make resources in a manifest of Puppet; logic may make objects of types that don't inherit \`Resource\``,
  },
  "new-of-abstract": {
    severity: "error",
    message: words`${"type"} is abstract: only types that inherit it have objects`,
    help: words`make one of a type that inherits it`,
  },
  "inverted-invariant": {
    severity: "warning",
    message: words`this invariant holds when ${"condition"}, and its title seems to forbid just that`,
    help: words`an invariant says what must be true: write \`!(…)\` around the condition`,
  },
  "nil-word": {
    severity: "warning",
    message: words`\`${"word"}\` is the string "${"word"}" here, and a string refuses the value with itself as the message`,
    help: words`write \`undef\` for no value`,
  },
  "bare-variable": {
    severity: "warning",
    message: words`\`${"name"}\` is the string "${"name"}" here, and no variable`,
    help: words`write \`$${"name"}\` for the value`,
  },
  "bad-pattern": {
    severity: "error",
    message: words`this regular expression can't be read: ${"why"}`,
    help: words`write it as Ruby does; a sign that stands for itself has \`\\\` before it`,
  },
  "integer-range": {
    severity: "error",
    message: words`${"number"} is more than 64 bits hold`,
    help: words`integers go from -9223372036854775808 to 9223372036854775807`,
  },
} satisfies Record<string, Declaration>;
