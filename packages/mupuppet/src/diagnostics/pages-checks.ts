import type { DiagnosticPage } from "@cairn/diagnostics";
import type { checkDiagnostics } from "./checks.js";
import { namePages } from "./pages-names.js";

/** The pages about what is rejected before a program runs. */
export const checkPages = {
  ...namePages,
  "byte-order-mark": {
    why: `Some editors put an invisible character (U+FEFF) before a text in UTF-8. Puppet rejects such a manifest, so it is rejected here too: it
would work here and nowhere else.`,
    noFix: "outside",
    failing: { "site.pp": "\ufeffnotify { 'hello': }\n" },
    repaired: { "site.pp": "notify { 'hello': }\n" },
  },
  "not-top-level": {
    why: `Definitions are known before the program runs, whatever its conditions evaluate to. So classes, defined types and nodes are only
allowed at the top level of a file or in a class, functions and type aliases only at top level.`,
    noFix: "several",
    failing: { "site.pp": "if $facts['web'] {\n  class web { }\n}\n" },
    repaired: { "site.pp": "class web { }\nif $facts['web'] {\n  include web\n}\n" },
  },
  "no-type": {
    why: `\`type Name = …\` gives a data type a name. A value isn't a type: the type of hashes like this one is a\n\`Struct\`, that of the single value \`'a'\` is an \`Enum['a']\`.`,
    noFix: "intent",
    failing: { "site.pp": "type Mode = { mode => '0644' }\n" },
    repaired: { "site.pp": "type Mode = Struct[{ mode => Enum['0644'] }]\n" },
  },
  "no-alias": {
    why: `A type alias has a name and no parameters: only the type after \`=\` can have them.`,
    failing: { "site.pp": "type Ports[1] = Array[Integer]\n" },
    repaired: { "site.pp": "type Ports = Array[Integer, 1]\n" },
  },
  "rest-not-allowed": {
    why: `Classes and defined types get their arguments by name, so nothing can remain for a \`*\` parameter. Functions and
lambdas get theirs by position.`,
    failing: { "site.pp": "define hosts(*$names) { }\n" },
    repaired: { "site.pp": "define hosts($names) { }\n" },
  },
  "rest-not-last": {
    why: `A parameter with \`*\` takes all remaining arguments, so nothing would be left for those after it.`,
    noFix: "several",
    failing: { "site.pp": "[1].each |*$all, $last| {\n  notice($last)\n}\n" },
    repaired: { "site.pp": "[1].each |*$all| {\n  notice($all)\n}\n" },
  },
  "appending-assignment": {
    why: `Older versions of Puppet had \`+=\` and \`-=\`. A variable is assigned once and never changes.`,
    noFix: "intent",
    failing: { "site.pp": "$ports = [80]\n$ports += [443]\n" },
    repaired: { "site.pp": "$ports = [80]\n$all = $ports + [443]\n" },
  },
  "assigned-index": {
    why: `Arrays and hashes are immutable. A new one can be made from an old one.`,
    noFix: "intent",
    failing: { "site.pp": "$ports = { 'web' => 80 }\n$ports['tls'] = 443\n" },
    repaired: { "site.pp": "$ports = { 'web' => 80 }\n$all = $ports + { 'tls' => 443 }\n" },
  },
  "not-assignable": {
    why: `The left side of \`=\` is a variable, or an array of variables that are assigned together. A comparison is written \`==\`.`,
    failing: { "site.pp": "port = 80\n" },
    repaired: { "site.pp": "$port = 80\n" },
  },
  "assigned-match": {
    why: `\`$0\`, \`$1\` and so on are the groups of the last regex match.`,
    noFix: "intent",
    failing: { "site.pp": "$1 = 'a'\n" },
    repaired: { "site.pp": "$first = 'a'\n" },
  },
  "assigned-elsewhere": {
    why: `A scope's variables are assigned only in it. From outside they can be read by their qualified names.`,
    noFix: "intent",
    failing: { "site.pp": "class web { }\n$web::port = 80\n" },
    repaired: { "site.pp": "class web {\n  $port = 80\n}\n" },
  },
  "assigned-in-default": {
    why: `The default of a parameter is a value. An assignment in it would define a variable that depends on whether the default was
needed.`,
    noFix: "intent",
    failing: { "site.pp": "class web($port = ($usual = 80)) { }\n" },
    repaired: { "site.pp": "class web($port = 80) { }\n" },
  },
  "not-a-value": {
    why: `A collector finds resources at the end of the run, when all statements have been evaluated, so it has no value that an expression could use.`,
    noFix: "intent",
    failing: { "site.pp": "$files = File <| |>\n" },
    repaired: { "site.pp": "File <| |>\n" },
  },
  "unused-value": {
    why: `A statement that only computes a value and discards it does nothing: usually an assignment or a function's name is missing.`,
    noFix: "intent",
    failing: { "site.pp": "'hello'\nnotify { 'x': }\n" },
    repaired: { "site.pp": "$greeting = 'hello'\nnotify { $greeting: }\n" },
  },
  "value-at-end": {
    why: `The last line of a function is its value. Classes, defined types and nodes have none, so a value at their end does nothing.`,
    noFix: "intent",
    failing: { "site.pp": "class web {\n  notify { 'x': }\n  'done'\n}\n" },
    repaired: { "site.pp": "class web {\n  notify { 'x': }\n}\n" },
  },
  "illegal-append": {
    why: `\`+>\` appends to a parameter's existing value. A resource that is being declared has no values yet; an override or a collector
applies to one that does.`,
    failing: { "site.pp": "file { '/a': require +> File['/b'] }\nfile { '/b': }\n" },
    repaired: { "site.pp": "file { '/a': require => File['/b'] }\nfile { '/b': }\n" },
  },
  "spread-twice": {
    why: `\`* => hash\` may occur once in a body. Two hashes can be added first; for a key that both have, the right one wins.`,
    noFix: "several",
    failing: {
      "site.pp": "$one = { mode => '0644' }\n$two = { owner => 'root' }\nfile { '/a': * => $one, * => $two }\n",
    },
    repaired: { "site.pp": "$one = { mode => '0644' }\n$two = { owner => 'root' }\nfile { '/a': * => $one + $two }\n" },
  },
  "never-virtual": {
    why: `Only resources can be virtual (\`@\`) or exported (\`@@\`): a class is declared as a whole or not at all, and defaults and overrides
aren't resources.`,
    failing: { "site.pp": "class web { }\n@class { 'web': }\n" },
    repaired: { "site.pp": "class web { }\nclass { 'web': }\n" },
  },
  "duplicate-default": {
    why: `\`default\` is chosen if nothing else matches, wherever it is written. Of two, one would never be chosen.`,
    noFix: "several",
    failing: { "site.pp": "$size = $facts['big'] ? {\n  true    => 10,\n  default => 1,\n  default => 2,\n}\n" },
    repaired: { "site.pp": "$size = $facts['big'] ? {\n  true    => 10,\n  default => 1,\n}\n" },
  },
  "duplicate-key": {
    why: `Of two entries with the same key the later one wins, so the first one has no effect. Usually one of them is a mistake.`,
    noFix: "several",
    failing: { "site.pp": "$ports = { 'web' => 80, 'web' => 443 }\n" },
    repaired: { "site.pp": "$ports = { 'web' => 80, 'tls' => 443 }\n" },
  },
  "integer-too-large": {
    why: `Integers have 64 bits, from -9223372036854775808 to 9223372036854775807.`,
    noFix: "several",
    failing: { "site.pp": "$number = 10000000000000000000\n" },
    repaired: { "site.pp": "$number = '10000000000000000000'\n" },
  },
  "not-a-function": {
    why: `A parenthesis directly after a value calls it, and only functions (by their names) and types can be called.`,
    noFix: "intent",
    failing: { "site.pp": "$greet = 'notice'\n$greet('hello')\n" },
    repaired: { "site.pp": "call('notice', 'hello')\n" },
  },
  "collected-no-type": {
    why: `A collector collects resources of one type, whose name begins with a capital as in references.`,
    failing: { "site.pp": "file <| tag == 'web' |>\n" },
    repaired: { "site.pp": "File <| tag == 'web' |>\n" },
  },
  "bad-query": {
    why: `A collector compares parameters, tags and titles by \`==\` and \`!=\`. For exported resources the query may be sent to a
database, which supports nothing else.`,
    noFix: "intent",
    failing: { "site.pp": "File <| mode > '0644' |>\n" },
    repaired: { "site.pp": "File <| mode == '0755' or mode == '0775' |>\n" },
  },
  "interpolated-host": {
    why: `Which node's block runs is decided before anything else runs, so there are no variables yet that its name could contain.`,
    noFix: "intent",
    failing: { "site.pp": '$number = 1\nnode "web${number}" { }\n' },
    repaired: { "site.pp": "node 'web1', 'default' { }\n" },
  },
  "illegal-host": {
    why: `A node's name is that of a machine, or of its certificate: letters, digits, \`_\`, \`-\` and \`.\`. Several names are separated by
commas, or matched by a regex.`,
    noFix: "intent",
    failing: { "site.pp": "node 'web*' { }\n" },
    repaired: { "site.pp": "node /^web/, default { }\n" },
  },
  "node-inheritance": {
    why: `Older versions of Puppet let a node inherit from another. Code that nodes share belongs in a class.`,
    noFix: "intent",
    failing: { "site.pp": "node base { }\nnode web inherits base { }\n" },
    repaired: { "site.pp": "class base { }\nnode default {\n  include base\n}\n" },
  },
  "missing-index": {
    why: `Brackets after a value select an element of it, and these don't say which.`,
    noFix: "intent",
    failing: { "site.pp": "$os = $facts[]\n" },
    repaired: { "site.pp": "$os = $facts['os']\n" },
  },
  "bad-heredoc-text": {
    why: `A heredoc whose tag declares its text as JSON is checked before the program runs, so that a mistake in it doesn't reach a machine.`,
    noFix: "intent",
    failing: { "site.pp": '$settings = @(END:json)\n  { "port": 80, }\n  | END\n' },
    repaired: { "site.pp": '$settings = @(END:json)\n  { "port": 80 }\n  | END\n' },
  },
} satisfies Record<keyof typeof checkDiagnostics, DiagnosticPage>;
