import type { DiagnosticPage } from "@cairn/diagnostics";
import { nestedVectors } from "./example-programs.js";
import type { syntaxDiagnostics } from "./syntax.js";

/** The pages of syntax errors. */
export const syntaxPages = {
  syntax: {
    why: `The source doesn't follow the grammar (appendix A of the paper), and no more specific message applies. A specification is a list
of assignments, each a path and a value: \`a:b 1;\`, \`a b:c;\` or \`a extends b, { … }\`.

Syntax errors of all files come before all other errors, because evaluation begins only after everything is parsed.`,
    failing: {
      "site.sf": `{
  sfConfig extends { web 80; }
}
`,
    },
    repaired: {
      "site.sf": `sfConfig extends { web 80; }
`,
    },
  },
  "too-deep": {
    why: `Components and vectors may nest to a depth of 2,000, far beyond what people write. The limit exists so that no source,
however hostile, exhausts the parser's stack: it is checked first, and reported at the bracket that goes too
far. After parsing there is no such limit: prototypes may build a component of any depth.`,
    noFix: "intent",
    failing: { "site.sf": nestedVectors(2001) },
    repaired: { "site.sf": nestedVectors(1999) },
  },
  "unclosed-string": {
    why: `A string begins and ends with \`"\` on the same line. If it could continue past the end of the line, one forgotten quote would turn
the rest of the file inside out, and the error would be reported far from its cause.`,
    failing: { "site.sf": `sfConfig extends {\n  motd "Welcome;\n  port 80;\n}\n` },
    repaired: { "site.sf": `sfConfig extends {\n  motd "Welcome";\n  port 80;\n}\n` },
  },
  "unclosed-comment": {
    why: `A comment that begins with \`/*\` ends at the next \`*/\`. Comments don't nest: a \`/*\` inside one means nothing. Without
an end, the comment would swallow the rest of the file.`,
    failing: { "site.sf": `sfConfig extends {\n  port 80;\n}\n/* only for tests\n` },
    repaired: { "site.sf": `sfConfig extends {\n  port 80;\n}\n/* only for tests */\n` },
  },
  "bad-escape": {
    why: `In a string, \`\\\` begins an escape. What an unknown one means can only be guessed, and implementations guess differently, so
it is an error. The paper leaves the form of strings open; this compiler accepts the escapes of JSON, and \`\\'\`.`,
    failing: { "site.sf": `sfConfig extends {\n  folder "C:\\data";\n}\n` },
    repaired: { "site.sf": `sfConfig extends {\n  folder "C:\\\\data";\n}\n` },
  },
  "bad-number": {
    why: `Numbers are digits, optionally with a \`-\` before them, a fraction after a point and an exponent: \`12\`, \`-3.5\`, \`6e23\`.
The paper leaves their form open, and its compilers differ: \`0x1F\`, \`+5\`, \`- 5\`, \`.5\`, \`1.\` and \`1L\` are accepted by some and rejected
by others, or read as another value. So none of them is a number here. Digits are never rounded.`,
    failing: { "site.sf": `sfConfig extends {\n  mode 0x1FF;\n}\n` },
    repaired: { "site.sf": `sfConfig extends {\n  mode 511;\n}\n` },
  },
  "bad-name": {
    why: `Names are made of ASCII letters, digits and \`_\`, and don't begin with a digit. Every SmartFrog compiler accepts these; on
which other characters a name may contain, no two of them agree. The parts of a path are separated by \`:\`.`,
    failing: { "site.sf": `sfConfig extends {\n  web-port 80;\n}\n` },
    repaired: { "site.sf": `sfConfig extends {\n  web_port 80;\n}\n` },
  },
  "hash-comment": {
    why: `In many configuration languages a comment begins with \`#\`. In SmartFrog only \`#include "file";\` does; comments are those of C
and Java: \`// …\` up to the end of the line, and \`/* … */\`.`,
    failing: { "site.sf": `# The web server\nsfConfig extends {\n  port 80; # for everybody\n}\n` },
    repaired: { "site.sf": `// The web server\nsfConfig extends {\n  port 80; // for everybody\n}\n` },
  },
  "unexpected-character": {
    why: `Outside strings and comments only names, numbers, the characters \`; , : { } [ ]\` and \`#include\` mean anything. Often the
character comes from another language (\`name = value\`), or from a word processor (typographic quotes, no-break spaces).`,
    failing: { "site.sf": `sfConfig extends {\n  port = 80;\n}\n` },
    repaired: { "site.sf": `sfConfig extends {\n  port 80;\n}\n` },
  },
  "stray-semicolon": {
    why: `A \`;\` ends a simple value or a link, once. A value that begins with \`extends\` ends without one (appendix A: \`V ::= BV ; |
LR ; | extends PS\`), and there are no empty assignments.`,
    failing: { "site.sf": `sfConfig extends {\n  port 80;;\n};\n` },
    repaired: { "site.sf": `sfConfig extends {\n  port 80;\n}\n` },
  },
  "missing-semicolon": {
    why: `Each simple value and each link ends with \`;\` (appendix A). Line ends mean nothing to the language, so without it the next
name would belong to the value.`,
    failing: { "site.sf": `sfConfig extends {\n  host "a"\n  port 80;\n}\n` },
    repaired: { "site.sf": `sfConfig extends {\n  host "a";\n  port 80;\n}\n` },
  },
  "missing-comma": {
    why: `Prototypes and the items of a vector are separated by commas (appendix A). \`extends Server { … }\` without a comma is how the
production system's files are written; the paper's language requires \`extends Server, { … }\`: a body is one prototype among the
others, and may appear anywhere in the list.`,
    failing: {
      "site.sf": `Server extends { port 80; }\nsfConfig extends {\n  web extends Server {\n    port 8080;\n  }\n}\n`,
    },
    repaired: {
      "site.sf": `Server extends { port 80; }\nsfConfig extends {\n  web extends Server, {\n    port 8080;\n  }\n}\n`,
    },
  },
  "trailing-comma": {
    why: `A comma separates two items or prototypes, and never follows the last one (appendix A). After \`extends P,\` the next
assignment's name would otherwise be parsed as a prototype.`,
    failing: { "site.sf": `sfConfig extends {\n  ports [80, 443,];\n}\n` },
    repaired: { "site.sf": `sfConfig extends {\n  ports [80, 443];\n}\n` },
  },
  "missing-extends": {
    why: `A component is a value like any other, and is introduced by \`extends\` even where it has no prototype (appendix A).`,
    failing: { "site.sf": `sfConfig {\n  port 80;\n}\n` },
    repaired: { "site.sf": `sfConfig extends {\n  port 80;\n}\n` },
  },
  "missing-prototype": {
    why: `After \`extends\` comes at least one prototype: the path of a component, or a body in braces. The grammar printed in the
paper (appendix A) allows none, but then \`a extends b 1;\` would be ambiguous; the empty component is written
\`extends {}\`.`,
    failing: { "site.sf": `sfConfig extends {\n  web extends\n}\n` },
    repaired: { "site.sf": `sfConfig extends {\n  web extends {}\n}\n` },
  },
  "missing-value": {
    why: `An assignment is a path and a value (definition 3). A name alone isn't one; an attribute that exists but has no value is
written with \`NULL\`.`,
    failing: { "site.sf": `sfConfig extends {\n  port;\n}\n` },
    repaired: { "site.sf": `sfConfig extends {\n  port NULL;\n}\n` },
  },
  "reserved-word": {
    why: `\`true\`, \`false\`, \`NULL\`, \`DATA\` and \`extends\` are the grammar's keywords (appendix A) and can't be names, or some
programs would be ambiguous. They are reserved as whole words and in this spelling only: \`data\`, \`null\` and \`extendsAll\`
are names.`,
    failing: { "site.sf": `sfConfig extends {\n  DATA "/srv";\n}\n` },
    repaired: { "site.sf": `sfConfig extends {\n  data "/srv";\n}\n` },
  },
  "component-in-vector": {
    why: `A vector contains basic values: numbers, strings, \`true\`, \`false\`, \`NULL\`, \`DATA\` references and vectors (definitions 3 and
21). It can't contain links and components, because its items have no names that an assignment could reach. A list of things
with attributes is a component, whose attributes keep their order.`,
    failing: { "site.sf": `sfConfig extends {\n  port 80;\n  ports [port, 443];\n}\n` },
    repaired: { "site.sf": `sfConfig extends {\n  port 80;\n  ports extends { http port; https 443; }\n}\n` },
  },
  "unclosed-bracket": {
    why: `Every \`{\` needs its \`}\` and every \`[\` its \`]\`. The message points at the innermost bracket that is still open when the file
ends; if the missing one was forgotten further up, the indentation from the last \`smartfrog fmt\` shows it best.

An included file must close everything that it opens (it is a complete list of assignments).`,
    failing: { "site.sf": `sfConfig extends {\n  web extends {\n    port 80;\n}\n` },
    repaired: { "site.sf": `sfConfig extends {\n  web extends {\n    port 80;\n  }\n}\n` },
  },
  "unmatched-bracket": {
    why: `This bracket closes nothing: either it is superfluous, or the opening one is missing further up.`,
    failing: { "site.sf": `sfConfig extends {\n  port 80;\n}\n}\n` },
    repaired: { "site.sf": `sfConfig extends {\n  port 80;\n}\n` },
  },
  "quoted-name": {
    why: `Names are written without quotes, and so are paths: \`web:port 80;\`. Anything in quotes is a string, which is a value. JSON writes
the names of its members as strings; an attribute is written \`name value;\` instead of \`"name": value,\`.`,
    failing: { "site.sf": `sfConfig extends {\n  "port": 80;\n}\n` },
    repaired: { "site.sf": `sfConfig extends {\n  port 80;\n}\n` },
  },
  "stray-colon": {
    why: `Nothing separates the name of an attribute from its value (appendix A: \`A ::= R V\`). A \`:\` joins the names of a path:
\`web:port 80;\` puts the attribute \`port\` into the component \`web\`. So \`host: name;\` would be the path \`host:name\`
without a value, and \`port: 80;\` a path that ends too early.`,
    failing: { "site.sf": `sfConfig extends {\n  port: 80;\n}\n` },
    repaired: { "site.sf": `sfConfig extends {\n  port 80;\n}\n` },
  },
  "production-word": {
    why: `This is the core language of the paper. The production system has more keywords, which precede a value: \`LAZY\` for links
that are resolved at run time, \`ATTRIB\`, \`PROPERTY\`, \`IF\` and others. Here they are names like any other, so a value after them
is one too many. A link is a copy that is made at once (definition 17), or with \`--semantics forward\` at the end; a reference that
is left to the run time is \`DATA path\`.`,
    failing: { "site.sf": `port 80;\nsfConfig extends {\n  web LAZY port;\n}\n` },
    repaired: { "site.sf": `port 80;\nsfConfig extends {\n  web DATA port;\n}\n` },
  },
  "bad-include": {
    why: `\`#include "file";\` is allowed wherever an assignment is. The paper leaves \`#include\` out of its semantics (section 6), and
implementations differ; this form is the one that all of them accept. The name is in double quotes, \`#include\` is one word, and
the \`;\` is part of it.`,
    failing: {
      "site.sf": `#include <server.sf>;\nsfConfig extends { web extends Server }\n`,
      "server.sf": `Server extends { port 80; }\n`,
    },
    repaired: {
      "site.sf": `#include "server.sf";\nsfConfig extends { web extends Server }\n`,
      "server.sf": `Server extends { port 80; }\n`,
    },
  },
  "foreign-syntax": {
    why: `Other languages write it like this: \`class Web { … }\`, \`int port = 80\`, \`a + b\`. A specification consists of paths and values only: it has no
keywords before names, no types, no expressions and no functions.`,
    failing: { "site.sf": "sfConfig extends {\n  int port 80;\n}\n" },
    repaired: { "site.sf": "sfConfig extends {\n  port 80;\n}\n" },
  },
} satisfies Record<keyof typeof syntaxDiagnostics, DiagnosticPage>;
