import type { DiagnosticPage } from "@cairn/diagnostics";
import type { evaluationDiagnostics } from "./evaluation.js";

/** The pages about running a program. */
export const evaluationPages = {
  "already-defined": {
    why: `A name stands for one class, one defined type, one function or one node. Two definitions would make it a matter of chance which
one counts. Both places are shown.`,
    failing: { "site.pp": "class web { }\nclass web { }\n" },
    repaired: { "site.pp": "class web { }\nclass web::server { }\n" },
  },
  "wrong-file": {
    why: `Definitions of a module are looked for in the file that their name says: \`web::server\` in \`web/manifests/server.pp\`, \`web\` in
\`web/manifests/init.pp\`. One in another file would be found only by chance.`,
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
  evaluation: {
    why: `The program can't be run to its end for this node. The message is Puppet's own, so that it can be looked up; the notes show the other
places that matter, such as the first of two declarations, and how the program got there.`,
    failing: { "site.pp": "file { '/etc/motd': mode => '0644' }\nfile { '/etc/motd': owner => 'root' }\n" },
    repaired: { "site.pp": "file { '/etc/motd': mode => '0644', owner => 'root' }\n" },
  },
  questionable: {
    why: `Puppet 7 goes on after this with a warning, Puppet 8 refuses it, as \`--strict\` does here. A variable that nobody assigned is undef,
which in a string is nothing at all.`,
    failing: { "site.pp": 'notify { "hello ${name_of_nobody}": }\n' },
    repaired: { "site.pp": "$name_of_nobody = 'Nemo'\nnotify { \"hello ${name_of_nobody}\": }\n" },
  },
} satisfies Record<keyof typeof evaluationDiagnostics, DiagnosticPage>;
