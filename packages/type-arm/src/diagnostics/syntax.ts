import { words, type Declaration } from "@cairn/diagnostics";
import { syntaxDeclarations } from "@cairn/puppet-core/syntax-errors/declarations";

/** Syntax errors. */
export const syntaxDiagnostics = {
  ...syntaxDeclarations,
  "too-deep": {
    severity: "error",
    message: words`nested more than ${"limit"} levels deep`,
    help: words`name an inner part: as a variable, or as another type`,
  },
  "unexpected-character": {
    severity: "error",
    message: words`${"characters"} has no meaning in a program`,
    help: words`remove it, or put it in a string`,
  },
  "bad-name": {
    severity: "error",
    message: words`${"name"} is not a name`,
    help: words`\`::\` separates two words; in a reference to a type each word is capitalised (\`Net::Host\`)`,
  },
  "bad-heredoc": {
    severity: "error",
    message: words`this language has no heredocs`,
    help: words`write the string in quotes, with \`\\n\` for a line break`,
  },
  "not-a-definition": {
    severity: "error",
    message: words`\`${"word"}\` defines nothing here: only types are defined in this language`,
    help: words`move resources, classes, defined types, functions and nodes into a Puppet manifest`,
  },
  "arguments-without-function": {
    severity: "error",
    message: words`unexpected list of values: there is no function that takes them as arguments`,
    help: words`write parentheses around the arguments of a function`,
  },
  "outside-type": {
    severity: "error",
    message: words`\`${"member"}\` is outside of a type`,
    help: words`put it between the \`{\` and \`}\` of a type`,
  },
  "foreign-syntax": {
    severity: "error",
    message: words`${"problem"}`,
  },
} satisfies Record<string, Declaration>;
