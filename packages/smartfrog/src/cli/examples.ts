import type { CommandName, Example } from "@cairn/cli-kit";

/** What the help of each command shows; the tests type every line. */
export const examples: Readonly<Record<CommandName, readonly Example[]>> = {
  compile: [
    ["compile site.sf", "print the result as JSON"],
    ["compile site.sf --format yaml -o site.yaml", "write it to a file, as YAML"],
    ["compile site.sf --set web:port=8080", "put a value from outside"],
    ["compile - --semantics forward < site.sf", "read standard input, and resolve links at the end"],
  ],
  check: [
    ["check site.sf", "find everything that is wrong"],
    ["check .", "check all .sf files below this folder"],
  ],
  fmt: [
    ["fmt site.sf", "format a file in place"],
    ["fmt --check .", "name the files that would change, and exit with 2 when there are any"],
    ["fmt - < site.sf", "format standard input"],
  ],
  explain: [
    ["explain site.sf web:port", "show where a value comes from"],
    ["explain site.sf web --format json", "the same for programs"],
  ],
  diff: [
    ["diff site.sf site-new.sf", "show what changes in the result"],
    ["diff site.sf deployed.json --format markdown", "compare with a result that was compiled before"],
  ],
  graph: [
    ["graph site.sf --format svg -o site.svg", "draw prototypes, links and containment"],
    ["graph site.sf --format mermaid", "the same as text for a Markdown page"],
  ],
  ast: [
    ["ast site.sf", "print the syntax tree as JSON"],
    ["ast - < site.sf", "the same for standard input"],
  ],
  diagnostics: [
    ["diagnostics", "list everything that can be reported"],
    ["diagnostics smartfrog/link-missing", "read the page of one code"],
  ],
  completion: [
    ["completion bash", "print the script for bash: put it into ~/.bashrc"],
    ["completion fish", "print the script for fish"],
  ],
};
