import type { ForeignForm, ForeignForms } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";

/** What people write who know other languages. The first form that matches wins. */
const components: readonly ForeignForm[] = [
  {
    pattern: /\b(?:class|component|type|prototype|object|struct)\s+(\w+)\s+extends\s+(\w+)\s*(?=\{)/g,
    problem: "a component has no keyword before its name, and a comma after its prototype",
    help: "write `$1 extends $2, { … }`",
    fix: "$1 extends $2, ",
  },
  {
    pattern: /\b(?:class|component|type|prototype|object|struct)\s+(\w+)\s*(?=\{)/g,
    problem: "a component has no keyword before its name",
    help: "write `$1 extends { … }`",
    fix: "$1 extends ",
  },
  {
    pattern: /\b(\w+)\s+(?:inherits|implements|from|isa)\s+(\w+)\s*,?\s*\{/g,
    problem: "a component takes the attributes of a prototype by `extends`",
    help: "write `$1 extends $2, { … }`",
    fix: "$1 extends $2, {",
  },
  {
    pattern: /\b(\w+)\s*:\s*(\w+)\s*\{/g,
    problem: "a component takes the attributes of a prototype by `extends`",
    help: "write `$1 extends $2, { … }`",
    fix: "$1 extends $2, {",
  },
  {
    pattern: /\b(\w+)\s+new\s+(\w+)\s*(?:\(\s*\))?\s*;?/g,
    problem: "nothing is made by `new`: a component extends its prototype",
    help: "write `$1 extends $2`",
    fix: "$1 extends $2",
  },
  {
    pattern: /\b(?:resource|variable|module|provider|data|output)\s+(?:"[^"]*"\s*)+(?=\{)/g,
    problem: "this is a block of Terraform",
    help: "a component is written `name extends { … }`",
  },
  {
    pattern: /^(\s*)(\w+):\s*$/g,
    problem: "this is YAML: components are in braces",
    help: "write `$2 extends { … }`",
  },
];

const attributes: readonly ForeignForm[] = [
  {
    pattern:
      /\b(?:let|var|const|int|integer|string|str|bool|boolean|float|double|private|public|final|def|attr|attribute|param)\s+(\w+)\s*[:=]?\s*(?=["\w-])/g,
    problem: "an attribute has neither a keyword nor a type before its name",
    help: "write `$1 value;`",
    fix: "$1 ",
  },
  {
    pattern:
      /\b(\w+)\s*:?\s*(?:int|integer|string|str|bool|boolean|float|number|String|Integer|Boolean)\s*[:=]?\s*(?=["\d-])/g,
    problem: "values have no declared types",
    help: "write `$1 value;`",
    fix: "$1 ",
  },
  {
    pattern: /\b(\w+)\s+(?:attrib|ATTRIB|link|LINK|ref|REF|lookup)\s+(\w[\w:]*)\s*;/g,
    problem: "a link is the path of an attribute alone",
    help: "write `$1 $2;`",
    fix: "$1 $2;",
  },
  {
    pattern: /\b(?!extends\b)(\w[\w:]*)\[(\d+)\]/g,
    problem: "no item of a vector can be selected",
    help: "write the items as attributes of a component, and refer to one: `$1:name`",
  },
  {
    pattern: /(?<=\s)-(\w+)\s*;|\b(?:delete|remove|unset|undef)\s+(\w+)\s*;?/g,
    problem: "an attribute that came from a prototype can't be removed, only replaced",
    help: "write another value: `$1$2 NULL;`",
    fix: "$1$2 NULL;",
  },
];

const expressions: readonly ForeignForm[] = [
  {
    pattern: /"[^"]*"\s*(?:\+\+?|\.)\s*[^;]*|\w+\s*(?:\+\+|\.\.)\s*[^;]*/g,
    problem: "nothing joins strings: this language has no expressions",
    help: "write the whole string",
  },
  {
    pattern: /\b\w+\s*\?\s*[^:;]+:\s*[^;]+/g,
    problem: "`? :` chooses nothing: this language has no expressions",
    help: "write the value itself; variants are prototypes, of which `name extends …` takes one",
  },
  {
    pattern: /\bif\s+\S+\s+then\b[^;]*/g,
    problem: "`if` chooses nothing: this language has no expressions",
    help: "write the value itself; variants are prototypes, of which `name extends …` takes one",
  },
  {
    pattern: /(?:\d[\w.]*|"[^"]*"|true|false)\s*(?:==|&&|\|\||!=|<=|>=|[*%])\s*[^;]*/g,
    problem: "this language has no expressions",
    help: "write the value itself",
  },
  {
    pattern: /\b(?:def|function|fn|func)\s+\w+\s*\(.*/g,
    problem: "this language has no functions",
    help: "write what several components share as a prototype: `name extends { … }`",
  },
  {
    pattern: /<<[-~]?['"]?\w+['"]?/g,
    problem: "this language has no here-documents",
    help: 'write one string in double quotes, with `\\n` for each line break: `"first\\nsecond"`',
  },
  { pattern: /"""([^"]*)"""/g, problem: "three quotes begin no string", help: 'write `"$1"`', fix: '"$1"' },
];

const values: readonly ForeignForm[] = [
  {
    pattern: /\b(\d+(?:\.\d+){3})\b/g,
    problem: "`$1` is neither a number nor a string",
    help: 'write it in double quotes: `"$1"`',
    fix: '"$1"',
  },
  {
    pattern: /(\d+(?:\.\d+)?(?:%|[KMGTkmgt]i?[Bb]|[KMG]|ms|s|min|h|px))(?=\s*[;,\]])/g,
    problem: "`$1` is not a number: a number has no unit",
    help: 'write a string, `"$1"`',
    fix: '"$1"',
  },
  { pattern: /(?<=\s)(\/[\w./-]+)/g, problem: "the path `$1` is not in quotes", help: 'write `"$1"`', fix: '"$1"' },
  {
    pattern: /(?<=\s):(\w+)(?=\s*;)/g,
    problem: "`:$1` is a symbol of Ruby",
    help: 'write a string, `"$1"`',
    fix: '"$1"',
  },
  {
    pattern: /\b(\w+)\/(\w+)(?=\s*;)/g,
    problem: "the names of a path are joined by `:`",
    help: "write `$1:$2`",
    fix: "$1:$2",
  },
  {
    pattern: /\bextends\s+"(\w+)"/g,
    problem: "the name of a prototype has no quotes",
    help: "write `extends $1`",
    fix: "extends $1",
  },
  {
    pattern: /\[\s*([\w"-]+)\s*;\s*([\w"-]+)\s*\]/g,
    problem: "the items of a vector are separated by commas",
    help: "write `[$1, $2]`",
    fix: "[$1, $2]",
  },
  { pattern: /^\s*-\s+(\S+)\s*$/g, problem: "a list of YAML is a vector here", help: "write `[first, second]`" },
  {
    pattern: /#\s*include\s+(\w[\w./-]*)/g,
    problem: "the file of an `#include` is in double quotes",
    help: 'write `#include "$1"`',
    fix: '#include "$1"',
  },
];

export const foreign: ForeignForms = {
  forms: [...components, ...attributes, ...values, ...expressions],
  codes: new Set([
    "syntax",
    "unexpected-character",
    "missing-semicolon",
    "bad-number",
    "bad-name",
    "missing-extends",
    "missing-value",
  ]),
  create: (span, words, details) => catalogue.create["foreign-syntax"](span, words, details),
};
