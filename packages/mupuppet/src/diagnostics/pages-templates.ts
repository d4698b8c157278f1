import type { DiagnosticPage } from "@cairn/diagnostics";
import type { templateDiagnostics } from "./templates.js";

const site = "include web\n";
const manifest =
  "class web {\n  $port = undef\n  file { '/etc/web.conf': content => template('web/web.conf.erb') }\n}\n";

/** A module that keeps a password. */
const generating = {
  "site.pp": "notice(web::password())\n",
  "modules/web/lib/puppet/functions/web/password.rb": `Puppet::Functions.create_function(:'web::password') do
  def password
    file = File.join(Puppet[:vardir], 'password')
    File.write(file, 'generated') unless File.exist?(file)
    File.read(file)
  end
end
`,
};

/** The pages about templates and other files of modules. */
export const templatePages = {
  template: {
    why: `A template is a program: an operation that a value doesn't support fails in Ruby, and so in Puppet. The position is the line of the
template; the note shows which call of \`template\`, \`epp\` or \`inline_template\` rendered it.`,
    noFix: "intent",
    failing: {
      "site.pp": site,
      "modules/web/manifests/init.pp": manifest,
      "modules/web/templates/web.conf.erb": "port = <%= @port.strip %>\n",
    },
    repaired: {
      "site.pp": site,
      "modules/web/manifests/init.pp": manifest,
      "modules/web/templates/web.conf.erb": "port = <%= @port.to_s.strip %>\n",
    },
    args: ["--modulepath", "modules"],
  },
  "template-refused": {
    why: `Templates in ERB are Ruby. \`mupuppet\` doesn't run Ruby: it interprets the part that templates use, which computes with values. Whatever
reads files, starts processes, opens connections, reads the environment or defines classes is rejected by name: the catalog
would depend on the machine that compiles it.`,
    noFix: "outside",
    failing: {
      "site.pp": site,
      "modules/web/manifests/init.pp": manifest,
      "modules/web/templates/web.conf.erb": "key = <%= File.read('/etc/key') %>\n",
    },
    repaired: {
      "site.pp": site,
      "modules/web/manifests/init.pp":
        "class web {\n  $key = 'secret'\n  file { '/etc/web.conf': content => template('web/web.conf.erb') }\n}\n",
      "modules/web/templates/web.conf.erb": "key = <%= @key %>\n",
    },
    args: ["--modulepath", "modules"],
  },
  "absent-here": {
    why: `Ruby in a module or template has asked whether the machine has a file or an account. That depends on where the catalog is
compiled, so Cairn answers as a machine does that has neither, and warns of each question.`,
    noFix: "outside",
    failing: {
      "site.pp": "notice(inline_template('<%= File.exist?(\"/etc/debian_version\") %>'))\n",
      "facts.json": '{ "os": { "family": "Debian" } }\n',
    },
    repaired: {
      "site.pp": "notice($facts['os']['family'] == 'Debian')\n",
      "facts.json": '{ "os": { "family": "Debian" } }\n',
    },
    args: ["--facts", "facts.json"],
  },
  "unkept-state": {
    why: `Some modules generate a password once and keep it in the server's \`vardir\`, so that later catalogs contain the same one. Without
\`--state\` it is kept in memory only: another run generates another password.`,
    noFix: "outside",
    failing: generating,
    repaired: generating,
    args: ["--modulepath", "modules"],
    repairedArgs: ["--modulepath", "modules", "--state", "state"],
  },
  "ruby-refused": {
    why: `Functions that modules define in Ruby are interpreted, without Ruby. Whatever reads files, starts processes, opens connections or reads
the environment is rejected by name: the catalog would depend on the machine that compiles it. The note shows its position in the file.`,
    noFix: "outside",
    failing: {
      "site.pp": "notice(web::key())\n",
      "modules/web/lib/puppet/functions/web/key.rb":
        "Puppet::Functions.create_function(:'web::key') do\n  def key\n    File.read('/etc/key')\n  end\nend\n",
    },
    repaired: {
      "site.pp": "notice(web::key())\n",
      "modules/web/lib/puppet/functions/web/key.rb":
        "Puppet::Functions.create_function(:'web::key') do\n  def key\n    'secret'\n  end\nend\n",
    },
    args: ["--modulepath", "modules"],
  },
  "endless-template": {
    why: `A template with \`while\` may not terminate. It is stopped after five
million steps, at the position that it has reached.`,
    noFix: "intent",
    failing: { "site.pp": "notify { inline_template('<% while true do end %>'): }\n" },
    repaired: { "site.pp": "notify { inline_template('<% 3.times do %>*<% end %>'): }\n" },
  },
  "missing-file": {
    why: `\`template('web/web.conf.erb')\` reads \`templates/web.conf.erb\` of the module \`web\`, \`file('web/motd')\` its \`files/motd\`. Only
files of modules are read; a module is found where \`--modulepath\` says.`,
    noFix: "outside",
    failing: {
      "site.pp": site,
      "modules/web/manifests/init.pp": "class web {\n  notify { template('web/hello.erb'): }\n}\n",
      "modules/web/templates/hallo.erb": "Hello\n",
    },
    repaired: {
      "site.pp": site,
      "modules/web/manifests/init.pp": "class web {\n  notify { template('web/hallo.erb'): }\n}\n",
      "modules/web/templates/hallo.erb": "Hello\n",
    },
    args: ["--modulepath", "modules"],
  },
} satisfies Record<keyof typeof templateDiagnostics, DiagnosticPage>;
