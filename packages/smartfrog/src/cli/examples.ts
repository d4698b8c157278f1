import type { CommandName, Example } from "@cairn/cli-kit";

/** The examples in each command's help; the tests run every line. */
export const examples: Readonly<Record<CommandName, readonly Example[]>> = {
  compile: [
    ["compile site.sf", "print the result as JSON"],
    ["compile site.sf --format yaml -o site.yaml", "write YAML to a file"],
    ["compile site.sf --set web:port=8080", "set a value from outside"],
    ["compile - --semantics forward < site.sf", "read standard input, and resolve links at the end"],
  ],
  check: [
    ["check site.sf", "find every error"],
    ["check .", "check all .sf files below this folder"],
  ],
  fmt: [
    ["fmt site.sf", "format a file in place"],
    ["fmt --check .", "list the files that would change, and exit with 2 if there are any"],
    ["fmt - < site.sf", "format standard input"],
  ],
  explain: [
    ["explain site.sf web:port", "show where a value comes from"],
    ["explain site.sf web --format json", "the same as JSON, for other programs"],
  ],
  diff: [
    ["diff site.sf site-new.sf", "show what changes in the result"],
    ["diff site.sf deployed.json --format markdown", "compare with a result that was compiled earlier"],
    ["diff site.sf site-new.sf --policy policy.json --group web-team", "fail if the group may not make the change"],
  ],
  graph: [
    ["graph site.sf --format svg -o site.svg", "draw prototypes, links and containment"],
    ["graph site.sf --format mermaid", "the same as Mermaid text, for a Markdown page"],
  ],
  ast: [
    ["ast site.sf", "print the syntax tree as JSON"],
    ["ast - < site.sf", "the same for standard input"],
  ],
  diagnostics: [
    ["diagnostics", "list every diagnostic"],
    ["diagnostics smartfrog/link-missing", "read the page of one diagnostic"],
  ],
  completion: [
    ["completion bash", "print the completion script for bash: add it to ~/.bashrc"],
    ["completion fish", "print the completion script for fish"],
  ],
};
