import { words, type Declaration } from "@cairn/diagnostics";

/** Diagnostics of logic: blocks, lambdas and the statements of a program. */
export const logicDiagnostics = {
  "not-in-logic": {
    severity: "error",
    message: words`${"what"} is not allowed in ${"where"}`,
    help: words`${"repair"}`,
  },
  "unknown-function": {
    severity: "error",
    message: words`logic has no function \`${"name"}\``,
    help: words`its functions are ${"known"}, and \`new\` creates objects`,
  },
  "missing-lambda": {
    severity: "error",
    message: words`\`${"name"}\` needs a lambda to apply to each element`,
    help: words`write one after it: \`|$each| { … }\``,
  },
  "unknown-variable": {
    severity: "error",
    message: words`there is no variable \`$${"name"}\` in ${"where"}`,
    help: words`${"known"}`,
  },
  "unknown-meta": {
    severity: "error",
    message: words`\`$meta\` has no \`${"key"}\``,
    help: words`there are \`$meta[name]\`, \`$meta[container]\` and \`$meta[container][name]\``,
  },
  "assignment-to-feature": {
    severity: "error",
    message: words`the feature \`${"name"}\` is assigned in ${"where"}, which only a setter may do`,
    help: words`assign it in \`set\`, or use a name that is not a feature`,
  },
  "assignment-target": {
    severity: "error",
    message: words`cannot assign ${"what"}`,
    help: words`the left side is a variable, or \`$object[feature]\` in the lambda of \`new\``,
  },
  "assigned-twice": {
    severity: "error",
    message: words`\`$${"name"}\` is already assigned`,
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
  "managed-in-logic": {
    severity: "error",
    message: words`${"type"} is a type of managed resources, which logic cannot create`,
    help: words`create resources in a Puppet manifest; logic may create objects of types that don't inherit \`Resource\``,
  },
  "new-of-abstract": {
    severity: "error",
    message: words`${"type"} is abstract: only types that inherit it have objects`,
    help: words`create one of a type that inherits it`,
  },
} satisfies Record<string, Declaration>;
