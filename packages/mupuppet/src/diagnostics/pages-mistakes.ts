import type { DiagnosticPage } from "@cairn/diagnostics";
import type { mistakeDiagnostics } from "./mistakes.js";

/** The pages about common mistakes. */
export const mistakePages = {
  "missing-comma": {
    why: `The attributes of a resource, the entries of a hash and the items of an array are separated by commas. To Puppet a line end is only
a blank, so two entries without a comma run into each other. A comma after the last entry is allowed, and prevents
this mistake: the next line that is added has one before it.`,
    failing: { "site.pp": "file { '/etc/motd':\n  ensure => file\n  mode   => '0644',\n}\n" },
    repaired: { "site.pp": "file { '/etc/motd':\n  ensure => file,\n  mode   => '0644',\n}\n" },
  },
  "missing-colon": {
    why: `The title of a resource ends with a colon; its attributes follow. Without the colon the title and the name of the first
attribute run into each other.`,
    failing: { "site.pp": "file { '/etc/motd'\n  ensure => file,\n}\n" },
    repaired: { "site.pp": "file { '/etc/motd':\n  ensure => file,\n}\n" },
  },
  "missing-arrow": {
    why: `An attribute is set with \`=>\`. \`=\` assigns variables, \`:\` ends titles and options, and \`->\` orders resources.`,
    failing: { "site.pp": "file { '/etc/motd':\n  ensure = file,\n}\n" },
    repaired: { "site.pp": "file { '/etc/motd':\n  ensure => file,\n}\n" },
  },
  "unmatched-bracket": {
    why: `Each closing bracket matches the nearest open one of its kind. For this one none is open: it is one too many, or its
partner was deleted.`,
    failing: { "site.pp": "class web {\n  notify { 'hello': }\n}\n}\n" },
    repaired: { "site.pp": "class web {\n  notify { 'hello': }\n}\n" },
  },
  "else-if": {
    why: `Puppet has one word for a further condition: \`elsif\`. After \`else\` the body follows, in braces.`,
    failing: {
      "site.pp": "$port = 80\nif $port == 80 {\n  notice('http')\n} else if $port == 443 {\n  notice('https')\n}\n",
    },
    repaired: {
      "site.pp": "$port = 80\nif $port == 80 {\n  notice('http')\n} elsif $port == 443 {\n  notice('https')\n}\n",
    },
  },
  "assignment-in-condition": {
    why: `\`=\` assigns a variable its value, once. Two values are compared with \`==\`, which ignores the case of
strings, or with \`=~\`, which takes a regex or a type.`,
    failing: { "site.pp": "$port = 80\nif $port = 80 {\n  notice('http')\n}\n" },
    repaired: { "site.pp": "$port = 80\nif $port == 80 {\n  notice('http')\n}\n" },
  },
  "foreign-operator": {
    why: `Conditions are joined by words: \`and\`, \`or\`, and \`!\` for not. \`and\` binds tighter than \`or\`.`,
    failing: { "site.pp": "$tls = true\n$port = 443\nif $tls && $port == 443 {\n  notice('https')\n}\n" },
    repaired: { "site.pp": "$tls = true\n$port = 443\nif $tls and $port == 443 {\n  notice('https')\n}\n" },
  },
  "unquoted-path": {
    why: `A word needs no quotes, but a path isn't a word: \`/etc/\` is the regex \`etc\`, and \`motd\` after it a name. Paths are written in
single quotes; in double quotes variables are interpolated.`,
    failing: { "site.pp": "file { /etc/motd:\n  ensure => file,\n}\n" },
    repaired: { "site.pp": "file { '/etc/motd':\n  ensure => file,\n}\n" },
  },
  "single-colon": {
    why: `The words of a name are separated by two colons: \`nginx::config\` is the class \`config\` of the module \`nginx\`. One colon ends a title
or an option.`,
    failing: { "site.pp": "class nginx::config { }\ninclude nginx:config\n" },
    repaired: { "site.pp": "class nginx::config { }\ninclude nginx::config\n" },
  },
  "foreign-syntax": {
    why: `Other languages write it like this, Puppet doesn't: \`elif\` and \`switch\`, \`let\` and \`def\`, a list of titles without brackets, \`do |x| … end\`,
comments after \`//\`. The message names what was written and what to write instead.`,
    failing: {
      "site.pp": "$port = 80\nif $port == 80 {\n  notice('http')\n} elif $port == 443 {\n  notice('https')\n}\n",
    },
    repaired: {
      "site.pp": "$port = 80\nif $port == 80 {\n  notice('http')\n} elsif $port == 443 {\n  notice('https')\n}\n",
    },
  },
} satisfies Record<keyof typeof mistakeDiagnostics, DiagnosticPage>;
