import type { Language } from "../language.js";
import type { CompletedCommand, CompletedOption } from "./describe.js";

/** For a file `_<name>` in a folder of $fpath, or to be sourced. */
export function zshScript({ extensions, name }: Language, commands: readonly CompletedCommand[]): string {
  const rows = commands.map((command) => `    ${quote(`${command.name}:${escapeColons(command.summary)}`)}\n`).join("");
  const glob = `*(${extensions.join("|")})`;
  return `#compdef ${name}
_${name}() {
  local -a commands
  commands=(
${rows}  )
  if (( CURRENT == 2 )); then
    _describe -t commands 'command' commands
    return
  fi
  local command="$words[2]"
  shift words
  (( CURRENT-- ))
  case "$command" in
${commands.map((command) => commandCase(command, glob)).join("")}  esac
}
if [ "$funcstack[1]" = "_${name}" ]; then _${name} "$@"; else compdef _${name} ${name}; fi
`;
}

function commandCase(command: CompletedCommand, glob: string): string {
  const specs = command.options.flatMap(optionSpecs);
  if (command.choices.length > 0) specs.push(quote(`*:word:(${command.choices.join(" ")})`));
  if (command.takesFiles) specs.push(quote(`*:file:_files -g "${glob}"`));
  return `    ${command.name}) _arguments -s ${specs.map((spec) => `\\\n      ${spec}`).join(" ")} ;;\n`;
}

function optionSpecs({ choices, describe, folder, names, takesValue }: CompletedOption): string[] {
  const action = choices.length > 0 ? `(${choices.join(" ")})` : folder ? "_files -/" : "_files";
  const value = takesValue ? `:value:${action}` : "";
  return names.map((name) => quote(`${name}[${describe.replace(/[[\]]/g, "\\$&")}]${value}`));
}

function escapeColons(text: string): string {
  return text.replace(/:/g, "\\:");
}

function quote(text: string): string {
  return `'${text.replace(/'/g, `'\\''`)}'`;
}
