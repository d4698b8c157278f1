import { words, type Declaration } from "@cairn/diagnostics";
import { syntaxDeclarations } from "@cairn/puppet-core/syntax-errors/declarations";

/** Errors of the parse phase. */
export const syntaxDiagnostics = {
  ...syntaxDeclarations,
  "too-deep": {
    severity: "error",
    message: words`this is nested more than ${"limit"} levels deep`,
    help: words`move an inner part into a class, a defined type or a function of its own`,
  },
  "unexpected-character": {
    severity: "error",
    message: words`${"characters"} has no meaning in a manifest`,
    help: words`remove it, or put it in a string`,
  },
  "bad-name": {
    severity: "error",
    message: words`${"name"} is not a name`,
    help: words`words are separated by \`::\`; all words of a name begin with a lower-case letter (\`foo::bar\`), all words of a type with a capital (\`Foo::Bar\`)`,
  },
  "bad-heredoc": {
    severity: "error",
    message: words`${"reason"}`,
    help: words`a heredoc is written \`@(TAG)\` or \`@("TAG":syntax/escapes)\`; its text begins on the next line and ends with a line that contains the tag, optionally after \`|\` and \`-\``,
  },
  "reserved-word": {
    severity: "error",
    message: words`\`${"word"}\` is a reserved word`,
    help: words`choose another name, or write it in quotes if a string is meant`,
  },
  "quoted-name": {
    severity: "error",
    message: words`${"name"} is in quotes, but a name is expected here`,
    help: words`write the name without quotes`,
  },
  "arguments-without-function": {
    severity: "error",
    message: words`these comma-separated values don't belong to a function${"before"}`,
    help: words`write parentheses around the arguments: only \`include\`, \`require\`, \`contain\`, \`realize\`, \`tag\`, \`fail\` and the logging functions can do without`,
  },
  "no-resource": {
    severity: "error",
    message: words`this cannot precede the body of a resource`,
    help: words`write a type with a title (\`file { '/a': … }\`), a type for its defaults (\`File { … }\`) or a reference for an override (\`File['/a'] { … }\`)`,
  },
  "not-virtual": {
    severity: "error",
    message: words`\`${"form"}\` precedes something that isn't a resource`,
    help: words`only a resource may be ${"meaning"}: \`${"form"}file { '/a': … }\``,
  },
  "resource-without-title": {
    severity: "error",
    message: words`this resource of the type \`${"type"}\` has no title`,
    help: words`write a title and a colon after the \`{\`: \`${"type"} { 'title': … }\``,
  },
  "appended-without-title": {
    severity: "error",
    message: words`\`+>\` or \`* =>\` is in braces with neither a title nor a resource before them`,
    help: words`write a title and a colon after the \`{\``,
  },
} satisfies Record<string, Declaration>;
