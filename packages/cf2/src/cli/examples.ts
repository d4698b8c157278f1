import type { CommandName, Example } from "@cairn/cli-kit";

/** What the help of each command shows; the tests type every line. */
export const examples: Readonly<Record<CommandName, readonly Example[]>> = {
  compile: [
    ["compile site.cf2", "print the result in CF2's own notation"],
    ["compile site.cf2 --format json -o site.json", "write it to a file, as JSON"],
    ["compile site.cf2 --set Web.Port=8080", "put a value from outside"],
    ["compile site.cf2 site-new.cf2 --format yaml", "compile two configurations, and print both results in order"],
    ["compile - -p < site.cf2", "read standard input, and print private resources too"],
  ],
  check: [
    ["check site.cf2", "find everything that is wrong, also in parts that nobody uses"],
    ["check .", "check all .cf2 files below this folder"],
  ],
  fmt: [
    ["fmt site.cf2", "format a file in place"],
    ["fmt --check .", "name the files that would change, and exit with 2 when there are any"],
    ["fmt - < site.cf2", "format standard input"],
  ],
  explain: [
    ["explain site.cf2 Web.Port", "show where a value comes from, and what it overrides"],
    ["explain site.cf2 Web --format json", "the same for programs"],
  ],
  diff: [
    ["diff site.cf2 site-new.cf2", "show what changes in the result"],
    ["diff site.cf2 deployed.json --format markdown", "compare with a result that was compiled before"],
  ],
  graph: [
    ["graph site.cf2 --format svg -o site.svg", "draw the files, their imports, and who defines what"],
    ["graph site.cf2 --format mermaid", "the same as text for a Markdown page"],
  ],
  ast: [
    ["ast site.cf2", "print the syntax tree as JSON"],
    ["ast - < site.cf2", "the same for standard input"],
  ],
  diagnostics: [
    ["diagnostics", "list everything that can be reported"],
    ["diagnostics cf2/conflict", "read the page of one code"],
  ],
  completion: [
    ["completion bash", "print the script for bash: put it into ~/.bashrc"],
    ["completion fish", "print the script for fish"],
  ],
};
