import type { DiagnosticPage } from "@cairn/diagnostics";
import type { checkDiagnostics } from "./checks.js";
import { namePages } from "./pages-names.js";

/** The pages about what is rejected before a program runs. */
export const checkPages = {
  ...namePages,
  "byte-order-mark": {
    why: `Some editors put an invisible character (U+FEFF) before a text in UTF-8. Puppet refuses such a manifest, so it is refused here too: it
would work here and nowhere else.`,
    failing: { "site.pp": "\ufeffnotify { 'hello': }\n" },
    repaired: { "site.pp": "notify { 'hello': }\n" },
  },
  "not-top-level": {
    why: `Definitions are known before the program runs, whatever its conditions give. So classes, defined types and nodes stand at the
top of a file or in a class, functions and type aliases only at the top.`,
    failing: { "site.pp": "if $facts['web'] {\n  class web { }\n}\n" },
    repaired: { "site.pp": "class web { }\nif $facts['web'] {\n  include web\n}\n" },
  },
  "no-type": {
    why: `\`type Name = …\` gives a data type a name. A value is no type: the hashes that look like this one are a\n\`Struct\`, the one value \`'a'\` is an \`Enum['a']\`.`,
    failing: { "site.pp": "type Mode = { mode => '0644' }\n" },
    repaired: { "site.pp": "type Mode = Struct[{ mode => Enum['0644'] }]\n" },
  },
  "no-alias": {
    why: `A type alias has a name and no parameters: what stands behind \`=\` has them.`,
    failing: { "site.pp": "type Ports[1] = Array[Integer]\n" },
    repaired: { "site.pp": "type Ports = Array[Integer, 1]\n" },
  },
  "rest-not-allowed": {
    why: `Classes and defined types are given their parameters by name, so nothing can be left over for a \`*\` parameter. Functions and
lambdas are given theirs in order.`,
    failing: { "site.pp": "define hosts(*$names) { }\n" },
    repaired: { "site.pp": "define hosts($names) { }\n" },
  },
  "rest-not-last": {
    why: `A parameter with \`*\` takes all arguments that are left, so nothing would remain for those behind it.`,
    failing: { "site.pp": "[1].each |*$all, $last| {\n  notice($last)\n}\n" },
    repaired: { "site.pp": "[1].each |*$all| {\n  notice($all)\n}\n" },
  },
  "appending-assignment": {
    why: `Older versions of Puppet knew \`+=\` and \`-=\`. A variable is assigned once and never changes.`,
    failing: { "site.pp": "$ports = [80]\n$ports += [443]\n" },
    repaired: { "site.pp": "$ports = [80]\n$all = $ports + [443]\n" },
  },
  "assigned-index": {
    why: `Arrays and hashes never change once they are made. A new one can be made of an old one.`,
    failing: { "site.pp": "$ports = { 'web' => 80 }\n$ports['tls'] = 443\n" },
    repaired: { "site.pp": "$ports = { 'web' => 80 }\n$all = $ports + { 'tls' => 443 }\n" },
  },
  "not-assignable": {
    why: `Left of \`=\` stands a variable, or an array of variables that are assigned together. A comparison is written \`==\`.`,
    failing: { "site.pp": "upcase('a') = 'A'\n" },
    repaired: { "site.pp": "$same = upcase('a') == 'A'\n" },
  },
  "assigned-match": {
    why: `\`$0\`, \`$1\` and so on hold what the last regex has matched.`,
    failing: { "site.pp": "$1 = 'a'\n" },
    repaired: { "site.pp": "$first = 'a'\n" },
  },
  "assigned-elsewhere": {
    why: `A scope's variables are assigned in it and nowhere else. From outside they can be read with their whole names.`,
    failing: { "site.pp": "class web { }\n$web::port = 80\n" },
    repaired: { "site.pp": "class web {\n  $port = 80\n}\n" },
  },
  "assigned-in-default": {
    why: `The default of a parameter is a value. An assignment in it would leave a variable behind that depends on whether the default was
needed.`,
    failing: { "site.pp": "class web($port = ($usual = 80)) { }\n" },
    repaired: { "site.pp": "class web($port = 80) { }\n" },
  },
  "not-a-value": {
    why: `A collector finds resources at the end of the run, when the program is long over, so it has no value that an expression could use.`,
    failing: { "site.pp": "$files = File <| |>\n" },
    repaired: { "site.pp": "File <| |>\n" },
  },
  "unused-value": {
    why: `A statement that only computes a value and throws it away does nothing: mostly an assignment or a function's name is missing.`,
    failing: { "site.pp": "'hello'\nnotify { 'x': }\n" },
    repaired: { "site.pp": "$greeting = 'hello'\nnotify { $greeting: }\n" },
  },
  "value-at-end": {
    why: `The last line of a function is its value. Classes, defined types and nodes have none, so a value at their end does nothing.`,
    failing: { "site.pp": "class web {\n  notify { 'x': }\n  'done'\n}\n" },
    repaired: { "site.pp": "class web {\n  notify { 'x': }\n}\n" },
  },
  "illegal-append": {
    why: `\`+>\` adds to what a parameter holds already. A resource that is being declared holds nothing yet; an override or a collector
finds one that does.`,
    failing: { "site.pp": "file { '/a': require +> File['/b'] }\nfile { '/b': }\n" },
    repaired: { "site.pp": "file { '/a': require => File['/b'] }\nfile { '/b': }\n" },
  },
  "spread-twice": {
    why: `\`* => hash\` stands once in a body. Two hashes are added first; of a key that both have, the right one counts.`,
    failing: {
      "site.pp": "$one = { mode => '0644' }\n$two = { owner => 'root' }\nfile { '/a': * => $one, * => $two }\n",
    },
    repaired: { "site.pp": "$one = { mode => '0644' }\n$two = { owner => 'root' }\nfile { '/a': * => $one + $two }\n" },
  },
  "never-virtual": {
    why: `Only resources can be virtual (\`@\`) or exported (\`@@\`): a class is there as a whole or not at all, and defaults and overrides
are no resources.`,
    failing: { "site.pp": "class web { }\n@class { 'web': }\n" },
    repaired: { "site.pp": "class web { }\nclass { 'web': }\n" },
  },
  "duplicate-default": {
    why: `\`default\` is taken when nothing else fits, wherever it stands. Of two, one would never be taken.`,
    failing: { "site.pp": "$size = $facts['big'] ? {\n  true    => 10,\n  default => 1,\n  default => 2,\n}\n" },
    repaired: { "site.pp": "$size = $facts['big'] ? {\n  true    => 10,\n  default => 1,\n}\n" },
  },
  "duplicate-key": {
    why: `Of two entries with the same key the later one counts, so the first one is there for nothing. Mostly one of them is a slip.`,
    failing: { "site.pp": "$ports = { 'web' => 80, 'web' => 443 }\n" },
    repaired: { "site.pp": "$ports = { 'web' => 80, 'tls' => 443 }\n" },
  },
  "integer-too-large": {
    why: `Integers are whole numbers of 64 bits, from -9223372036854775808 to 9223372036854775807.`,
    failing: { "site.pp": "$number = 10000000000000000000\n" },
    repaired: { "site.pp": "$number = '10000000000000000000'\n" },
  },
  "not-a-function": {
    why: `A parenthesis directly behind a value calls it, and only functions (by their names) and types can be called.`,
    failing: { "site.pp": "$greet = 'notice'\n$greet('hello')\n" },
    repaired: { "site.pp": "call('notice', 'hello')\n" },
  },
  "collected-no-type": {
    why: `A collector collects resources of one type, whose name begins with a capital as in references.`,
    failing: { "site.pp": "file <| tag == 'web' |>\n" },
    repaired: { "site.pp": "File <| tag == 'web' |>\n" },
  },
  "bad-query": {
    why: `A collector compares parameters, tags and titles by \`==\` and \`!=\`. For exported resources the question may have to be put to a
database, which knows nothing else.`,
    failing: { "site.pp": "File <| mode > '0644' |>\n" },
    repaired: { "site.pp": "File <| mode == '0755' or mode == '0775' |>\n" },
  },
  "interpolated-host": {
    why: `Which node's block is run is decided before anything runs, so there are no variables yet that could stand in its name.`,
    failing: { "site.pp": '$number = 1\nnode "web${number}" { }\n' },
    repaired: { "site.pp": "node 'web1', 'default' { }\n" },
  },
  "illegal-host": {
    why: `A node's name is that of a machine, or of its certificate: letters, digits, \`_\`, \`-\` and \`.\`. Several names are written with
commas, or as a regex.`,
    failing: { "site.pp": "node 'web*' { }\n" },
    repaired: { "site.pp": "node /^web/, default { }\n" },
  },
  "node-inheritance": {
    why: `Older versions of Puppet let a node inherit from another. What nodes share goes into a class.`,
    failing: { "site.pp": "node base { }\nnode web inherits base { }\n" },
    repaired: { "site.pp": "class base { }\nnode default {\n  include base\n}\n" },
  },
  "missing-index": {
    why: `Brackets behind a value take something out of it, and nothing says what.`,
    failing: { "site.pp": "$os = $facts[]\n" },
    repaired: { "site.pp": "$os = $facts['os']\n" },
  },
  "bad-heredoc-text": {
    why: `A heredoc whose tag says that its text is JSON is looked at before the program runs, so that a slip in it doesn't get to a machine.`,
    failing: { "site.pp": '$settings = @(END:json)\n  { "port": 80, }\n  | END\n' },
    repaired: { "site.pp": '$settings = @(END:json)\n  { "port": 80 }\n  | END\n' },
  },
} satisfies Record<keyof typeof checkDiagnostics, DiagnosticPage>;
