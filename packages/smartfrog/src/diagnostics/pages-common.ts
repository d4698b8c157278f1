import type { commonDeclarations, DiagnosticPage } from "@cairn/diagnostics";
import { fiftyfoldIncludes } from "./example-programs.js";

/** The pages of the diagnostics that all languages share. */
export const commonPages = {
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
