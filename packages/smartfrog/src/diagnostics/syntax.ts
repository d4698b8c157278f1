import { words, type Declaration } from "@cairn/diagnostics";

/** Syntax errors. */
export const syntaxDiagnostics = {
  syntax: {
    severity: "error",
    message: words`expected ${"expected"}${"after"}, but found ${"found"}`,
  },
  "too-deep": {
    severity: "error",
    message: words`nested more than ${"limit"} levels deep`,
    help: words`name an inner part as a separate component and refer to it with \`extends\``,
  },
  "unclosed-string": {
    severity: "error",
    message: words`this string is not closed`,
    help: words`end it with \`"\` on the same line; write a line break in a string as \`\\n\``,
  },
  "unclosed-comment": {
    severity: "error",
    message: words`this comment is not closed`,
    help: words`end it with \`*/\`; comments don't nest, so the first \`*/\` ends it`,
  },
  "bad-escape": {
    severity: "error",
    message: words`${"escape"} is not a valid escape`,
    help: words`the escapes are \`\\"\`, \`\\'\`, \`\\\\\`, \`\\/\`, \`\\b\`, \`\\f\`, \`\\n\`, \`\\r\`, \`\\t\` and \`\\u\` with four hexadecimal digits; write \`\\\\\` for a backslash`,
  },
  "bad-number": {
    severity: "error",
    message: words`${"number"} is not a number: ${"reason"}`,
    help: words`write ${"instead"}`,
  },
  "bad-name": {
    severity: "error",
    message: words`${"name"} is not a name: ${"character"} is not allowed in names`,
    help: words`names are made of the letters a to z and A to Z, digits and \`_\`, and don't begin with a digit`,
  },
  "hash-comment": {
    severity: "error",
    message: words`\`${"marks"}\` does not begin a comment`,
    help: words`comments begin with \`//\`, or are written between \`/*\` and \`*/\``,
  },
  "unexpected-character": {
    severity: "error",
    message: words`${"characters"} has no meaning here`,
    help: words`remove it, or put it in a string`,
  },
  "stray-semicolon": {
    severity: "error",
    message: words`unexpected \`;\``,
    help: words`remove it: a \`;\` follows each simple value, once, and never \`extends\``,
  },
  "missing-semicolon": {
    severity: "error",
    message: words`expected \`;\`${"after"}`,
    help: words`write \`;\` after ${"what"}`,
  },
  "missing-comma": {
    severity: "error",
    message: words`expected \`,\`${"after"}, before the next ${"item"}`,
    help: words`write \`,\` between ${"items"}`,
  },
  "trailing-comma": {
    severity: "error",
    message: words`expected ${"item"} after this \`,\``,
    help: words`remove the \`,\`, or write ${"item"} after it`,
  },
  "missing-extends": {
    severity: "error",
    message: words`expected \`extends\` before this \`{\``,
    help: words`a component is written \`name extends { … }\``,
  },
  "missing-prototype": {
    severity: "error",
    message: words`\`extends\` names no prototype`,
    help: words`write the name of a component or \`{ … }\` after it; an empty component is \`extends {}\``,
  },
  "missing-value": {
    severity: "error",
    message: words`\`${"name"}\` has no value`,
    help: words`write one after it, such as \`${"name"} 1;\`; a component is written \`${"name"} extends { … }\``,
  },
  "reserved-word": {
    severity: "error",
    message: words`\`${"word"}\` is a reserved word and cannot be a name`,
    help: words`choose another name, such as \`${"word"}_\``,
  },
  "component-in-vector": {
    severity: "error",
    message: words`a vector cannot contain ${"what"}`,
    help: words`its items are numbers, strings, \`true\`, \`false\`, \`NULL\`, \`DATA\` references and vectors; write several components as attributes of one: \`all extends { first extends { … } }\``,
  },
  "unclosed-bracket": {
    severity: "error",
    message: words`this \`${"bracket"}\` is never closed`,
    help: words`write \`${"closing"}\` where it should end`,
  },
  "unmatched-bracket": {
    severity: "error",
    message: words`this \`${"bracket"}\` closes nothing`,
    help: words`remove it, or write the missing \`${"opening"}\` before it`,
  },
  "quoted-name": {
    severity: "error",
    message: words`the name ${"name"} is in quotes`,
    help: words`an attribute is written \`name value;\`, its name without quotes`,
  },
  "stray-colon": {
    severity: "error",
    message: words`unexpected \`${"sign"}\` between a name and its value`,
    help: words`remove it: an attribute is written \`name value;\`; \`:\` joins the names of a path, such as \`a:b\``,
  },
  "production-word": {
    severity: "error",
    message: words`\`${"word"}\` is a keyword of the production system, not of this language`,
    help: words`write a value: \`name value;\``,
  },
  "bad-include": {
    severity: "error",
    message: words`${"reason"}`,
    help: words`write \`#include "file";\``,
  },
  "foreign-syntax": {
    severity: "error",
    message: words`${"problem"}`,
  },
} satisfies Record<string, Declaration>;
