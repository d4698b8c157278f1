import type { CommandName, Example } from "@cairn/cli-kit";

/** The examples in each command's help; the tests run every line. */
export const examples: Readonly<Record<CommandName, readonly Example[]>> = {
  compile: [
    ["compile site.cf2", "print the result in CF2's own notation"],
    ["compile site.cf2 --format json -o site.json", "write JSON to a file"],
    ["compile site.cf2 --set Web.Port=8080", "set a value from outside"],
    ["compile site.cf2 site-new.cf2 --format yaml", "compile two configurations, and print both results in order"],
    ["compile - -p < site.cf2", "read standard input, and print private resources too"],
  ],
  check: [
    ["check site.cf2", "find every error, also in parts that aren't used"],
    ["check .", "check all .cf2 files below this folder"],
  ],
  fmt: [
    ["fmt site.cf2", "format a file in place"],
    ["fmt --check .", "list the files that would change, and exit with 2 if there are any"],
    ["fmt - < site.cf2", "format standard input"],
  ],
  explain: [
    ["explain site.cf2 Web.Port", "show where a value comes from, and what it overrides"],
    ["explain site.cf2 Web --format json", "the same as JSON, for other programs"],
  ],
  diff: [
    ["diff site.cf2 site-new.cf2", "show what changes in the result"],
    ["diff site.cf2 deployed.json --format markdown", "compare with a result that was compiled earlier"],
  ],
  graph: [
    ["graph site.cf2 --format svg -o site.svg", "draw the files, their imports, and which file defines what"],
    ["graph site.cf2 --format mermaid", "the same as Mermaid text, for a Markdown page"],
  ],
  ast: [
    ["ast site.cf2", "print the syntax tree as JSON"],
    ["ast - < site.cf2", "the same for standard input"],
  ],
  diagnostics: [
    ["diagnostics", "list every diagnostic"],
    ["diagnostics cf2/conflict", "read the page of one diagnostic"],
  ],
  completion: [
    ["completion bash", "print the completion script for bash: add it to ~/.bashrc"],
    ["completion fish", "print the completion script for fish"],
  ],
};
