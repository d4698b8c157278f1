import type { ForeignForm, ForeignForms } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import { features } from "./foreign-features.js";

/** What else people write who know other languages. The first that matches wins. */
const members: readonly ForeignForm[] = [
  { pattern: /[-+#~]\s*(?=(?:attr|has)\b)/g, problem: "a feature has no sign before it", help: "remove it", fix: "" },
  {
    pattern: /(?<=[{;]\s{0,20}|^\s{0,20})([a-z]\w*)\s*\??:\s*(?:string|str|text)\b\s*;?/g,
    problem: "a feature begins with `attr`, and has a comma before its type",
    help: "write `attr $1, String`",
    fix: "attr $1, String",
  },
  {
    pattern: /(?<=[{;]\s{0,20}|^\s{0,20})([a-z]\w*)\s*\??:\s*(?:int|integer|number)\b\s*;?/g,
    problem: "a feature begins with `attr`, and has a comma before its type",
    help: "write `attr $1, Integer`",
    fix: "attr $1, Integer",
  },
  {
    pattern: /(?<=[{;]\s{0,20}|^\s{0,20})([a-z]\w*)\s*\??:\s*(?:bool|boolean)\b\s*;?/g,
    problem: "a feature begins with `attr`, and has a comma before its type",
    help: "write `attr $1, Boolean`",
    fix: "attr $1, Boolean",
  },
  {
    pattern:
      /\b(?:attribute|attrs|attributes|attr_accessor|property|prop|field|var|let|param|column)\s+[$@:]?([a-z]\w*)\s*[,:]?\s*([A-Z]\w*)/g,
    problem: "an attribute begins with `attr`",
    help: "write `attr $1, $2`",
    fix: "attr $1, $2",
  },
  {
    pattern: /\b(?:attribute|attrs|attributes|property|field|var|let|param|column)\s+([A-Z]\w*)\s+[$@:]?([a-z]\w*)/g,
    problem: "an attribute begins with `attr`, and its name is before its type",
    help: "write `attr $2, $1`",
    fix: "attr $2, $1",
  },
  {
    pattern:
      /\b(?:ref|reference|link|contains|owns|has_many|has_one|hasMany|belongs_to)\s+([A-Z][\w:]*)\s+[$@:]?([a-z]\w*)/g,
    problem: "an object that another one has, or refers to, is a feature `has`",
    help: "write `has $2, $1`; a link that isn't a part: `has $2, $1 { containment => false }`",
    fix: "has $2, $1",
  },
  {
    pattern:
      /\b(?:ref|reference|link|contains|owns|has_many|has_one|hasMany|belongs_to)\s+[$@:]?([a-z]\w*)\s*,\s*([A-Z][\w:]*)/g,
    problem: "an object that another one has, or refers to, is a feature `has`",
    help: "write `has $1, $2`; a link that isn't a part: `has $1, $2 { containment => false }`",
    fix: "has $1, $2",
  },
  {
    pattern: /(?<=[{;]\s{0,20}|^\s{0,20})([A-Z]\w*)\s+\$?([a-z]\w*)(?=\s*(?:[;,}]|$))/g,
    problem: "a feature begins with `attr` or `has`, and its name is before its type",
    help: "write `attr $2, $1`",
    fix: "attr $2, $1",
  },
  {
    pattern: /(?<=[{;]\s{0,20}|^\s{0,20})\$?([a-z]\w*)\s*:\s*([A-Z]\w*)/g,
    problem: "a feature begins with `attr` or `has`, and has a comma before its type",
    help: "write `attr $1, $2`",
    fix: "attr $1, $2",
  },
  {
    pattern: /\b(?:def|function|method|fn)\s+([a-z]\w*)\s*\([^)]*\).*/g,
    problem: "types have no methods",
    help: "write what is computed as a derived attribute: `attr $1, String { derived => || { … } }`",
  },
  {
    pattern:
      /\b(default|min|max|check|set|derived|unique|ordered|changeable|containment|opposite|unsettable)\s*(?::(?!:)|->|=(?!>))\s*/g,
    problem: "a setting and its value are joined by `=>`",
    help: "write `$1 => …`",
    fix: "$1 => ",
  },
  {
    pattern:
      /\b(attr|has)\s+([a-z]\w*)\s*,\s*([A-Z][\w:]*)\s*(?:,\s*|\s+)(default|min|max|unsettable|ordered|unique)\s*=?>?\s*([^,{}]+)/g,
    problem: "settings are in braces",
    help: "write `$1 $2, $3 { $4 => $5 }`",
    fix: "$1 $2, $3 { $4 => $5 }",
  },
  {
    pattern: /\b(attr|has)\s+([a-z]\w*)\s*,\s*([A-Z][\w:]*)\s*,\s*(?=attr\b|has\b|invariant\b|\}|$)/g,
    problem: "no comma separates features",
    help: "write `$1 $2, $3` without a comma after it",
    fix: "$1 $2, $3 ",
  },
  {
    pattern: /\b(attr|has)\s+([a-z]\w*)\s*,\s*([A-Z]\w*)\s*=\s*([^,{};]+)/g,
    problem: "the default of an attribute is a setting",
    help: "write `$1 $2, $3 { default => $4 }`",
    fix: "$1 $2, $3 { default => $4 }",
  },
];

const definitions: readonly ForeignForm[] = [
  {
    pattern: /\b[Ee]num\s*\[\s*['"](\w+)['"]\s*,\s*['"](\w+)['"]\s*\]/g,
    problem: "the words of an enumeration have no quotes, and `enum` is in lower case",
    help: "write `enum[$1, $2]`",
    fix: "enum[$1, $2]",
  },
  {
    pattern: /\b[Ee]num\s*\[\s*['"](\w+)['"]\s*,\s*['"](\w+)['"]\s*,\s*['"](\w+)['"]\s*\]/g,
    problem: "the words of an enumeration have no quotes, and `enum` is in lower case",
    help: "write `enum[$1, $2, $3]`",
    fix: "enum[$1, $2, $3]",
  },
  {
    pattern:
      /\b(?:interface|struct|record|model|entity|object|data|abstract|trait|schema|message)\s+([A-Za-z]\w*)\s*(?=\{)/g,
    problem: "types are defined by `type`",
    help: "write `type $1 { … }`; `abstract` is a member of its own: `type $1 { abstract }`",
    fix: "type $1 ",
  },
  {
    pattern: /\benum\s+([A-Z]\w*)\s*\{\s*([^{}]*?)\s*\}/g,
    problem: "an enumeration is written where it is used",
    help: "write it as the type of an attribute: `attr name, enum[$2]`",
  },
  {
    pattern: /\bEnum\s*\[\s*([^[\]]*)\]/g,
    problem: "an enumeration is written `enum[…]`, in lower case",
    help: "write `enum[$1]`",
    fix: "enum[$1]",
  },
  {
    pattern: /\btype\s+(['"])([A-Za-z]\w*)\1/g,
    problem: "the name of a type has no quotes",
    help: "write `type $2`",
    fix: "type $2",
  },
  {
    pattern: /\btype\s+([A-Z]\w*)\s*=\s*\{/g,
    problem: "a type has no `=` before its body",
    help: "write `type $1 { … }`",
    fix: "type $1 {",
  },
  {
    pattern: /\bnew\s+([A-Z][\w:]*)\s*\(\s*\{?([^(){}]*)\}?\s*\)/g,
    problem: "an object is made by the function `new` of its type",
    help: "write `$1.new({ name => value })`",
    fix: "$1.new({$2})",
  },
  {
    pattern: /\b([A-Z][\w:]*)\s*\.\s*new\s*\(\s*([a-z]\w*\s*=>[^(){}]*)\)/g,
    problem: "the values of an object are a hash, in braces",
    help: "write `$1.new({ $2 })`",
    fix: "$1.new({ $2 })",
  },
  {
    pattern: /(?<=[{,]\s{0,20})(['"]?)([A-Za-z_]\w*)\1\s*:(?!:)\s*/g,
    problem: "a key and its value are joined by `=>`",
    help: "write `$2 => …`",
    fix: "$2 => ",
  },
  {
    pattern: /^([A-Za-z]\w*):\s*$/g,
    problem: "this is YAML",
    help: "a type is written `type $1 { attr name, String }`",
  },
  {
    pattern: /^\s*(?:resource|variable|output|module)\s+(?:"[^"]*"\s*)+\{.*/g,
    problem: "this is a block of Terraform",
    help: "a type is written `type Name { attr name, String }`",
  },
  { pattern: /&&/g, problem: "`&&` is not an operator", help: "write `and`", fix: "and" },
  { pattern: /\bnot\s+(?=[$(])/g, problem: "`not` is not an operator", help: "write `!`", fix: "!" },
  {
    pattern: /^(\s*)\/\/+[ \t]?(.*)$/g,
    problem: "`//` does not begin a comment",
    help: "comments begin with `#`",
    fix: "$1# $2",
  },
  { pattern: /;/g, problem: "no `;` is needed: a feature ends where the next one begins", help: "remove it", fix: " " },
];

export const foreign: ForeignForms = {
  forms: [...features, ...members, ...definitions],
  codes: new Set(["syntax", "unexpected-character", "unexpected", "idle-expression"]),
  create: (span, words, details) => catalogue.create["foreign-syntax"](span, words, details),
};
