import type { DiagnosticPage } from "@cairn/diagnostics";
import type { semanticDiagnostics } from "./semantic.js";

/** The pages of semantic errors and warnings. */
export const semanticPages = {
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
