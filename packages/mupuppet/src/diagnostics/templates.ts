import { words, type Declaration } from "@cairn/diagnostics";

/** Errors of templates and other files of modules that functions read. */
export const templateDiagnostics = {
  template: {
    severity: "error",
    message: words`${"message"}`,
    help: words`change the template, or the values that it is given`,
  },
  "template-refused": {
    severity: "error",
    message: words`${"message"}`,
    help: words`a template may only compute with its variables and Puppet's functions: pass what it needs as a variable`,
  },
  "ruby-refused": {
    severity: "error",
    message: words`${"message"}`,
    help: words`a function in Ruby may only compute with its arguments: pass what it needs as a fact or as data (\`--allow-read FOLDER\` lets it read files, \`--ruby\` runs it in the installed Ruby)`,
  },
  "absent-here": {
    severity: "warning",
    message: words`${"message"}`,
    help: words`pass what the catalog depends on as a fact or as data; \`--allow-read FOLDER\` makes the files of a folder visible`,
  },
  "unkept-state": {
    severity: "warning",
    message: words`${"message"}`,
    help: words`\`--state FOLDER\` keeps it there for other nodes and other runs`,
  },
  "endless-template": {
    severity: "error",
    message: words`${"message"}`,
    help: words`look for a loop that never ends, or for a value that doubles with each round`,
  },
  "missing-file": {
    severity: "error",
    message: words`${"message"}`,
    help: words`templates are named \`module/file\` and are in the folder \`templates\` of their module, other files in \`files\`; modules are found with \`--modulepath\``,
  },
} satisfies Record<string, Declaration>;
