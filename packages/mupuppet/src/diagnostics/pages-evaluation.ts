import type { DiagnosticPage } from "@cairn/diagnostics";
import type { evaluationDiagnostics } from "./evaluation.js";

/** The pages about running a program. */
export const evaluationPages = {
  "already-defined": {
    why: `A name denotes one class, one defined type, one function or one node. With two definitions it would be a matter of chance which
one is used. Both positions are shown.`,
    failing: { "site.pp": "class web { }\nclass web { }\n" },
    repaired: { "site.pp": "class web { }\nclass web::server { }\n" },
  },
  "wrong-file": {
    why: `A module's definitions are searched for in the files that match their names: \`web::server\` in \`web/manifests/server.pp\`, \`web\` in
\`web/manifests/init.pp\`. One in another file would be found only by chance.`,
    noFix: "outside",
    failing: {
      "site.pp": "include web\n",
      "modules/web/manifests/init.pp": "class web { }\nclass server { }\n",
    },
    repaired: {
      "site.pp": "include web\n",
      "modules/web/manifests/init.pp": "class web { }\nclass web::server { }\n",
    },
    args: ["--modulepath", "modules"],
  },
  "not-in-module": {
    why: `A file of a module is read when one of its definitions is needed, which may be never. So it may contain definitions, but
no statements with an effect.`,
    noFix: "outside",
    failing: {
      "site.pp": "include web\n",
      "modules/web/manifests/init.pp": "class web { }\nnotify { 'hello': }\n",
    },
    repaired: {
      "site.pp": "include web\n",
      "modules/web/manifests/init.pp": "class web {\n  notify { 'hello': }\n}\n",
    },
    args: ["--modulepath", "modules"],
  },
  "duplicate-declaration": {
    why: `A resource has one declaration: two could contradict each other. The same file under two titles, or under another of its type's
unique names, is the same resource. Both positions are shown, with the classes that led there.`,
    noFix: "several",
    failing: { "site.pp": "file { '/etc/motd': mode => '0644' }\nfile { '/etc/motd': owner => 'root' }\n" },
    repaired: { "site.pp": "file { '/etc/motd': mode => '0644', owner => 'root' }\n" },
  },
  "unknown-variable": {
    why: `This variable has no value at the time it is read: manifests run from top to bottom, and a class sees its own variables, those
of its parent class, those of the node and those at top level. Puppet 7 takes undef and warns; Puppet 8, and \`--strict\`
here, reject it.`,
    failing: { "site.pp": 'notify { "hello $nmae": }\n$name_of_user = 1\n' },
    repaired: { "site.pp": "$nmae = 'Nemo'\nnotify { \"hello $nmae\": }\n" },
    args: ["--strict"],
  },
  "unknown-class": {
    why: `A class is defined in the manifest or in a module: \`web::server\` in \`web/manifests/server.pp\`. Neither has this one.`,
    failing: { "site.pp": "class web { }\ninclude wep\n" },
    repaired: { "site.pp": "class web { }\ninclude web\n" },
  },
  "unknown-type": {
    why: `The type of a resource is built into Puppet, or defined with \`define\`; references and data types are capitalised. This
name is none of these.`,
    failing: { "site.pp": "notfy { 'hello': }\n" },
    repaired: { "site.pp": "notify { 'hello': }\n" },
  },
  "unknown-function": {
    why: `Functions are Puppet's own, those of modules, and those that you add. None of them has this name.`,
    failing: { "site.pp": "notify { upcas('hello'): }\n" },
    repaired: { "site.pp": "notify { upcase('hello'): }\n" },
  },
  "unknown-resource": {
    why: `Something refers to a resource that isn't in the catalog: an override, a relationship, \`realize\`, or a read of a parameter.`,
    failing: { "site.pp": "file { '/etc/motd': }\nFile['/etc/mtod'] { mode => '0600' }\n" },
    repaired: { "site.pp": "file { '/etc/motd': }\nFile['/etc/motd'] { mode => '0600' }\n" },
  },
  "type-mismatch": {
    why: `The value isn't of the expected type. Puppet doesn't convert values implicitly: \`'5'\` is a String, not an Integer.`,
    failing: { "site.pp": "class web(Integer $port) { }\nclass { 'web': port => '80' }\n" },
    repaired: { "site.pp": "class web(Integer $port) { }\nclass { 'web': port => 80 }\n" },
  },
  "missing-parameter": {
    why: `A parameter without a default needs a value in the declaration of the class or resource.`,
    noFix: "intent",
    failing: { "site.pp": "class web($port) { }\ninclude web\n" },
    repaired: { "site.pp": "class web($port) { }\nclass { 'web': port => 80 }\n" },
  },
  "unknown-parameter": {
    why: `The class, defined type or resource type has no parameter of this name.`,
    failing: { "site.pp": "file { '/etc/motd': mod => '0644' }\n" },
    repaired: { "site.pp": "file { '/etc/motd': mode => '0644' }\n" },
  },
  "dependency-cycle": {
    noFix: "intent",
    why: `Each of these resources must come before the next, and the last one before the first: there is no order in which to apply them. Puppet only detects
that on the machine; here it is detected when the catalog is compiled.`,
    failing: { "site.pp": "notify { 'a': before => Notify['b'] }\nnotify { 'b': before => Notify['a'] }\n" },
    repaired: { "site.pp": "notify { 'a': before => Notify['b'] }\nnotify { 'b': }\n" },
  },
  override: {
    why: `The parameters of a resource may be changed only by a class that inherits from the one that declares it, and new ones added in the scope that
declares it. Collectors may change everything.`,
    noFix: "several",
    failing: {
      "site.pp": "class a { file { '/x': mode => '0644' } }\nclass b { File['/x'] { mode => '0600' } }\ninclude a, b\n",
    },
    repaired: {
      "site.pp":
        "class a { file { '/x': mode => '0644' } }\nclass b inherits a { File['/x'] { mode => '0600' } }\ninclude b\n",
    },
  },
  failed: {
    why: `The program itself fails here: by \`fail\`, or by an assertion that doesn't hold.`,
    noFix: "intent",
    failing: { "site.pp": "fail('this node has no disk')\n" },
    repaired: { "site.pp": "warning('this node has no disk')\n" },
  },
  reassignment: {
    noFix: "intent",
    why: `A variable has one value in a scope, independent of when it is read. Some names (\`$facts\`, \`$trusted\`) are Puppet's own.`,
    failing: { "site.pp": "$port = 80\n$port = 8080\n" },
    repaired: { "site.pp": "$port = 80\n$other_port = 8080\n" },
  },
  "inheritance-cycle": {
    why: `A class that inherits from itself, directly or through others, has no root class.`,
    noFix: "several",
    failing: { "site.pp": "class a inherits b { }\nclass b inherits a { }\ninclude a\n" },
    repaired: { "site.pp": "class a inherits b { }\nclass b { }\ninclude a\n" },
  },
  endless: {
    why: `A defined type that always declares another resource of itself, or a function that always calls itself, never ends. Puppet gives up
after a thousand rounds of new resources.`,
    noFix: "intent",
    failing: { "site.pp": "define d() { d { \"$title+\": } }\nd { 'x': }\n" },
    repaired: { "site.pp": "define d() { notify { \"$title+\": } }\nd { 'x': }\n" },
  },
  "too-much-memory": {
    why: `A few lines can produce values of any size: forty that each concatenate a string with itself make one of a terabyte. The memory of strings,
arrays and hashes is counted as they grow, and so is that for traversing them; the count is the same on every machine, and
never decreases when memory is released. The limit is 1 GiB for the catalog of a node unless \`--max-memory\` sets another. An engine
has its own limits, which no option lifts: a string has at most 536,870,888 characters.`,
    noFix: "intent",
    failing: {
      "site.pp": `$file = Integer[1, 40].reduce('a line of a file') |$text, $_| { "\${text}\${text}" }\nnotify { $file[0, 16]: }\n`,
    },
    repaired: { "site.pp": "$file = 'a line of a file'\nnotify { $file[0, 16]: }\n" },
    args: ["--max-memory", "10000000"],
  },
  "pattern-too-slow": {
    why: `Patterns are searched for by backtracking that tries no state twice, so most searches take time proportional to the length of the
string. That isn't possible for patterns with back-references, lookarounds or recursive calls and nested repetitions: such a search is
given up after ten million steps.`,
    noFix: "intent",
    failing: { "site.pp": `$found = '${"a".repeat(60)}!' =~ /^(a+)+\\1$/\n` },
    repaired: { "site.pp": `$found = '${"a".repeat(60)}!' =~ /^(a+)\\1$/\n` },
  },
  "no-node": {
    why: `A manifest with node blocks must have one for every node that it is compiled for: \`default\` is for all that aren't named.`,
    noFix: "outside",
    failing: { "site.pp": "node 'web' { }\n" },
    repaired: { "site.pp": "node default { }\n" },
  },
  "illegal-title": {
    why: `A title is the name by which a resource is referred to: a non-empty string, unique in its statement.`,
    noFix: "intent",
    failing: { "site.pp": "notify { '': }\n" },
    repaired: { "site.pp": "notify { 'hello': }\n" },
  },
  "illegal-tag": {
    why: `Tags are used on the command line, and so their characters are restricted.`,
    failing: { "site.pp": "notify { 'hello': tag => 'so long!' }\n" },
    repaired: { "site.pp": "notify { 'hello': tag => 'so_long' }\n" },
  },
  "default-redefined": {
    noFix: "intent",
    why: `A scope has one default for a parameter of a type. With two, the order of the lines would decide.`,
    failing: { "site.pp": "File { mode => '0644' }\nFile { mode => '0600' }\n" },
    repaired: { "site.pp": "File { mode => '0644' }\n" },
  },
  evaluation: {
    why: `The program can't be run to its end for this node. The message is Puppet's own, so that it can be looked up; the notes show other
relevant positions, and how the program got there.`,
    noFix: "intent",
    failing: { "site.pp": "$sum = 1 + 'one'\n" },
    repaired: { "site.pp": "$sum = 1 + 1\n" },
  },
  questionable: {
    why: `Puppet 7 continues with a warning; Puppet 8 and OpenVox reject it, as \`--strict\` does here.`,
    failing: { "site.pp": "$sum = 1 + '1'\n" },
    repaired: { "site.pp": "$sum = 1 + 1\n" },
    args: ["--profile", "puppet7"],
  },
} satisfies Record<keyof typeof evaluationDiagnostics, DiagnosticPage>;
