import { words, type Catalogue, type Declaration, type Words } from "@cairn/diagnostics";

/** The diagnostics of every language with Puppet's words. */
export const syntaxDeclarations = {
  syntax: {
    severity: "error",
    message: words`expected ${"expected"}${"after"}, but found ${"found"}`,
  },
  unexpected: {
    severity: "error",
    message: words`${"what"} has no meaning here`,
    help: words`remove it, or write what is missing before it`,
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
  "bad-variable": {
    severity: "error",
    message: words`no name follows this \`$\``,
    help: words`write the name of a variable directly after it, or \`\\$\` in a string for the sign itself`,
  },
} satisfies Record<string, Declaration>;

/** Creators of these diagnostics, and of three that each language words itself, in a language's own catalogue. */
export type SyntaxCreators = Catalogue<typeof syntaxDeclarations & OwnWords>["create"];

type OwnWords = {
  readonly "bad-name": Declaration & { readonly message: Words<"name">; readonly help: Words<never> };
  readonly "unexpected-character": Declaration & { readonly message: Words<"characters">; readonly help: Words<never> };
};
