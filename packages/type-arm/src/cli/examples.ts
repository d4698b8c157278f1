import type { CommandName, Example } from "@cairn/cli-kit";

/** The examples in each command's help; the tests run every line. */
export const examples: Readonly<Record<CommandName, readonly Example[]>> = {
  compile: [
    ["compile user.pp", "print the checked model as JSON"],
    ["compile types --format ecore", "all .pp files below a folder, as one model"],
    ["compile user.pp --format ecore -o user.ecore", "write an Ecore model to a file"],
    ["compile - --format pp < user.pp", "read standard input, and print the formatted program"],
  ],
  check: [
    ["check user.pp", "find every error in the types and their logic"],
    ["check types", "check all .pp files below a folder, as one program"],
    ["check user.pp --lenient", "treat attributes without a type as strings"],
  ],
  fmt: [
    ["fmt user.pp", "format a file in place"],
    ["fmt --check .", "list the files that would change, and exit with 2 if there are any"],
    ["fmt - < user.pp", "format standard input"],
  ],
  explain: [
    ["explain user.pp User/password", "show a feature's properties, and where they are written"],
    ["explain user.pp User/groups/max --format json", "the same for one setting, as JSON for other programs"],
  ],
  diff: [
    ["diff user.pp user-new.pp", "show what changes in the types"],
    ["diff user.pp user-new.pp --format markdown", "the same as Markdown, for a review"],
    ["diff types user-new.pp", "compare all .pp files below a folder with another file"],
    ["diff model.json user-new.pp", "compare with a model that was compiled earlier"],
  ],
  graph: [
    ["graph user.pp --format svg -o user.svg", "draw the types with inheritance and containment"],
    ["graph user.pp --format mermaid", "the same as Mermaid text, for a Markdown page"],
  ],
  ast: [
    ["ast user.pp", "print the syntax tree as JSON"],
    ["ast - < user.pp", "the same for standard input"],
  ],
  diagnostics: [
    ["diagnostics", "list every diagnostic"],
    ["diagnostics type-arm/idle-expression", "read the page of one diagnostic"],
  ],
  completion: [
    ["completion bash", "print the completion script for bash: add it to ~/.bashrc"],
    ["completion fish", "print the completion script for fish"],
  ],
};
