import { words, type Declaration } from "@cairn/diagnostics";
import { syntaxDeclarations } from "@cairn/puppet-core/syntax-errors/declarations";

/** What the parse phase says. */
export const syntaxDiagnostics = {
  ...syntaxDeclarations,
  "too-deep": {
    severity: "error",
    message: words`this is nested more than ${"limit"} levels deep`,
    help: words`give an inner part a name of its own: a variable, or another type`,
  },
  "unexpected-character": {
    severity: "error",
    message: words`${"characters"} has no meaning in a program`,
    help: words`remove it, or put it in a string`,
  },
  "bad-name": {
    severity: "error",
    message: words`${"name"} is not a name`,
    help: words`between two \`::\` stands a word; the name of a type that is used begins each word with a capital (\`Net::Host\`)`,
  },
  "bad-heredoc": {
    severity: "error",
    message: words`this language has no heredocs`,
    help: words`write the text in quotes, with \`\\n\` for the end of a line`,
  },
  "not-a-definition": {
    severity: "error",
    message: words`\`${"word"}\` defines nothing here: only types are defined in this language`,
    help: words`move resources, classes, defined types, functions and nodes into a manifest of Puppet`,
  },
  "arguments-without-function": {
    severity: "error",
    message: words`these values with commas between them belong to no function`,
    help: words`write parentheses around the arguments of a function`,
  },
} satisfies Record<string, Declaration>;
