import { words, type Declaration } from "@cairn/diagnostics";

/** Semantic errors and warnings; `number` is the error's number in the paper (err1 to err7). */
export const semanticDiagnostics = {
  "parent-not-component": {
    severity: "error",
    number: 1,
    message: words`cannot assign \`${"path"}\`: \`${"parent"}\` is ${"kind"}, not a component`,
    help: words`make \`${"parent"}\` a component (\`${"parent"} extends { … }\`), or assign to another name`,
  },
  "parent-missing": {
    severity: "error",
    number: 2,
    message: words`cannot assign \`${"path"}\`: there is no component \`${"parent"}\``,
    help: words`define it before this line: \`${"parent"} extends { … }\``,
  },
  "prototype-missing": {
    severity: "error",
    number: 4,
    message: words`prototype \`${"path"}\` does not exist`,
    help: words`define \`${"path"}\` before this line: a file is evaluated from top to bottom`,
  },
  "prototype-cycle": {
    severity: "error",
    number: 4,
    message: words`prototypes extend each other in a cycle: ${"chain"}`,
    help: words`put what they share into a separate component, above them, and let each extend that one`,
  },
  "prototype-not-component": {
    severity: "error",
    number: 4,
    message: words`prototype \`${"path"}\` is ${"kind"}, not a component`,
    help: words`extend a component, or copy the value by a link: \`${"target"} ${"path"};\``,
  },
  "link-missing": {
    severity: "error",
    number: 5,
    message: words`link \`${"path"}\` points at nothing`,
    help: words`define \`${"path"}\` before this line, or write \`DATA ${"path"}\` for a reference that is resolved at run time`,
  },
  "main-missing": {
    severity: "error",
    number: 7,
    message: words`there is no \`sfConfig\``,
    help: words`add the component that is to be compiled: \`sfConfig extends { … }\``,
  },
  "main-not-component": {
    severity: "error",
    number: 7,
    message: words`\`sfConfig\` is ${"kind"}, not a component`,
    help: words`write \`sfConfig extends { … }\``,
  },
  "link-cycle": {
    severity: "error",
    message: words`links form a cycle: ${"chain"}`,
    help: words`give one of them a value`,
  },
  "include-cycle": {
    severity: "error",
    message: words`files include each other in a cycle: ${"chain"}`,
    help: words`remove one of the \`#include\` lines`,
  },
  "order-cycle": {
    severity: "error",
    message: words`the order of \`${"path"}\` has a cycle: ${"chain"}`,
    help: words`remove one of these constraints`,
  },
  "bad-values-file": {
    severity: "error",
    message: words`cannot read this file of values: ${"reason"}`,
    help: words`write a mapping of attributes in JSON or YAML, such as \`web: { port: 8080 }\``,
  },
  "cannot-set": {
    severity: "error",
    message: words`cannot set \`${"path"}\`: ${"reason"}`,
    help: words`name an attribute whose component exists: \`smartfrog compile --whole\` shows all of them`,
  },
} satisfies Record<string, Declaration>;
