import type { Language } from "../language.js";
import type { CompletedCommand, CompletedOption } from "./describe.js";

/** For a file `_<name>` in a folder of $fpath, or to be sourced. */
export function zshScript({ extensions, name }: Language, commands: readonly CompletedCommand[]): string {
  const rows = commands.map((command) => `    ${quote(`${command.name}:${escapeColons(command.summary)}`)}\n`).join("");
  const endings = extensions.map((extension) => extension.slice(1));
  const glob = endings.length === 1 ? `*.${endings[0]}` : `*.(${endings.join("|")})`;
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
  if (command.choices.length > 0) specs.push(quote(`1:word:(${command.choices.join(" ")})`));
  if (command.takesFiles) specs.push(quote(`*:file:_files -g "${glob}"`));
  return `    ${command.name}) _arguments -S ${specs.map((spec) => `\\\n      ${spec}`).join(" ")} ;;\n`;
}

/**
 * One for each name: `(-f --format)--format=[the format]:value:(json text)`, offered once per line unless it can be
 * repeated.
 */
function optionSpecs({ choices, describe, folder, names, repeats, takesValue }: CompletedOption): string[] {
  const action = choices.length > 0 ? `(${choices.join(" ")})` : folder ? "_files -/" : "_files";
  const value = takesValue ? `:value:${action}` : "";
  const once = repeats ? "*" : names.length > 1 ? `(${names.join(" ")})` : "";
  return names.map((name) => {
    const sign = takesValue && name.startsWith("--") ? "=" : "";
    return quote(`${once}${name}${sign}[${describe.replace(/[[\]\\]/g, "\\$&")}]${value}`);
  });
}

function escapeColons(text: string): string {
  return text.replace(/:/g, "\\:");
}

function quote(text: string): string {
  return `'${text.replace(/'/g, `'\\''`)}'`;
}
