import type { CommandName, Example } from "@cairn/cli-kit";

/** The examples in each command's help; the tests run every line. */
export const examples: Readonly<Record<CommandName, readonly Example[]>> = {
  compile: [
    ["compile site.pp --node web1.example.com", "print the catalog of a node as Puppet's JSON"],
    [
      "compile site.pp --facts web1.json -o web1.catalog.json",
      "with its facts, into a file that `puppet apply --catalog` takes",
    ],
    ["compile site.pp --modulepath modules --format yaml", "with modules, as YAML"],
    ["compile --environment ./production --node web1", "an environment's folder: its manifests, modules and data"],
    ["compile site.pp --nodes nodes.txt -o catalogs", "compile for every node of a list, a file each"],
  ],
  check: [
    ["check site.pp", "find everything that is wrong, for all nodes that the manifest names"],
    ["check .", "check all .pp files below this folder"],
  ],
  fmt: [
    ["fmt site.pp", "format a file in place"],
    ["fmt --check .", "name the files that would change, and exit with 2 when there are any"],
    ["fmt - < site.pp", "format standard input"],
  ],
  explain: [
    ["explain site.pp 'File[/etc/motd][mode]'", "show what set a parameter, and what lost against it"],
    ["explain site.pp 'File[/etc/motd]' --format json", "show who asked for a resource, for programs"],
  ],
  diff: [
    ["diff site.pp site-new.pp", "show what changes in the catalog"],
    ["diff site.pp deployed.json --ignore 'File[*][content]'", "compare with a catalog that was compiled before"],
    ["diff catalogs catalogs-new --format markdown", "compare folders with the catalogs of many nodes"],
    ["diff site.pp site-new.pp --policy policy.json --group web-team", "fail if the group may not make the change"],
  ],
  graph: [
    ["graph site.pp --format svg -o site.svg", "draw the resources, what contains them, and their order"],
    ["graph site.pp --format mermaid", "the same as text for a Markdown page"],
  ],
  ast: [
    ["ast site.pp", "print the syntax tree as JSON"],
    ["ast - < site.pp", "the same for standard input"],
  ],
  diagnostics: [
    ["diagnostics", "list everything that can be reported"],
    ["diagnostics mupuppet/syntax", "read the page of one code"],
  ],
  completion: [
    ["completion bash", "print the script for bash: put it into ~/.bashrc"],
    ["completion fish", "print the script for fish"],
  ],
};
