import type { Language } from "../language.js";
import type { CompletedCommand } from "./describe.js";

/** Works with bash 3.2 and later, and needs no bash-completion package. */
export function bashScript({ extensions, name }: Language, commands: readonly CompletedCommand[]): string {
  const functionName = `_${identifier(name)}_complete`;
  return `# bash completion for ${name}; source it from ~/.bashrc
${functionName}() {
  local word="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}"
  local options="" words="" files=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map((command) => command.name).join(" ")} --help --version" -- "$word"))
    return
  fi
  case "$command $previous" in
${valueCases(commands)}  esac
  case "$command" in
${commands.map(commandCase).join("")}  esac
  if [ "\${word#-}" != "$word" ]; then COMPREPLY=($(compgen -W "$options" -- "$word")); return; fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [ -n "$files" ]; then
    local IFS=$'\\n'
    compopt -o filenames 2>/dev/null
    COMPREPLY+=(${extensions.map((extension) => `$(compgen -f -X '!*${extension}' -- "$word")`).join(" ")} $(compgen -d -- "$word"))
  fi
}
complete -F ${functionName} ${name}
`;
}

/** What follows an option that takes a value. */
function valueCases(commands: readonly CompletedCommand[]): string {
  const cases = commands.flatMap((command) =>
    command.options.flatMap(({ choices, folder, names, takesValue }) => {
      if (!takesValue) return [];
      const patterns = names.map((name) => `"${command.name} ${name}"`).join("|");
      const reply = choices.length > 0 ? `compgen -W "${choices.join(" ")}"` : folder ? "compgen -d" : "compgen -f";
      return [`    ${patterns}) COMPREPLY=($(${reply} -- "$word")); return ;;\n`];
    }),
  );
  return cases.join("");
}

function commandCase({ choices, name, options, takesFiles }: CompletedCommand): string {
  const names = options.flatMap((option) => option.names).join(" ");
  return `    ${name}) options="${names}" words="${choices.join(" ")}" files="${takesFiles ? "yes" : ""}" ;;\n`;
}

function identifier(name: string): string {
  return name.replace(/[^A-Za-z0-9_]/g, "_");
}
