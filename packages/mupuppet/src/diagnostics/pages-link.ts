import type { DiagnosticPage, PlainPage } from "@cairn/diagnostics";

/** The pages of what `mupuppet check` finds between a program and the modules around it. */
export const linkPages = {
  "missing-module": {
    why: `\`mupuppet check\` looks up whatever a program names: classes, types, functions, files. What would be in a module that isn't on the module
path can't be looked up. It is told once for each module.`,
    noFix: "outside",
    failing: {
      "modules/web/manifests/init.pp": "class web {\n  include nginx\n}\n",
    },
    repaired: {
      "modules/web/manifests/init.pp": "class web {\n  include nginx\n}\n",
      "modules/nginx/manifests/init.pp": "class nginx { }\n",
    },
    args: ["check", "modules/web/manifests/init.pp", "--modulepath", "modules"],
  },
  "unused-key": {
    why: `\`mupuppet check\` looks at all of Hiera's data, whichever node may see it. A key is read where a class has a parameter of that name, or where
code, a template or other data names it. All others are misspelt, or left over.`,
  },
  "dead-condition": {
    why: `A condition that doesn't depend on anything decides nothing: either the statements in its braces always run, or they never do. Mostly it
is left over from a search for a mistake. (In Puppet, also an empty string and 0 count as true.)`,
    noFix: "several",
    failing: { "site.pp": "if false {\n  package { 'nginx': ensure => installed }\n}\n" },
    repaired: { "site.pp": "if $facts['role'] == 'web' {\n  package { 'nginx': ensure => installed }\n}\n" },
    args: ["check", "site.pp"],
  },
  "unreachable-option": {
    why: `Options are tried one behind the other, and the first that fits is taken; capitals and small letters are the same. An option that is
there already is never reached.`,
    noFix: "several",
    failing: {
      "site.pp":
        "$package = $facts['os'] ? {\n  'Debian' => 'apache2',\n  'debian' => 'httpd',\n  default  => 'apache',\n}\n",
    },
    repaired: {
      "site.pp":
        "$package = $facts['os'] ? {\n  'Debian' => 'apache2',\n  'RedHat' => 'httpd',\n  default  => 'apache',\n}\n",
    },
    args: ["check", "site.pp"],
  },
  "unreachable-default": {
    why: `A comparison is true or false. Where both have an option, nothing is left for \`default\`.`,
    noFix: "several",
    failing: {
      "site.pp": "$port = $facts['role'] == 'web' ? {\n  true    => 80,\n  false   => 8080,\n  default => 443,\n}\n",
    },
    repaired: { "site.pp": "$port = $facts['role'] == 'web' ? {\n  true  => 80,\n  false => 8080,\n}\n" },
    args: ["check", "site.pp"],
  },
  "not-judged": {
    why: `What a manifest does may depend on the system that it is for. Without facts \`check\` judges all that doesn't depend on them: a statement
that asks for one is left out, and with it what only that statement could have shown. With \`--facts\` nothing is left out.`,
    noFix: "outside",
    failing: { "site.pp": "notify { 'hello':\n  message => $facts['os']['family'],\n}\n" },
    repaired: { "site.pp": "notify { 'hello': }\n" },
    args: ["check", "site.pp"],
  },
  "number-as-mode": {
    why: `The mode of a file is a string of octal digits. A number loses its leading zero and is decimal from there on; Puppet's agent refuses
it, long after the catalog was compiled.`,
    failing: { "site.pp": "file { '/etc/motd':\n  mode => 0644,\n}\n" },
    repaired: { "site.pp": "file { '/etc/motd':\n  mode => '0644',\n}\n" },
    args: ["check", "site.pp"],
  },
  "unknown-value": {
    why: `Many parameters of Puppet's own types take certain values only. The compiler passes on any other; the agent refuses the resource, and
with it all that depends on it.`,
    failing: { "site.pp": "service { 'nginx':\n  ensure => running,\n  enable => ture,\n}\n" },
    repaired: { "site.pp": "service { 'nginx':\n  ensure => running,\n  enable => true,\n}\n" },
    args: ["check", "site.pp"],
  },
  "legacy-fact": {
    why: `Facter calls facts such as \`osfamily\` and \`ipaddress_eth0\` legacy: agents of Puppet 8 and OpenVox 8 don't send them, unless
\`include_legacy_facts\` is set, and a manifest that reads one gets an unknown variable. \`--upgrade-to openvox8\` and \`--no-legacy-facts\`
name them; \`--fix\` writes the structured fact where there is one with the same value.`,
    failing: { "site.pp": "notify { $facts['osfamily']: }\n" },
    repaired: { "site.pp": "notify { $facts['os']['family']: }\n" },
    args: ["check", "site.pp", "--no-legacy-facts"],
  },
  "undefined-variable": {
    why: `A variable has its value in the class, defined type, function or node that sets it, below it in lambdas, and everywhere where the top of the
manifest sets it. Nothing of that sets this one: Puppet 8 stops there, Puppet 7 goes on with \`undef\`. What only the system knows is a
fact and stands in \`$facts\`.`,
    failing: {
      "site.pp": "class web {\n  $port = 80\n  notify { 'ports':\n    message => \"port $prot\",\n  }\n}\n",
    },
    repaired: {
      "site.pp": "class web {\n  $port = 80\n  notify { 'ports':\n    message => \"port $port\",\n  }\n}\n",
    },
    args: ["check", "site.pp"],
  },
} satisfies Readonly<Record<string, DiagnosticPage | PlainPage>>;
