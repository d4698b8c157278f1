import type { DiagnosticPage, PlainPage } from "@cairn/diagnostics";

/** The pages of what `mupuppet check` finds between a program and the modules around it. */
export const linkPages = {
  "missing-module": {
    why: `\`mupuppet check\` looks up whatever a program names: classes, types, functions, files. What would be in a module that isn't on the module
path can't be looked up. It is told once for each module.`,
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
    failing: { "site.pp": "if false {\n  package { 'nginx': ensure => installed }\n}\n" },
    repaired: { "site.pp": "if $facts['role'] == 'web' {\n  package { 'nginx': ensure => installed }\n}\n" },
    args: ["check", "site.pp"],
  },
  "unreachable-option": {
    why: `Options are tried one behind the other, and the first that fits is taken; capitals and small letters are the same. An option that is
there already is never reached.`,
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
    failing: {
      "site.pp": "$port = $facts['role'] == 'web' ? {\n  true    => 80,\n  false   => 8080,\n  default => 443,\n}\n",
    },
    repaired: { "site.pp": "$port = $facts['role'] == 'web' ? {\n  true  => 80,\n  false => 8080,\n}\n" },
    args: ["check", "site.pp"],
  },
} satisfies Readonly<Record<string, DiagnosticPage | PlainPage>>;
