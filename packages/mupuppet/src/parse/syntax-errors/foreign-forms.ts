import { nameForeignForm, type ForeignForm, type ForeignForms } from "@cairn/syntax";
import type { Diagnostic } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";

/** What people write who know Ruby, Python, C, shells, Terraform, Ansible or YAML. The first form that matches wins. */
const conditions: readonly ForeignForm[] = [
  {
    pattern: /\b(elif|elseif|elsif\s+if|elsei)\b(\s[^{]*)/g,
    problem: "`$1` is not a word of Puppet",
    help: "write `elsif`",
    fix: "elsif$2",
  },
  {
    pattern: /\b(switch|match)\b(?=[^{]*\{)/g,
    problem: "`$1` is not a statement of Puppet",
    help: "write `case`",
    fix: "case",
  },
  {
    pattern: /\bwhen\s+([^:{]+?)\s*:?\s*(?:=>)?\s*(?=\{)/g,
    problem: "the values of a `case` have no `when` before them",
    help: "write `$1: { … }`",
    fix: "$1: ",
  },
  {
    pattern: /\bcase\b[^{]*\{\s*([^\s{}=]+)\s*=>.*/g,
    problem: "`=>` follows the values of a selector; in a `case` they end with `:`",
    help: "write `$1: { … }`, with the statements in braces",
  },
  {
    pattern: /\?\s*([^\s:{?]+)\s*:\s*([^\s:,;(){}]+)/g,
    problem: "`? :` chooses nothing in Puppet",
    help: "write a selector: `? { true => $1, default => $2 }`",
    fix: "? { true => $1, default => $2 }",
  },
  { pattern: /\bnot\s+(?=[\w$(!'"])/g, problem: "`not` is not an operator of Puppet", help: "write `!`", fix: "!" },
  {
    pattern: /\bAND\b/g,
    problem: "`AND` is not an operator: operators are in lower case",
    help: "write `and`",
    fix: "and",
  },
  {
    pattern: /\bOR\b/g,
    problem: "`OR` is not an operator: operators are in lower case",
    help: "write `or`",
    fix: "or",
  },
  { pattern: /===/g, problem: "`===` is not an operator of Puppet", help: "write `==`", fix: "==" },
  { pattern: /!==|<>/g, problem: "Puppet compares with `!=`", help: "write `!=`", fix: "!=" },
];

const loops: readonly ForeignForm[] = [
  {
    pattern: /\.(\w+)\s*\{\s*(\|[^|]*\|)/g,
    problem: "the parameters of a lambda are before its `{`",
    help: "write `.$1 $2 { … }`",
    fix: ".$1 $2 {",
  },
  {
    pattern: /\bdo\s*(\|[^|]*\|)(.*?)\bend\b/g,
    problem: "a lambda is in braces, not between `do` and `end`",
    help: "write `$1 { … }`",
    fix: "$1 {$2}",
  },
  {
    pattern: /\bdo\s*(\|[^|]*\|).*/g,
    problem: "a lambda is in braces, not between `do` and `end`",
    help: "write `$1 { … }`",
  },
  { pattern: /\|\s*([a-z]\w*)\s*\|/g, problem: "the parameter `$1` has no `$`", help: "write `|$$1|`", fix: "|$$1|" },
];

const definitions: readonly ForeignForm[] = [
  {
    pattern: /\b(let|var|set|const|local|my|auto|def|export)\s+\$?([a-z_]\w*)\s*=\s*/g,
    problem: "a variable needs no `$1`",
    help: "write `$$2 = …`",
    fix: "$$2 = ",
  },
  {
    pattern: /\b(?:def|func|fn|sub)\s+(?=[\w:]+\s*\()/g,
    problem: "functions are defined by `function`",
    help: "write `function`",
    fix: "function ",
  },
  {
    pattern: /(\$\w+)\s*:\s*([A-Z][\w:]*(?:\[[^[\]]*\])?)/g,
    problem: "the type of a parameter is before its name",
    help: "write `$2 $1`",
    fix: "$2 $1",
  },
  {
    pattern: /([(,]\s*)([a-z]\w*)(?=\s*(?:=[^>=~]|,|\)\s*(?:inherits\b[^{]*)?\{))/g,
    problem: "the parameter `$2` has no `$`",
    help: "write `$$2`",
    fix: "$1$$2",
  },
  { pattern: /\$\{(\w+)\}/g, problem: "`${$1}` has a meaning only in strings", help: "write `$$1`", fix: "$$1" },
];

const names: readonly ForeignForm[] = [
  {
    pattern: /(\$\w+)-(\w+)(?=\s*=[^=~>])/g,
    problem: "the name of a variable has no `-`",
    help: "write `$1_$2`",
    fix: "$1_$2",
  },
];

const resources: readonly ForeignForm[] = [
  {
    pattern: /\{\s*((?:'[^']*'|"[^"]*")(?:\s*,\s*(?:'[^']*'|"[^"]*"))+)\s*:/g,
    problem: "several titles are written as an array",
    help: "write `[$1]:`",
    fix: "{ [$1]:",
  },
  {
    pattern: /\b([A-Z]\w*(?:::[A-Z]\w*)*)\s+(['"][^'"]*['"])/g,
    problem: "a reference has its title in square brackets",
    help: "write `$1[$2]`",
    fix: "$1[$2]",
  },
  {
    pattern: /\}\s*=>\s*(?=\w)/g,
    problem: "`=>` orders nothing",
    help: "write `->` between two resources",
    fix: "} -> ",
  },
  {
    pattern: /([-~])\s+>\s*/g,
    problem: "the arrow `$1>` is written without a blank",
    help: "write `$1>`",
    fix: "$1> ",
  },
  { pattern: /=\s+>\s*/g, problem: "the arrow `=>` is written without a blank", help: "write `=>`", fix: "=> " },
  {
    pattern: /<\|([^|]*?[^|=!~<>])=(?![=~>])([^|]*)\|>/g,
    problem: "a collector compares with `==`",
    help: "write `<|$1==$2|>`",
    fix: "<|$1==$2|>",
  },
  {
    pattern: /^\s*(?:resource|data|module|provider|variable|output)\s+(?:"[^"]*"\s*)+\{.*/g,
    problem: "this is a block of Terraform",
    help: "a resource is written `type { 'title': attribute => value }`",
  },
  {
    pattern: /^\s*-\s+([a-z_.]+):(?:\s.*)?$/g,
    problem: "this is YAML",
    help: "a resource is written `type { 'title': attribute => value }`",
  },
  {
    pattern: /^([a-z_]+):\s*$/g,
    problem: "this is YAML",
    help: "a resource is written in braces: `$1 { 'title': attribute => value }`",
  },
];

const values: readonly ForeignForm[] = [
  {
    pattern: /=>\s*:(\w+)/g,
    problem: "`:$1` is a symbol of Ruby; Puppet has none",
    help: "write `$1` or `'$1'`",
    fix: "=> '$1'",
  },
  {
    pattern: /<<[-~]?(['"]?)([A-Za-z]\w*)\1|@([A-Za-z]\w*)\b/g,
    problem: "a heredoc begins with its tag in brackets",
    help: "write `@($2$3)`",
    fix: "@($2$3)",
  },
  {
    pattern: /(?<=(?:(?<!\w\s{0,20})\{|,)\s{0,20})(['"]?)([A-Za-z_]\w*)\1\s*:(?![:\w])\s*(?!\s)/g,
    problem: "the keys and values of a hash are joined by `=>`",
    help: "write `'$2' => …`",
    fix: "'$2' => ",
  },
  {
    pattern: /(?<=[{,]\s{0,20})(['"]?)([A-Za-z_]\w*)\1\s*=(?![=>~])\s*([^,}]*)/g,
    problem: "the keys and values of a hash are joined by `=>`",
    help: "write `'$2' => …`",
    fix: "'$2' => $3",
  },
  {
    pattern: /(['"\w])\s*(?:\.|\+\+)\s*(?=['"$])/g,
    problem: "no operator joins strings",
    help: 'write one string in double quotes: `"${first}${second}"`',
  },
];

const comments: readonly ForeignForm[] = [
  {
    pattern: /^(\s*)\/\/+[ \t]?(.*)$/g,
    problem: "`//` does not begin a comment",
    help: "comments begin with `#`",
    fix: "$1# $2",
  },
  {
    pattern: /^(\s*)(?:--|;;?)\s(.*)$/g,
    problem: "comments don't begin so",
    help: "comments begin with `#`",
    fix: "$1# $2",
  },
  { pattern: /;\s*$/g, problem: "nothing follows this `;`", help: "remove it: a line end is enough", fix: "" },
  {
    pattern: /\b(puts|echo|print|printf|println|console\.log)\b[ (]*('[^']*'|"[^"]*"|\$\w+)\)?/g,
    problem: "`$1` prints nothing in Puppet",
    help: "write `notice($2)` for the log of the compiler, or `notify { $2: }` for that of the agent",
    fix: "notice($2)",
  },
];

const types = ["package", "service", "file", "user", "group", "exec", "cron", "mount", "notify", "host", "class"];

/** A lower-case reference is an access to a string, which only fails when it is evaluated. */
const failures: readonly ForeignForm[] = types.map((type) => {
  const reference = type[0]!.toUpperCase() + type.slice(1);
  return {
    pattern: new RegExp(`\\b${type}(\\[[^\\]]*\\])`, "g"),
    problem: `a reference to a resource begins with a capital, but this is \`${type}\``,
    help: `write \`${reference}$1\``,
    fix: `${reference}$1`,
  };
});

const codes = [
  ...["syntax", "bad-variable", "unexpected-character", "no-resource", "unused-value", "not-assignable", "unexpected"],
  ...["assignment-in-condition", "missing-arrow", "unknown-function", "evaluation"],
];

export const foreign: ForeignForms = {
  forms: [...conditions, ...loops, ...resources, ...definitions, ...names, ...values, ...comments, ...failures],
  codes: new Set(codes),
  create: (span, words, details) => catalogue.create["foreign-syntax"](span, words, details),
};

/** For what fails when it is evaluated: its syntax is that of Puppet. */
const foreignValues: ForeignForms = { ...foreign, forms: failures };

/** The diagnostic of a later phase, or one that names what was written by mistake. */
export function inForeignTerms(diagnostic: Diagnostic): Diagnostic {
  return nameForeignForm(diagnostic, diagnostic.code.endsWith("/evaluation") ? foreignValues : foreign);
}
