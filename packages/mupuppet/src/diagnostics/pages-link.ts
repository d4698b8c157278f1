import type { DiagnosticPage, PlainPage } from "@cairn/diagnostics";

/** The pages of what `mupuppet check` finds between a program and the modules around it. */
export const linkPages = {
  "missing-module": {
    why: `\`mupuppet check\` looks up whatever a program names: classes, types, functions, files. The contents of a module that isn't on the module
path can't be looked up. This is reported once for each module.`,
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
    why: `\`mupuppet check\` checks all of Hiera's data, whatever node may see it. A key is read if a class has a parameter of that name, or if
code, a template or other data names it. All others are misspelt, or obsolete.`,
  },
  "dead-condition": {
    why: `A constant condition decides nothing: either the statements in its braces always run, or they never do. Usually it
is left over from debugging. (In Puppet, an empty string and 0 also count as true.)`,
    noFix: "several",
    failing: { "site.pp": "if false {\n  package { 'nginx': ensure => installed }\n}\n" },
    repaired: { "site.pp": "if $facts['role'] == 'web' {\n  package { 'nginx': ensure => installed }\n}\n" },
    args: ["check", "site.pp"],
  },
  "unreachable-option": {
    why: `Options are tried in order, and the first that matches is chosen; case is ignored. A repeated option is
never reached.`,
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
    why: `A comparison is true or false. If both have an option, nothing is left for \`default\`.`,
    noFix: "several",
    failing: {
      "site.pp": "$port = $facts['role'] == 'web' ? {\n  true    => 80,\n  false   => 8080,\n  default => 443,\n}\n",
    },
    repaired: { "site.pp": "$port = $facts['role'] == 'web' ? {\n  true  => 80,\n  false => 8080,\n}\n" },
    args: ["check", "site.pp"],
  },
  "not-judged": {
    why: `The effect of a manifest may depend on the system that it is for. Without facts \`check\` checks everything that doesn't depend on them: a statement
that reads one is left out, and so are errors that only that statement could have shown. With \`--facts\` nothing is left out.`,
    noFix: "outside",
    failing: { "site.pp": "notify { 'hello':\n  message => $facts['os']['family'],\n}\n" },
    repaired: { "site.pp": "notify { 'hello': }\n" },
    args: ["check", "site.pp"],
  },
  "number-as-mode": {
    why: `The mode of a file is a string of octal digits. A number loses its leading zero and becomes decimal; Puppet's agent rejects
it, long after the catalog was compiled.`,
    failing: { "site.pp": "file { '/etc/motd':\n  mode => 0644,\n}\n" },
    repaired: { "site.pp": "file { '/etc/motd':\n  mode => '0644',\n}\n" },
    args: ["check", "site.pp"],
  },
  "unknown-value": {
    why: `Many parameters of Puppet's own types accept only certain values. The compiler passes on any other; the agent rejects the resource, and
with it everything that depends on it.`,
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
    why: `A variable is visible in the class, defined type, function or node that sets it, in lambdas inside it, and everywhere if the top level of the
manifest sets it. None of these sets this one: Puppet 8 fails there, Puppet 7 continues with \`undef\`. Properties of the system are
facts, in \`$facts\`.`,
    failing: {
      "site.pp": "class web {\n  $port = 80\n  notify { 'ports':\n    message => \"port $prot\",\n  }\n}\n",
    },
    repaired: {
      "site.pp": "class web {\n  $port = 80\n  notify { 'ports':\n    message => \"port $port\",\n  }\n}\n",
    },
    args: ["check", "site.pp"],
  },
} satisfies Readonly<Record<string, DiagnosticPage | PlainPage>>;
