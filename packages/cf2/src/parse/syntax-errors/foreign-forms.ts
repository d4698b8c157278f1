import type { ForeignForm, ForeignForms } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";

/** What people write who know other languages. The first form that matches wins. */
const conditions: readonly ForeignForm[] = [
  {
    pattern: /\bif\s+([^(\s{][^{}]*?)\s+then\b/g,
    problem: "a condition is written in brackets",
    help: "write `if ($1) then … else …`",
    fix: "if ($1) then",
  },
  {
    pattern: /\bif\s*(\([^{}]*\))\s*\{([^{}]*)\}\s*else\s*\{([^{}]*)\}/g,
    problem: "`then` is missing after the condition",
    help: "write `if $1 then { … } else { … }`",
    fix: "if $1 then {$2} else {$3}",
  },
  {
    pattern: /\bif\s*(\([^{}]*\))\s*\{/g,
    problem: "`then` is missing after the condition",
    help: "write `if $1 then { … }`",
    fix: "if $1 then {",
  },
  {
    pattern: /\b(elsif|elif|elseif|elsf)\b/g,
    problem: "`$1` is not a word of CF2",
    help: "write `else if`",
    fix: "else if",
  },
  {
    pattern: /\bunless\s*(\([^{}]*?\))\s*(?:then\b)?/g,
    problem: "`unless` is not a word of CF2",
    help: "write `if (!$1) then`",
    fix: "if (!$1) then",
  },
  { pattern: /\b(AND|and)\b/g, problem: "`$1` is not an operator", help: "write `&&`", fix: "&&" },
  { pattern: /\b(OR|or)\b/g, problem: "`$1` is not an operator", help: "write `||`", fix: "||" },
  { pattern: /<>/g, problem: "`<>` is not an operator", help: "write `!=`", fix: "!=" },
  { pattern: /===/g, problem: "`===` is not an operator", help: "write `==`", fix: "==" },
  {
    pattern: /\b(case|switch|match)\b\s+\S.*/g,
    problem: "`$1` chooses nothing in CF2",
    help: "write `if (…) then … else if (…) then … else …`",
  },
  {
    pattern: /\b(for|foreach|while)\s+\S.*/g,
    problem: "`$1` repeats nothing: CF2 has no loops",
    help: "write each definition; what they share can be a macro: `def name(parameter) = …`",
  },
];

const definitions: readonly ForeignForm[] = [
  {
    pattern: /\/\*([^*]*)\*\/\s*$/g,
    problem: "`/* */` is no comment",
    help: "begin each line of a comment with `//`",
    fix: "//$1",
  },
  { pattern: /\/\*/g, problem: "`/* */` is no comment", help: "begin each line of a comment with `//`" },
  { pattern: /^(\s*)(?:--|%)[ \t]+/g, problem: "comments begin with `//`", help: "write `//`", fix: "$1// " },
  {
    pattern: /^(\s*)(?:include|#include|source|require|use|load|from)[ \t]+['"<]?([\w./-]+?)(?:\.cf2)?['">]?\s*$/g,
    problem: "a file is imported by `import`",
    help: "write `import($2)`",
    fix: "$1import($2)",
  },
  {
    pattern: /\blet\s+\w+\s*=\s*[^=\r\n]*\bin\b.*/g,
    problem: "no value has names of its own",
    help: "define a resource, `private` if it isn't part of the result, and refer to it by `$name`",
  },
  {
    pattern: /\b(\w+)\s*\+=\s*(\S[^\r\n]*)$/g,
    problem: "`+=` changes nothing: definitions are combined by an operator",
    help: "write `$1 ~(sum)> …` to add a number, or `$1 ~> { … }` to merge a block",
    fix: "$1 ~(sum)> $2",
  },
  {
    pattern: /~\s*(\w+)\s*>/g,
    problem: "the function of an operator is in brackets",
    help: "write `~($1)>`",
    fix: "~($1)>",
  },
  { pattern: /==+>|=>>|→|⇒|=\s+>(?=[ \t]*\S)/g, problem: "this arrow doesn't assign", help: "write `=>`", fix: "=>" },
  {
    pattern: /\b(?:local|hidden|internal|protected)\s+(?=\w+\s*(?:=>|~))/g,
    problem: "what isn't part of the result is `private`",
    help: "write `private`",
    fix: "private ",
  },
  {
    pattern: /\bprivate\s*:\s*/g,
    problem: "no `:` follows `private`",
    help: "write `private name => value`",
    fix: "private ",
  },
  {
    pattern: /\b(\w+)\s*=>\s*private\s+(\S[^\r\n]*)/g,
    problem: "`private` is before the name",
    help: "write `private $1 => …`",
    fix: "private $1 => $2",
  },
  {
    pattern:
      /\b(?:let|var|const|set|export|public|static|final|int|string|str|bool|float|resource|global)\s+\$?(\w+)\s*(?:=>|:=|=|:)\s*/g,
    problem: "a definition has no keyword before its name",
    help: "write `$1 => value`",
    fix: "$1 => ",
  },
  {
    pattern:
      /\b(\w+)\s*:\s*(?:Int|Integer|String|Str|Bool|Boolean|Number|Float|List|int|string|bool|number|list)\b\s*(?:=>|=)?\s*/g,
    problem: "a definition has no type",
    help: "write `$1 => value`",
    fix: "$1 => ",
  },
  {
    pattern: /\b(?:function|func|fn|macro|define)\s+(\w+)\s*\(([^(){}]*)\)\s*(?:\{([^{}]*)\}|=>?([^\r\n]*))/g,
    problem: "a macro is defined by `def`",
    help: "write `def $1($2) = …`, each parameter in it as `$name`",
    fix: "def $1($2) = $3$4",
  },
  {
    pattern: /\bdef\s+(\w+)\s*\(([^(){}]*)\)\s*(?:\{([^{}]*)\}|:([^\r\n]*))/g,
    problem: "the value of a macro follows a `=`",
    help: "write `def $1($2) = …`, each parameter in it as `$name`",
    fix: "def $1($2) = $3$4",
  },
  {
    pattern: /\bdef\s+(\w+)\s*\(([^(){}]*)\)\s*(?![=\s])/g,
    problem: "the value of a macro follows a `=`",
    help: "write `def $1($2) = …`",
    fix: "def $1($2) = ",
  },
  {
    pattern: /=\s*return\s+/g,
    problem: "a macro is its value: it returns nothing",
    help: "write the value right after `=`",
    fix: "= ",
  },
  {
    pattern:
      /^(\s*)(?:resource|variable|module|provider|output|data|class|node|define)\s+(?:['"]?([A-Za-z]\w*)['"]?\s*)\{/g,
    problem: "a block is assigned to its name",
    help: "write `$2 => { … }`",
    fix: "$1$2 => {",
  },
  {
    pattern: /^(\s*)(?:resource|variable|module|provider|output|data)\s+['"]([^'"]*)['"]\s+['"]([A-Za-z]\w*)['"]\s*\{/g,
    problem: "a block is assigned to its name",
    help: "write `$3 => { … }`",
    fix: "$1$3 => {",
  },
  {
    pattern: /^(\s*)([A-Za-z]\w*)\s*\{/g,
    problem: "a block is assigned to its name",
    help: "write `$2 => { … }`",
    fix: "$1$2 => {",
  },
  {
    pattern: /\b([A-Za-z]\w*)-(\w+)\s*(?==>|~)/g,
    problem: "a name has no `-`: it consists of letters, digits and `_`",
    help: "write `$1_$2`",
    fix: "$1_$2 ",
  },
  {
    pattern: /^(\s*)([A-Za-z]\w*)[ \t]+([A-Za-z]\w*)\s*(?==>)/g,
    problem: "a name has no blank: it consists of letters, digits and `_`",
    help: "write `$2$3`",
    fix: "$1$2$3 ",
  },
  {
    pattern: /^(\s*)(?!import\b|def\b|if\b|private\b)([A-Za-z]\w*)[ \t]+(\d[\w.]*|'[^']*')(\s*)$/g,
    problem: "`=>` is missing between a name and its value",
    help: "write `$2 => $3`",
    fix: "$1$2 => $3$4",
  },
  {
    pattern: /^(\s*)([A-Za-z]\w*)\s*:\s*$/g,
    problem: "this is YAML: the inner lines of a block are in braces",
    help: "write `$2 => { … }`",
  },
  {
    pattern: /(?<=[{,]\s{0,20}):([A-Za-z_]\w*)\s*=>/g,
    problem: "`:$1` is a symbol of Ruby; a name has no `:`",
    help: "write `$1 =>`",
    fix: "$1 =>",
  },
  {
    pattern: /(?<=[{,]\s{0,20}|^\s{0,20})"([A-Za-z_]\w*)"\s*(?::|=>)\s*/g,
    problem: "this is JSON: a name has no quotes and is followed by `=>`",
    help: "write `$1 => value`",
    fix: "$1 => ",
  },
  {
    pattern: /^\s*\{.*$/g,
    problem: "a file has no braces around it: it is itself a list of definitions",
    help: "write `name => value` without `{` before it",
  },
  { pattern: /^\s*\}\s*[;,]?\s*$/g, problem: "this `}` closes nothing", help: "remove it" },
];

const values: readonly ForeignForm[] = [
  {
    pattern: /"[^"]*(?:\{\{\s*(\w+)\s*\}\}|%\{(\w+)\}|#\{(\w+)\})[^"]*"/g,
    problem: "strings are in single quotes, and are not interpolated",
    help: "join the parts: `'…' ++ $$1$2$3 ++ '…'`",
  },
  {
    pattern: /\$\(([A-Za-z_]\w*)\)/g,
    problem: "`$` and the name refer to a value, without brackets",
    help: "write `$$1`; no command is run",
    fix: "$$1",
  },
  {
    pattern: /\$\{\s*(?:var\.|local\.)?([A-Za-z_][\w.]*)\s*\}/g,
    problem: "`$` and the name refer to a value, without braces",
    help: "write `$$1`",
    fix: "$$1",
  },
  { pattern: /\{\{\s*\$?(\w+)\s*\}\}/g, problem: "`{{ $1 }}` is no reference", help: "write `$$1`", fix: "$$1" },
  {
    pattern: /`([^`']*)`/g,
    problem: "strings are in single quotes, and no command is run",
    help: "write `'$1'`",
    fix: "'$1'",
  },
  {
    pattern: /(?<=\S\s{0,20})\[\s*([\w.]+)[ \t]+([\w.]+)\s*\]/g,
    problem: "the elements of a list are separated by commas",
    help: "write `[$1, $2]`",
    fix: "[$1, $2]",
  },
  {
    pattern: /(?<=\S\s{0,20})\[\s*([\w.]+)[ \t]+([\w.]+)[ \t]+([\w.]+)\s*\]/g,
    problem: "the elements of a list are separated by commas",
    help: "write `[$1, $2, $3]`",
    fix: "[$1, $2, $3]",
  },
  {
    pattern: /(?<=\S\s{0,20})\[((?:\s*[\w.]+)(?:[ \t]+[\w.]+)+\s*)\]/g,
    problem: "the elements of a list are separated by commas",
    help: "write `,` between two elements",
  },
  {
    pattern: /(\d+|\))\s*(?:%|mod)\s*(\d+|\$\w+)/g,
    problem: "CF2 has no operator for the remainder",
    help: "write a function of your own, and name its folder with `-F`",
  },
  { pattern: /\*\*/g, problem: "CF2 has no operator for powers", help: "write the product: `$x * $x`" },
  {
    pattern: /\b0[xX]([0-9a-fA-F]+)\b/g,
    problem: "numbers are decimal",
    help: "write the decimal number, or a string: `'0x$1'`",
    fix: "'0x$1'",
  },
  {
    pattern: /\b(\d+(?:\.\d+)?[A-Za-z]\w*)/g,
    problem: "`$1` is neither a name nor a number",
    help: "write a string, `'$1'`, or give the resource another name",
    fix: "'$1'",
  },
  {
    pattern: /\b\w+\s*:\s+(?=[\w$]+\s*[-+*/])/g,
    problem: "CF2 has no anonymous functions",
    help: "write a macro: `def name(x) = …`, with its parameter as `$x`",
  },
  {
    pattern: /\b(?:let|with)\s+\S.*/g,
    problem: "no value has names of its own",
    help: "define a resource, `private` if it isn't part of the result, and refer to it by `$name`",
  },
  {
    pattern: /\$\.\.?\/[\w/.]*/g,
    problem: "there are no relative paths",
    help: "write the path from the top level of the file: `$Web.Port`",
  },
  {
    pattern: /([\w'\]})])[ \t]+(?=[A-Za-z_]\w*[ \t]*(?:=>|~>))/g,
    problem: "a definition on the same line needs a comma before it",
    help: "write `,` or a new line",
    fix: "$1, ",
  },
  {
    pattern: /;(?=\s*(?:$|\}))/g,
    problem: "no `;` ends a definition",
    help: "remove it: a new line is enough",
    fix: "",
  },
  { pattern: /;/g, problem: "no `;` separates definitions", help: "write a comma or a new line", fix: "," },
];

export const foreign: ForeignForms = {
  forms: [...conditions, ...definitions, ...values],
  codes: new Set(["syntax"]),
  create: (span, { problem }, { help, ...details }) =>
    catalogue.create.syntax(span, { problem, instead: help ?? "" }, details),
};
