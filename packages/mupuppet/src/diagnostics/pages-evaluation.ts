import type { DiagnosticPage } from "@cairn/diagnostics";
import type { evaluationDiagnostics } from "./evaluation.js";

/** The pages about running a program. */
export const evaluationPages = {
  "already-defined": {
    why: `A name stands for one class, one defined type, one function or one node. Two definitions would make it a matter of chance which
one counts. Both places are shown.`,
    noFix: "several",
    failing: { "site.pp": "class web { }\nclass web { }\n" },
    repaired: { "site.pp": "class web { }\nclass web::server { }\n" },
  },
  "wrong-file": {
    why: `Definitions of a module are looked for in the file that their name says: \`web::server\` in \`web/manifests/server.pp\`, \`web\` in
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
    why: `A file of a module is read when something in it is asked for, maybe never, maybe by several others. So it may hold definitions, but
nothing that does something.`,
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
    why: `A resource has one declaration: two could say different things of it. The same file under two titles, or under another name that its type
knows it by, is the same resource. Both places are shown, with the classes that led there.`,
    noFix: "several",
    failing: { "site.pp": "file { '/etc/motd': mode => '0644' }\nfile { '/etc/motd': owner => 'root' }\n" },
    repaired: { "site.pp": "file { '/etc/motd': mode => '0644', owner => 'root' }\n" },
  },
  "unknown-variable": {
    why: `Nothing has given this variable a value by the time it is read: manifests run from top to bottom, and a class sees its own variables, those
of the class it inherits from, those of the node and those at top level. Puppet 7 takes it for undef and warns; Puppet 8, and \`--strict\`
here, refuse it.`,
    failing: { "site.pp": 'notify { "hello $nmae": }\n$name_of_user = 1\n' },
    repaired: { "site.pp": "$nmae = 'Nemo'\nnotify { \"hello $nmae\": }\n" },
    args: ["--strict"],
  },
  "unknown-class": {
    why: `A class is defined in the manifest or in a module: \`web::server\` in \`web/manifests/server.pp\`. None of these has it.`,
    failing: { "site.pp": "class web { }\ninclude wep\n" },
    repaired: { "site.pp": "class web { }\ninclude web\n" },
  },
  "unknown-type": {
    why: `A resource is of a type that Puppet knows, or of one that is defined with \`define\`; a reference and a data type are named with capitals. This
name is none of these.`,
    failing: { "site.pp": "notfy { 'hello': }\n" },
    repaired: { "site.pp": "notify { 'hello': }\n" },
  },
  "unknown-function": {
    why: `Functions are Puppet's own, those of modules, and those that you bring along. None of them has this name.`,
    failing: { "site.pp": "notify { upcas('hello'): }\n" },
    repaired: { "site.pp": "notify { upcase('hello'): }\n" },
  },
  "unknown-resource": {
    why: `Something refers to a resource that isn't in the catalog: an override, a relationship, \`realize\`, or the reading of a parameter.`,
    failing: { "site.pp": "file { '/etc/motd': }\nFile['/etc/mtod'] { mode => '0600' }\n" },
    repaired: { "site.pp": "file { '/etc/motd': }\nFile['/etc/motd'] { mode => '0600' }\n" },
  },
  "type-mismatch": {
    why: `The value isn't of the type that is asked for. Puppet converts nothing by itself: \`'5'\` is a String and no Integer.`,
    failing: { "site.pp": "class web(Integer $port) { }\nclass { 'web': port => '80' }\n" },
    repaired: { "site.pp": "class web(Integer $port) { }\nclass { 'web': port => 80 }\n" },
  },
  "missing-parameter": {
    why: `A parameter without a default must be given a value by whoever declares the class or the resource.`,
    noFix: "intent",
    failing: { "site.pp": "class web($port) { }\ninclude web\n" },
    repaired: { "site.pp": "class web($port) { }\nclass { 'web': port => 80 }\n" },
  },
  "unknown-parameter": {
    why: `The class, the defined type or the type of the resource has no parameter of this name.`,
    failing: { "site.pp": "file { '/etc/motd': mod => '0644' }\n" },
    repaired: { "site.pp": "file { '/etc/motd': mode => '0644' }\n" },
  },
  "dependency-cycle": {
    why: `Each of these resources must come before the next, and the last one before the first: there is no order to apply them in. Puppet only finds
that on the machine; here it is found when the catalog is made.`,
    noFix: "several",
    failing: { "site.pp": "notify { 'a': before => Notify['b'] }\nnotify { 'b': before => Notify['a'] }\n" },
    repaired: { "site.pp": "notify { 'a': before => Notify['b'] }\nnotify { 'b': }\n" },
  },
  override: {
    why: `What a resource says may be changed only by a class that inherits from the one that declares it, and added to in the scope that declares it.
Collectors may change everything.`,
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
    why: `The program was told to fail here: by \`fail\`, or by something that must hold and doesn't.`,
    noFix: "intent",
    failing: { "site.pp": "fail('this node has no disk')\n" },
    repaired: { "site.pp": "warning('this node has no disk')\n" },
  },
  reassignment: {
    why: `A variable has one value in a scope: whoever reads it needn't ask when. Some names (\`$facts\`, \`$trusted\`) are Puppet's own.`,
    noFix: "several",
    failing: { "site.pp": "$port = 80\n$port = 8080\n" },
    repaired: { "site.pp": "$port = 80\n$other_port = 8080\n" },
  },
  "inheritance-cycle": {
    why: `A class that inherits from itself, be it over others, has no first class to begin with.`,
    noFix: "several",
    failing: { "site.pp": "class a inherits b { }\nclass b inherits a { }\ninclude a\n" },
    repaired: { "site.pp": "class a inherits b { }\nclass b { }\ninclude a\n" },
  },
  endless: {
    why: `A defined type that declares another one of itself each time, or a function that calls itself each time, never comes to an end. Puppet gives up
after a thousand rounds of new resources.`,
    noFix: "intent",
    failing: { "site.pp": "define d() { d { \"$title+\": } }\nd { 'x': }\n" },
    repaired: { "site.pp": "define d() { notify { \"$title+\": } }\nd { 'x': }\n" },
  },
  "too-much-memory": {
    why: `A few lines can stand for values of any size: forty that each put a text together with itself make one of a terabyte. What texts,
lists and hashes take is counted as they grow, and so is what it takes to walk through them; the count is the same on every machine, and
what is let go is never taken off it. The limit is 1 GiB for the catalog of a node where \`--max-memory\` doesn't say otherwise. An engine
has limits of its own, which no option lifts: a text has at most 536,870,888 characters.`,
    noFix: "intent",
    failing: {
      "site.pp": `$file = Integer[1, 40].reduce('a line of a file') |$text, $_| { "\${text}\${text}" }\nnotify { $file[0, 16]: }\n`,
    },
    repaired: { "site.pp": "$file = 'a line of a file'\nnotify { $file[0, 16]: }\n" },
    args: ["--max-memory", "10000000"],
  },
  "pattern-too-slow": {
    why: `Patterns are searched for one way after the other, and none is tried twice, so that most need a time that grows with the length of the
text. That can't be kept for patterns that refer to their groups, look around or call themselves, and repeat what repeats already: such a search is
given up after ten million steps.`,
    noFix: "intent",
    failing: { "site.pp": `$found = '${"a".repeat(60)}!' =~ /^(a+)+\\1$/\n` },
    repaired: { "site.pp": `$found = '${"a".repeat(60)}!' =~ /^(a+)\\1$/\n` },
  },
  "no-node": {
    why: `A manifest with blocks for nodes must have one for every node that it is compiled for: \`default\` is for all that aren't named.`,
    noFix: "outside",
    failing: { "site.pp": "node 'web' { }\n" },
    repaired: { "site.pp": "node default { }\n" },
  },
  "illegal-title": {
    why: `A title is what a resource is referred to by: a string that isn't empty, and each only once in a statement.`,
    noFix: "intent",
    failing: { "site.pp": "notify { '': }\n" },
    repaired: { "site.pp": "notify { 'hello': }\n" },
  },
  "illegal-tag": {
    why: `Tags are asked for on the command line, and so are made of few characters.`,
    noFix: "intent",
    failing: { "site.pp": "notify { 'hello': tag => 'so long!' }\n" },
    repaired: { "site.pp": "notify { 'hello': tag => 'so_long' }\n" },
  },
  "default-redefined": {
    why: `A scope has one default for a parameter of a type. Which of two should count would depend on the order of the lines.`,
    noFix: "several",
    failing: { "site.pp": "File { mode => '0644' }\nFile { mode => '0600' }\n" },
    repaired: { "site.pp": "File { mode => '0644' }\n" },
  },
  evaluation: {
    why: `The program can't be run to its end for this node. The message is Puppet's own, so that it can be looked up; the notes show the other
places that matter, and how the program got there.`,
    noFix: "intent",
    failing: { "site.pp": "$sum = 1 + 'one'\n" },
    repaired: { "site.pp": "$sum = 1 + 1\n" },
  },
  questionable: {
    why: `Puppet 7 goes on after this with a warning; Puppet 8 and OpenVox refuse it, as \`--strict\` does here.`,
    noFix: "intent",
    failing: { "site.pp": "$sum = 1 + '1'\n" },
    repaired: { "site.pp": "$sum = 1 + 1\n" },
    args: ["--profile", "puppet7"],
  },
} satisfies Record<keyof typeof evaluationDiagnostics, DiagnosticPage>;
