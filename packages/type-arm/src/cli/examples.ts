import type { CommandName, Example } from "@cairn/cli-kit";

/** What the help of each command shows; the tests type every line. */
export const examples: Readonly<Record<CommandName, readonly Example[]>> = {
  compile: [
    ["compile user.pp", "print the checked model as JSON"],
    ["compile types --format ecore", "all .pp files below a folder, as one model"],
    ["compile user.pp --format ecore -o user.ecore", "write it as an Ecore model"],
    ["compile - --format pp < user.pp", "read standard input, and print the program in its usual form"],
  ],
  check: [
    ["check user.pp", "find everything that is wrong with the types and their logic"],
    ["check types", "check all .pp files below a folder, as one program"],
    ["check user.pp --lenient", "take attributes without a type for strings"],
  ],
  fmt: [
    ["fmt user.pp", "format a file in place"],
    ["fmt --check .", "name the files that would change, and exit with 2 when there are any"],
    ["fmt - < user.pp", "format standard input"],
  ],
  explain: [
    ["explain user.pp User/password", "show what a feature is, and where that is written"],
    ["explain user.pp User/groups/max --format json", "the same of one setting, for programs"],
  ],
  diff: [
    ["diff user.pp user-new.pp", "show what changes in the types"],
    ["diff user.pp user-new.pp --format markdown", "the same for a review"],
    ["diff types user-new.pp", "compare all .pp files below a folder with another file"],
    ["diff model.json user-new.pp", "compare with a model that was compiled before"],
  ],
  graph: [
    ["graph user.pp --format svg -o user.svg", "draw the types, what they inherit and what they hold"],
    ["graph user.pp --format mermaid", "the same as text for a Markdown page"],
  ],
  ast: [
    ["ast user.pp", "print the syntax tree as JSON"],
    ["ast - < user.pp", "the same for standard input"],
  ],
  diagnostics: [
    ["diagnostics", "list everything that can be reported"],
    ["diagnostics type-arm/idle-expression", "read the page of one code"],
  ],
  completion: [
    ["completion bash", "print the script for bash: put it into ~/.bashrc"],
    ["completion fish", "print the script for fish"],
  ],
};
