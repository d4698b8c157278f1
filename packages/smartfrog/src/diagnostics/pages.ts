import type { commonDeclarations, DiagnosticPage } from "@cairn/diagnostics";
import { fiftyfoldIncludes, nestedVectors } from "./example-programs.js";
import type { catalogue } from "./index.js";
import type { semanticDiagnostics } from "./semantic.js";
import type { syntaxDiagnostics } from "./syntax.js";

/** The pages of the diagnostics that all languages share. */
const commonPages = {
  "file-not-readable": {
    why: `An included file is looked for in the folder of the file that includes it, then in every folder that \`--include-path\`
names, in that order. If none of them has it, or if it is a folder or can't be read, its assignments are missing and
nothing can be compiled. (The paper leaves \`#include\` out: section 6.)`,
    failing: {
      "site.sf": `#include "lib/server";
sfConfig extends { web extends Server }
`,
      "lib/server.sf": `Server extends { port 80; }
`,
    },
    repaired: {
      "site.sf": `#include "lib/server.sf";
sfConfig extends { web extends Server }
`,
      "lib/server.sf": `Server extends { port 80; }
`,
    },
  },
  "invalid-utf8": {
    why: `Source files are UTF-8. A file that was saved in another encoding can't be read without guessing what its bytes mean, and
a wrong guess would end up in a configuration. In this example the mark \`\ufffd\` represents the single byte E9, which is \`é\` in
Latin-1 and invalid in UTF-8.`,
    noFix: "outside",
    failing: { "site.sf": `sfConfig extends { name "caf\ufffd"; }\n` },
    repaired: { "site.sf": `sfConfig extends { name "café"; }\n` },
  },
  "nul-character": {
    why: `Source files can't contain the character U+0000. It indicates a file in UTF-16 or a binary file. In this example
the mark \`␀\` represents it. To put it into a string, write the escape \`\\u0000\`.`,
    failing: { "site.sf": `sfConfig extends { name "a␀b"; }\n` },
    repaired: { "site.sf": `sfConfig extends { name "a\\u0000b"; }\n` },
  },
  "too-large": {
    why: `Every evaluation terminates (theorem 1 of the paper), but the number of its steps may grow exponentially with the size of the
program. It is stopped after 5,000,000 steps, which take some seconds and about half a gigabyte: statements run (those of an
included file count each time it is included) and values put. Here each file includes the next one fifty times, and a few dozen
lines amount to more than six million.

Prototypes alone do little harm, because copies are shared: 40 components that each inherit the previous one twice are
compiled in no time, and only printing the result would be too much (\`smartfrog/output-too-large\`).`,
    noFix: "outside",
    failing: fiftyfoldIncludes(["site.sf", "room.sf", "rack.sf", "host.sf", "port.sf"], "port 80;\n"),
    repaired: { "site.sf": `#include "port.sf";\nsfConfig extends { http port; }\n`, "port.sf": "port 80;\n" },
  },
  "output-too-large": {
    why: `A program of a few lines can expand to a result of many gigabytes: each level that inherits the previous one twice doubles
the result. The size is computed before anything is printed, so nothing is written and no memory is taken. The limit is
256 MiB unless \`--max-output\` says otherwise.`,
    noFix: "outside",
    failing: {
      "site.sf": `one extends { port 80; }
two extends { left extends one right extends one }
four extends { left extends two right extends two }
sfConfig extends { left extends four right extends four }
`,
    },
    repaired: { "site.sf": `one extends { port 80; }\nsfConfig extends { left extends one right extends one }\n` },
    args: ["--max-output", "100"],
  },
  "cannot-hold": {
    why: `Not every format can represent every value. In a properties file or a shell script each value takes a line, so an empty list or
component would be lost; TOML's integers have 64 bits. In such cases nothing is written, rather than an incomplete result.`,
    noFix: "intent",
    failing: { "site.sf": "sfConfig extends {\n  port 80;\n  aliases [];\n}\n" },
    repaired: { "site.sf": 'sfConfig extends {\n  port 80;\n  aliases ["www"];\n}\n' },
    args: ["--format", "properties"],
  },
  "unknown-path": {
    why: `\`explain FILE PATH\` shows where the value at a path of the result comes from. The path is written as in the language, with
\`:\` between names, relative to \`sfConfig\`, as the output of \`compile\` shows it.`,
    noFix: "outside",
    failing: { "site.sf": `sfConfig extends {\n  proxy extends { prot 80; }\n}\n` },
    repaired: { "site.sf": `sfConfig extends {\n  proxy extends { port 80; }\n}\n` },
    args: ["explain", "site.sf", "proxy:port"],
  },
} satisfies Record<Exclude<keyof typeof commonDeclarations, "too-deep">, DiagnosticPage>;

/** The pages of syntax errors. */
const syntaxPages = {
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

/** The pages of semantic errors and warnings. */
const semanticPages = {
  "parent-not-component": {
    why: `An assignment to a path, such as \`web:port 80;\`, is a *placement*: it puts an attribute into the component before the
last \`:\`. That component must exist and must be one. A number, a string, a vector or \`NULL\` has no attributes to put anything
into. This is err1 of the paper (definition 13, *bind*).

A data reference isn't a component either, whatever it names: the compiler never follows it (definition 20).`,
    failing: {
      "site.sf": `sfConfig extends {
  web NULL;
  web:port 8080;
}
`,
    },
    repaired: {
      "site.sf": `sfConfig extends {
  web extends {}
  web:port 8080;
}
`,
    },
  },
  "parent-missing": {
    why: `A placement reaches only downwards, from the block that it is written in: \`web:port 80;\` looks for \`web\` in this block and
nowhere else, and it doesn't create the component that it needs. This is err2 of the paper (definition 13, *bind*).

A file is evaluated from top to bottom. A component that is defined further down, or in a file that is included further down,
doesn't exist yet; section 9.2.3 of the paper (figure 9) explains why the language leaves it so. The forward semantics makes no
difference here: only links may point forward.`,
    failing: {
      "site.sf": `sfConfig extends {
  web extends { host "a"; }
  wbe:port 80;
}
`,
    },
    repaired: {
      "site.sf": `sfConfig extends {
  web extends { host "a"; }
  web:port 80;
}
`,
    },
  },
  "prototype-missing": {
    why: `\`extends\` copies the attributes of a component as it is at that moment, so the component must be defined further up. It is
looked for as a whole path: first in the block of the assignment, then in each enclosing block, then at the top
of the file. This is err4 of the paper (definitions 16, *resolve*, and 18, *inherit*).

Prototypes can't point forward in the forward semantics either.`,
    failing: {
      "site.sf": `Server extends { port 80; }
sfConfig extends {
  web extends Sever, { port 8080; }
}
`,
    },
    repaired: {
      "site.sf": `Server extends { port 80; }
sfConfig extends {
  web extends Server, { port 8080; }
}
`,
    },
  },
  "prototype-cycle": {
    noFix: "intent",
    why: `A component copies its prototypes as they are at that line (definition 18 of the paper), so what it extends must be defined
before. If two components extend each other, no order helps: each would need the other one first. Usually they have something in
common, which belongs in a third component that both extend. In the paper this is err4, a prototype that doesn't exist.`,
    failing: {
      "site.sf": `Web extends Server, { port 80; }\nServer extends Web, { workers 4; }\nsfConfig extends { www extends Web }\n`,
    },
    repaired: {
      "site.sf": `Common extends { workers 4; }\nWeb extends Common, { port 80; }\nServer extends Common\nsfConfig extends { www extends Web }\n`,
    },
  },
  "prototype-not-component": {
    why: `Only a component has attributes that can be inherited. The nearest attribute of that name decides: a number in the same
block hides a component of the same name further out. This is err4 of the paper (definition 18, *inherit*, and its test in
appendix B).`,
    failing: {
      "site.sf": `port 80;
sfConfig extends {
  http extends port
}
`,
    },
    repaired: {
      "site.sf": `port 80;
sfConfig extends {
  http port;
}
`,
    },
  },
  "link-missing": {
    why: `A link such as \`port defaults:port;\` copies the value that its target has. The target is looked for as a whole path, first
in the block of the link, then in each enclosing block, then at the top of the file (definition 16, *resolve*); a
nearer block that has only the beginning of the path doesn't end the search. If nothing is found, this is err5 of the paper
(definition 24).

In the core semantics the target must be defined further up, because the value is copied at once. With \`--semantics forward\`
links are resolved when everything is evaluated (section 9.2.2 of the paper), so the target may also be further down.`,
    failing: {
      "site.sf": `sfConfig extends {
  defaults extends { port 80; }
  proxy defaults:prot;
}
`,
    },
    repaired: {
      "site.sf": `sfConfig extends {
  defaults extends { port 80; }
  proxy defaults:port;
}
`,
    },
  },
  "main-missing": {
    why: `The result of a specification is its component \`sfConfig\`; all other components at the top of the file are prototypes or
parts, and are left out. Without an \`sfConfig\` there is no result: err7 of the paper (definition 27).

A file that contains only prototypes is compiled through the file that includes it.`,
    failing: {
      "site.sf": `sfconfig extends {
  port 80;
}
`,
    },
    repaired: {
      "site.sf": `sfConfig extends {
  port 80;
}
`,
    },
  },
  "main-not-component": {
    why: `The result of a specification is its component \`sfConfig\`: a tree of attributes. A single value isn't one: err7 of the
paper (definition 27). A link to a component (\`sfConfig site;\`) is fine, because the link represents the component.`,
    failing: {
      "site.sf": `sfConfig NULL;
`,
    },
    repaired: {
      "site.sf": `sfConfig extends {}
`,
    },
  },
  "link-cycle": {
    why: `With \`--semantics forward\`, a link has the value at the end of its chain of links. A chain that comes back to
its beginning has no end. The same holds for a link to an enclosing component: the component would contain itself, and its
expansion would never end (figure 8 of the paper). Three components that link to each other in a cycle are such a case
too, even though no link leads back to itself.

In the core semantics there are no such cycles: a link copies what its target is at that moment (theorem 1 of the paper).`,
    noFix: "several",
    failing: {
      "site.sf": `sfConfig extends {
  port proxy;
  proxy web;
  web port;
}
`,
    },
    repaired: {
      "site.sf": `sfConfig extends {
  port proxy;
  proxy web;
  web 80;
}
`,
    },
    args: ["--semantics", "forward"],
  },
  "include-cycle": {
    noFix: "intent",
    why: `\`#include\` is replaced by the assignments of a file. Files that include each other in a cycle would never come to
an end. A file may be included more than once, also by the same file, as long as it doesn't include itself.`,
    failing: {
      "site.sf": `#include "web.sf";
sfConfig extends { web extends Web }
`,
      "web.sf": `#include "site.sf";
Web extends { port 80; }
`,
    },
    repaired: {
      "site.sf": `#include "web.sf";
sfConfig extends { web extends Web }
`,
      "web.sf": `Web extends { port 80; }
`,
    },
  },
  "order-cycle": {
    why: `With \`--order-constraints\`, the attribute \`order\` of a component says which of its attributes come before others (section
10.4 of the paper, figure 19). If the constraints form a cycle, no order satisfies them all. \`order\` is inherited and overridden as a
whole, like every attribute, so a cycle is always in one list.`,
    failing: { "site.sf": `sfConfig extends {\n  order a < b, b < a;\n  a 1;\n  b 2;\n}\n` },
    repaired: { "site.sf": `sfConfig extends {\n  order b < a;\n  a 1;\n  b 2;\n}\n` },
    args: ["--order-constraints"],
  },
  "bad-values-file": {
    why: `\`--values FILE\` takes a file in JSON (if its name ends with \`.json\`) or YAML whose outermost value is a mapping: each
name in it is an attribute, each mapping a component, each list a vector. A file with a syntax error, or one that contains only a
list or a single value, names no attributes to set.`,
    noFix: "outside",
    failing: {
      "site.sf": `sfConfig extends {
  ports extends { http 80; }
}
`,
      "values.yaml": `- 8080
- 8443
`,
    },
    repaired: {
      "site.sf": `sfConfig extends {
  ports extends { http 80; }
}
`,
      "values.yaml": `ports:
  http: 8080
  https: 8443
`,
    },
    args: ["--values", "values.yaml"],
  },
  "cannot-set": {
    why: `A value from outside (\`--set PATH=VALUE\` or \`--values FILE\`) overrides what the program assigns at that path. The path
must lead into a component: otherwise a misspelt path would be ignored silently, and the program would run
with the value that was to be replaced.

The path is looked up as if it were written inside \`sfConfig\`: \`web:port\` is \`sfConfig:web:port\` if \`sfConfig\` has a \`web\`, and the
\`web\` at the top of the file otherwise.`,
    noFix: "outside",
    failing: {
      "site.sf": `sfConfig extends {
  web extends { port 80; }
}
`,
    },
    repaired: {
      "site.sf": `sfConfig extends {
  web extends { port 80; }
  proxy extends { port 3128; }
}
`,
    },
    args: ["--set", "proxy:port=8080"],
  },
} satisfies Record<keyof typeof semanticDiagnostics, DiagnosticPage>;

const args = ["diff", "site.sf", "site-new.sf", "--policy", "policy.json", "--group", "web-team"];
const before = 'sfConfig extends {\n  web extends { port 80; }\n  root extends { shell "/bin/sh"; }\n}\n';
const allowed = before.replace("port 80", "port 8080");
const forbidden = allowed.replace("/bin/sh", "/bin/bash");

/** The pages about policies of `diff`. */
const policyPages = {
  policy: {
    why: `\`smartfrog diff A B --policy POLICY\` checks a change against a policy: which groups may change which paths of the result. \`--group\`
names the author's group. Every rule that matches the group must allow the change, and a path includes everything inside it. A path
after \`!\` is excluded even if another path of its rule allows it.`,
    noFix: "outside",
    failing: { "site.sf": before, "site-new.sf": forbidden, "policy.json": '{ "web-team": ["web:*"] }\n' },
    repaired: { "site.sf": before, "site-new.sf": allowed, "policy.json": '{ "web-team": ["web:*"] }\n' },
    args,
  },
  "policy-file": {
    why: `A policy is a JSON object: patterns of groups, each with the list of paths that these groups may change. In a group and in each name of a
path \`*\` matches any characters, so the rule \`"*"\` is for everyone. A path after \`!\` is excluded. If a part of a policy isn't
understood, nothing is compared, because the rest may not protect anything.`,
    failing: { "site.sf": before, "site-new.sf": allowed, "policy.json": '{ "web-team": "web:port" }\n' },
    repaired: { "site.sf": before, "site-new.sf": allowed, "policy.json": '{ "web-team": ["web:port"] }\n' },
    args,
  },
  "policy-unchecked": {
    why: `The policy can't be checked, so the command fails rather than let a change pass. Either no group is named and every rule is for named
groups, or there are more differences than \`diff\` compares.`,
    noFix: "outside",
    failing: { "site.sf": before, "site-new.sf": allowed, "policy.json": '{ "web-team": ["web"] }\n' },
    repaired: {
      "site.sf": before,
      "site-new.sf": allowed,
      "policy.json": '{ "web-team": ["web"], "*": ["web:port"] }\n',
    },
    args: args.slice(0, -2),
  },
} satisfies Record<string, DiagnosticPage>;

/** A page for every code: the reason for the rule, and an example with its correction. */
export const pages = {
  ...commonPages,
  ...syntaxPages,
  ...semanticPages,
  ...policyPages,
} satisfies Record<keyof typeof catalogue.declarations, DiagnosticPage>;
