import type { Language } from "../language.js";
import type { CompletedCommand, CompletedOption } from "./describe.js";

/** Works with bash 3.2 and later, and needs no bash-completion package. */
export function bashScript({ extensions, name }: Language, commands: readonly CompletedCommand[]): string {
  const functionName = `_${name.replace(/[^A-Za-z0-9_]/g, "_")}_complete`;
  const offerFiles = `${functionName}_files`;
  return `# bash completion for ${name}; source it from ~/.bashrc
${offerFiles}() {
  local IFS=$'\\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY+=($(compgen "$@" -- "$word"))
}
${functionName}() {
  local word="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}"
  local options="" words="" files=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map((command) => command.name).join(" ")} --help --version" -- "$word"))
    return
  fi
  # bash takes \`--option=value\` apart at the sign.
  if [ "$word" = "=" ]; then word=""
  elif [ "$previous" = "=" ]; then previous="\${COMP_WORDS[COMP_CWORD-2]}"
  fi
  case "$command $previous" in
${commands.flatMap((command) => valueCases(command, offerFiles)).join("")}  esac
  case "$command" in
${commands.map(commandCase).join("")}  esac
  if [ "\${word#-}" != "$word" ]; then COMPREPLY=($(compgen -W "$options" -- "$word")); return; fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [ -n "$files" ]; then
${extensions.map((extension) => `    ${offerFiles} -f -X '!*${extension}'\n`).join("")}    ${offerFiles} -d
  fi
}
complete -F ${functionName} ${name}
`;
}

/** The completions after an option that takes a value. */
function valueCases(command: CompletedCommand, offerFiles: string): string[] {
  return command.options.flatMap((option) => {
    if (!option.takesValue) return [];
    const patterns = option.names.map((name) => `"${command.name} ${name}"`).join("|");
    return [`    ${patterns}) ${valueReply(option, offerFiles)}; return ;;\n`];
  });
}

function valueReply({ choices, folder }: CompletedOption, offerFiles: string): string {
  if (choices.length > 0) return `COMPREPLY=($(compgen -W "${choices.join(" ")}" -- "$word"))`;
  return `${offerFiles} ${folder ? "-d" : "-f"}`;
}

function commandCase({ choices, name, options, takesFiles }: CompletedCommand): string {
  const names = options.flatMap((option) => option.names).join(" ");
  return `    ${name}) options="${names}" words="${choices.join(" ")}" files="${takesFiles ? "yes" : ""}" ;;\n`;
}
