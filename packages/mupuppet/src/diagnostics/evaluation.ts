import { memoryDeclarations, words, type Declaration } from "@cairn/diagnostics";

/** Errors of the evaluation. */
export const evaluationDiagnostics = {
  "already-defined": {
    severity: "error",
    message: words`the ${"what"} \`${"name"}\` is defined already`,
    help: words`rename one of them, or remove it`,
  },
  "wrong-file": {
    severity: "error",
    message: words`\`${"name"}\` cannot be defined in this file: Puppet would never look for it here`,
    help: words`move it to the file that matches its name; names in this file begin with \`${"namespace"}\``,
  },
  "not-in-module": {
    severity: "error",
    message: words`${"what"} cannot be at the top level of a module's file, which may only contain definitions`,
    help: words`move it into a class and include that`,
  },
  "duplicate-declaration": {
    severity: "error",
    message: words`${"message"}`,
    help: words`put all attributes into one declaration; a class that inherits may override them: \`File['…'] { … }\``,
  },
  "unknown-variable": {
    severity: "error",
    message: words`${"message"}`,
    help: words`assign it before it is read, and check the spelling`,
  },
  "unknown-class": {
    severity: "error",
    message: words`${"message"}`,
    help: words`define it in the manifest, or name the folder of its module with \`--modulepath\``,
  },
  "unknown-type": {
    severity: "error",
    message: words`${"message"}`,
    help: words`define it with \`define\`, or name the folder of its module with \`--modulepath\``,
  },
  "unknown-function": {
    severity: "error",
    message: words`${"message"}`,
    help: words`check the spelling; functions of modules need \`--modulepath\`, your own \`--functions\``,
  },
  "unknown-resource": {
    severity: "error",
    message: words`${"message"}`,
    help: words`declare it, or check the spelling of its title`,
  },
  "type-mismatch": {
    severity: "error",
    message: words`${"message"}`,
    help: words`change the value, or the type in the definition`,
  },
  "missing-parameter": {
    severity: "error",
    message: words`${"message"}`,
    help: words`give it a value where the class or resource is declared, or a default where it is defined`,
  },
  "unknown-parameter": {
    severity: "error",
    message: words`${"message"}`,
    help: words`check the spelling, or remove it`,
  },
  "dependency-cycle": {
    severity: "error",
    message: words`${"message"}`,
    help: words`remove one of the relationships`,
  },
  override: {
    severity: "error",
    message: words`${"message"}`,
    help: words`let the class inherit from the one that declares the resource, or use a collector: \`File <| title == '…' |> { … }\``,
  },
  failed: {
    severity: "error",
    message: words`${"message"}`,
    help: words`change the input, so that the program doesn't fail`,
  },
  reassignment: {
    severity: "error",
    message: words`${"message"}`,
    help: words`give the second variable another name: a variable has one value in a scope`,
  },
  "inheritance-cycle": {
    severity: "error",
    message: words`${"message"}`,
    help: words`remove one \`inherits\``,
  },
  endless: {
    severity: "error",
    message: words`${"message"}`,
    help: words`look for a defined type or function that recurses endlessly`,
  },
  "too-much-memory": {
    severity: "error",
    message: words`${"message"}`,
    help: memoryDeclarations["too-much-memory"].help,
  },
  "pattern-too-slow": {
    severity: "error",
    message: words`${"message"}`,
    help: words`write the pattern without nested or adjacent repetitions that can match the same characters`,
  },
  "no-node": {
    severity: "error",
    message: words`${"message"}`,
    help: words`write \`node default { … }\` for all nodes that have no block of their own`,
  },
  "illegal-title": {
    severity: "error",
    message: words`${"message"}`,
    help: words`give every resource a unique title, which is a non-empty string`,
  },
  "illegal-tag": {
    severity: "error",
    message: words`${"message"}`,
    help: words`tags consist of letters, digits, \`_\`, \`-\`, \`.\` and \`:\`, and begin with a letter, a digit or \`_\``,
  },
  "default-redefined": {
    severity: "error",
    message: words`${"message"}`,
    help: words`keep one of them; a class or defined type can have defaults of its own`,
  },
  evaluation: {
    severity: "error",
    message: words`${"message"}`,
  },
  questionable: {
    severity: "warning",
    message: words`${"message"}`,
  },
} satisfies Record<string, Declaration>;
