import type { Language } from "../language.js";
import type { CompletedCommand, CompletedOption } from "./describe.js";

/** For ~/.config/fish/completions/<name>.fish. */
export function fishScript({ extensions, name }: Language, commands: readonly CompletedCommand[]): string {
  const lines = [
    `# fish completion for ${name}`,
    `complete -c ${name} -f`,
    ...commands.map(
      (command) => `complete -c ${name} -n __fish_use_subcommand -a ${command.name} -d ${quote(command.summary)}`,
    ),
    `complete -c ${name} -n __fish_use_subcommand -l help -d 'show the commands'`,
    `complete -c ${name} -n __fish_use_subcommand -l version -d 'show the version'`,
    ...commands.flatMap((command) => commandLines(name, command, extensions)),
  ];
  return lines.join("\n") + "\n";
}

function commandLines(program: string, command: CompletedCommand, extensions: readonly string[]): string[] {
  const start = `complete -c ${program} -n '__fish_seen_subcommand_from ${command.name}'`;
  const lines = command.options.map((option) => `${start} ${optionWords(option)}`);
  if (command.choices.length > 0) lines.push(`${start} -a ${quote(command.choices.join(" "))}`);
  const endings = extensions.map((extension) => `(__fish_complete_suffix ${extension})`).join(" ");
  if (command.takesFiles) lines.push(`${start} -a ${quote(endings)}`);
  return lines;
}

function optionWords({ choices, describe, folder, names, takesValue }: CompletedOption): string {
  const typed = names.map((name) => {
    if (name.startsWith("--")) return `-l ${name.slice(2)}`;
    return name.length === 2 ? `-s ${name.slice(1)}` : `-o ${name.slice(1)}`;
  });
  const files = folder ? `-r -a '(__fish_complete_directories)'` : "-r -F";
  const value = !takesValue ? "" : choices.length > 0 ? ` -x -a ${quote(choices.join(" "))}` : ` ${files}`;
  return `${typed.join(" ")}${value} -d ${quote(describe)}`;
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&")}'`;
}
