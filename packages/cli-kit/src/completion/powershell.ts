import type { Language } from "../language.js";
import type { CompletedCommand, CompletedOption } from "./describe.js";

/**
 * For $PROFILE, in Windows PowerShell 5.1 and PowerShell 7. If the script offers nothing, PowerShell itself offers
 * files.
 */
export function powershellScript({ name }: Language, commands: readonly CompletedCommand[]): string {
  return `# PowerShell completion for ${name}; add it to $PROFILE
Register-ArgumentCompleter -Native -CommandName '${name}' -ScriptBlock {
  param($word, $ast, $cursor)
  $given = @($ast.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursor } | ForEach-Object { $_.ToString() })
  $options = @()
  $words = @()
  if ($given.Count -le 1) {
    $words = @(
${commands.map(({ name: word, summary }) => `      ,@(${quote(word)}, ${quote(summary)})\n`).join("")}    )
  } else {
    switch -CaseSensitive ($given[1]) {
${commands.map(commandCase).join("")}    }
    $taking = $options | Where-Object { $given[-1] -cin $_[0] -and $null -ne $_[2] } | Select-Object -First 1
    if ($taking) { $words = @($taking[2] | ForEach-Object { ,@($_, $taking[1]) }) }
    elseif ($word -like '-*') { $words = @($options | ForEach-Object { $text = $_[1]; $_[0] | ForEach-Object { ,@($_, $text) } }) }
  }
  $words | Where-Object { $_[0].StartsWith($word, [StringComparison]::Ordinal) } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_[0], $_[0], 'ParameterValue', $_[1])
  }
}
`;
}

function commandCase({ choices, name, options, summary }: CompletedCommand): string {
  return `      ${quote(name)} {
        $words = @(${list(choices)} | ForEach-Object { ,@($_, ${quote(summary)}) })
        $options = @(
${options.map((option) => `          ${optionRow(option)}\n`).join("")}        )
      }
`;
}

/** Its names, its description, and its possible values; `$null` for a switch. */
function optionRow({ choices, describe, names, takesValue }: CompletedOption): string {
  return `,@(${list(names)}, ${quote(describe)}, ${takesValue ? list(choices) : "$null"})`;
}

function list(words: readonly string[]): string {
  return `@(${words.map(quote).join(", ")})`;
}

function quote(text: string): string {
  return `'${text.replace(/'/g, "''")}'`;
}
