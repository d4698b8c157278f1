import { type Language } from "../../src/index.js";

/** A language of lines `name = value`, small enough to be read at a glance, on which the command line is tested. */
export const kv: Language = {
  name: "kv",
  title: "KV",
  version: "1.2.3",
  extensions: [".kv"],
  formats: ["json", "text"],
  options: {
    "include-path": {
      type: "string",
      array: true,
      value: "FOLDER",
      describe: "look for used files in this folder too",
    },
    set: {
      type: "string",
      array: true,
      value: "NAME=VALUE",
      refuse: (value, option) => (value.includes("=") ? undefined : `\`${option}\` takes NAME=VALUE, not \`${value}\``),
      describe: "give a name a value from outside",
    },
    plugins: {
      type: "string",
      array: true,
      value: "FOLDER",
      describe: "run what lies in this folder",
      trust: "runs what lies in that folder",
    },
    Wdup: { type: "boolean", singleDash: true, describe: "report names that are given twice as errors" },
  },
  examples: {
    compile: [
      ["compile web.kv", "print web.kv as JSON"],
      ["compile web.kv --set port=8080 -f text -o out.txt", "with another port, as lines, into a file"],
    ],
    check: [
      ["check web.kv", "find all mistakes of one file"],
      ["check . --diagnostics json", "find all mistakes below this folder, for a program to read"],
    ],
    fmt: [
      ["fmt web.kv", "format a file in place"],
      ["fmt --check '**/*.kv'", "name the files that aren't formatted"],
    ],
    explain: [
      ["explain web.kv port", "where the port comes from"],
      ["explain web.kv host --format json", "the same for a program to read"],
    ],
    diff: [
      ["diff web.kv old.kv", "what differs in meaning"],
      ["diff web.kv old.kv --format markdown", "the same for a merge request"],
    ],
    graph: [
      ["graph web.kv", "which name takes its value from which, for Graphviz"],
      ["graph web.kv --format mermaid", "the same for a Markdown page"],
    ],
    ast: [
      ["ast web.kv", "the tree of a file"],
      ["ast - < web.kv", "the tree of what comes from standard input"],
    ],
    diagnostics: [
      ["diagnostics", "all that can be reported"],
      ["diagnostics overridden", "the page of one warning"],
    ],
    completion: [
      ["completion bash > kv.bash", "the script for bash"],
      ["completion fish", "the script for fish"],
    ],
  },
  pages: async () => (await import("./pages.js")).pages,
  load: async () => (await import("./services.js")).services,
};
