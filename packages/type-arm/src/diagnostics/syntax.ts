import { words, type Declaration } from "@cairn/diagnostics";

/** What the parse phase says. */
export const syntaxDiagnostics = {
  syntax: {
    severity: "error",
    message: words`expected ${"expected"}${"after"}, but found ${"found"}`,
  },
  "too-deep": {
    severity: "error",
    message: words`this is nested more than ${"limit"} levels deep`,
    help: words`give an inner part a name of its own: a variable, or another type`,
  },
  unexpected: {
    severity: "error",
    message: words`${"what"} has no meaning here`,
    help: words`remove it, or write what is missing before it`,
  },
  "unexpected-character": {
    severity: "error",
    message: words`${"characters"} has no meaning in a program`,
    help: words`remove it, or put it in a string`,
  },
  "unclosed-string": {
    severity: "error",
    message: words`this string is not closed`,
    help: words`end it with ${"quote"}; write ${"escape"} for a quote inside it`,
  },
  "unclosed-comment": {
    severity: "error",
    message: words`this comment is not closed`,
    help: words`end it with \`*/\`; comments don't nest, so the first \`*/\` ends it`,
  },
  "unclosed-bracket": {
    severity: "error",
    message: words`expected \`${"closing"}\` for this \`${"bracket"}\`, but found ${"found"}`,
    help: words`write \`${"closing"}\` where it should end`,
  },
  "bad-number": {
    severity: "error",
    message: words`${"number"} is not a number`,
    help: words`numbers are decimal (\`12\`, \`1.5\`, \`2e-3\`), octal with a leading \`0\` (\`0644\`) or hexadecimal (\`0x1F\`); put anything else in quotes`,
  },
  "bad-name": {
    severity: "error",
    message: words`${"name"} is not a name`,
    help: words`between two \`::\` stands a word; the name of a type that is used begins each word with a capital (\`Net::Host\`)`,
  },
  "bad-variable": {
    severity: "error",
    message: words`no name follows this \`$\``,
    help: words`write the name of a variable directly behind it, or \`\\$\` in a string for the sign itself`,
  },
  "bad-heredoc": {
    severity: "error",
    message: words`this language has no heredocs`,
    help: words`write the text in quotes, with \`\\n\` for the end of a line`,
  },
  "not-a-definition": {
    severity: "error",
    message: words`\`${"word"}\` defines nothing here: only types are defined in this language`,
    help: words`move classes, defined types, functions and nodes into a manifest of Puppet`,
  },
  "arguments-without-function": {
    severity: "error",
    message: words`these values with commas between them belong to no function`,
    help: words`write parentheses around the arguments of a function`,
  },
} satisfies Record<string, Declaration>;
