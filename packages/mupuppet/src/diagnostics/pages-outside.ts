import type { DiagnosticPage, PlainPage } from "@cairn/diagnostics";
import type { outsideDiagnostics } from "./outside.js";
import type { paperDiagnostics } from "@cairn/mupuppet-paper/diagnostics";

/** The pages about inputs besides the program. */
export const outsidePages = {
  message: {
    why: `A message of the program itself with \`notice\`, \`warning\`, \`err\` or a higher level; \`debug\` and \`info\` are hidden, as
in Puppet. It isn't an error: the catalog is compiled nevertheless. \`--quiet\` hides it.`,
    noFix: "outside",
    failing: { "site.pp": "notice('compiling')\n" },
    repaired: { "site.pp": "debug('compiling')\n" },
  },
  "left-out": {
    why: `Plans are run by Bolt, not compiled: their language has more than that of manifests, and no catalog comes of them. \`check\` leaves
out the files with a \`plan\` in the folder \`plans\` of a module, and says so once; \`fmt\` doesn't change them.`,
    noFix: "outside",
    failing: { "deploy/plans/init.pp": "plan deploy(TargetSpec $targets) {\n  run_task('deploy', $targets)\n}\n" },
    repaired: { "deploy/manifests/init.pp": "class deploy {\n}\n" },
    args: ["check", "."],
  },
  "facts-file": {
    why: `\`--facts FILE\` reads the facts of a node: JSON or YAML, a mapping of names to values as \`facter --json\` prints it, or what Puppet
stores, with the facts below \`values\`. A file in another form would leave a node without facts, and its catalog with different resources.`,
    noFix: "outside",
    failing: { "site.pp": "notify { $facts['role']: }\n", "web1.json": '{ "role": "web", }\n' },
    repaired: { "site.pp": "notify { $facts['role']: }\n", "web1.json": '{ "role": "web" }\n' },
    args: ["--facts", "web1.json"],
  },
  "wrong-key": {
    why: `\`--eyaml-private-key FILE\` and \`--eyaml-public-key FILE\` name the keys with which eyaml encrypts and decrypts: a private RSA key and its
certificate, as \`eyaml createkeys\` writes them. Without keys, and with a wrong one, secrets would stay encrypted in the catalog.`,
    noFix: "outside",
    failing: { "site.pp": "notify { 'web': }\n", "public_key.pem": "-----BEGIN PUBLIC KEY-----\n" },
    repaired: {
      "site.pp": "notify { 'web': }\n",
      "public_key.pem":
        "-----BEGIN CERTIFICATE-----\nMIIBdjCCAR2gAwIBAgIUIG+QfkREx5V8XsVr6UtZnsCoOwgwCgYIKoZIzj0EAwIw\nEDEOMAwGA1UEAwwFZXlhbWwwIBcNMjYxMTIzMDUyNjU4WhgPMjEyNjEwMzAwNTI2\nNThaMBAxDjAMBgNVBAMMBWV5YW1sMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE\n9aTXoape8SQMfBQF7v4G2SSYGMW9WNxFkQvrFDUKycjhm8fSYr1CaO6dtN//Sfcv\nwccmjIkzfmpd4dcLFlWy8KNTMFEwHQYDVR0OBBYEFAr2I98BSNw2ZdZwSlxpZlGk\nSjT5MB8GA1UdIwQYMBaAFAr2I98BSNw2ZdZwSlxpZlGkSjT5MA8GA1UdEwEB/wQF\nMAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIgeMHabxyIyKDcA8FV7+MD784PcrgxOFbO\ns9yEvbThmdMCIGD2a60diUfNzABHzbH6JWnHbvvHPl7X7mKE3bCMsqnl\n-----END CERTIFICATE-----\n",
    },
    args: ["--eyaml-public-key", "public_key.pem"],
  },
  "settings-file": {
    why: `\`--settings FILE\` reads the puppet.conf of the server that would compile the catalog, so that \`$settings::confdir\` and its like
have the values that they have there. The sections \`[main]\`, \`[server]\` (\`[master]\`) and that of the environment count.`,
    noFix: "outside",
    failing: { "site.pp": "notify { $settings::vardir: }\n", "puppet.conf": "[server\nvardir = /srv/puppet\n" },
    repaired: { "site.pp": "notify { $settings::vardir: }\n", "puppet.conf": "[server]\nvardir = /srv/puppet\n" },
    args: ["--settings", "puppet.conf"],
  },
  "types-file": {
    why: `\`--types FILE\` adds resource types: for each one the names of its parameters and properties, those that identify it (\`namevars\`,
usually \`name\`), and if needed \`title_patterns\`, \`isomorphic\` and \`autorequires\`.`,
    noFix: "outside",
    failing: {
      "site.pp": "door { 'front': color => 'red' }\n",
      "types.json": '{ "door": { "attributes": ["color"] } }\n',
    },
    repaired: {
      "site.pp": "door { 'front': color => 'red' }\n",
      "types.json": '{ "door": { "properties": ["color"] } }\n',
    },
    args: ["--types", "types.json"],
  },
  "no-catalog": {
    why: `\`diff\` compares manifests, which it compiles, and catalogs in JSON or YAML, ours or Puppet's: an object with a list \`resources\`, each
of which has a \`type\` and a \`title\`.`,
    noFix: "outside",
    failing: { "old.json": '{ "name": "web1" }\n', "new.json": '{ "name": "web1", "resources": [] }\n' },
    repaired: {
      "old.json": '{ "name": "web1", "resources": [] }\n',
      "new.json": '{ "name": "web1", "resources": [] }\n',
    },
    args: ["diff", "old.json", "new.json"],
  },
  "unseen-source": {
    why: `\`diff\` compares the files that resources copy with \`source\`. It reads them where Puppet's file server does: in the modules and in the
mounts of a fileserver.conf. It can't read a file on another server, on a web server or on the node, nor a file that a catalog
only names. Such a file may have changed although \`diff\` shows no difference.`,
    noFix: "outside",
    failing: {
      "old.pp": "file { '/etc/motd': source => 'https://files.example.org/motd' }\n",
      "new.pp": "file { '/etc/motd': source => 'https://files.example.org/motd' }\n",
    },
    repaired: {
      "old.pp": "file { '/etc/motd': content => 'old' }\n",
      "new.pp": "file { '/etc/motd': content => 'old' }\n",
    },
    args: ["diff", "old.pp", "new.pp"],
  },
  "fileserver-file": {
    why: `\`diff --fileserver-config FILE\` reads the fileserver.conf of the server, so that the files of its mounts can be compared. Each mount
has a line with its name in brackets, and below it a line \`path DIRECTORY\`. \`%H\` in the directory is the node's name, \`%h\` its first
part and \`%d\` the rest.`,
    noFix: "outside",
    failing: {
      "old.pp": "notify { 'x': }\n",
      "new.pp": "notify { 'x': }\n",
      "fileserver.conf": "[files]\npath = /srv/files\n",
    },
    repaired: {
      "old.pp": "notify { 'x': }\n",
      "new.pp": "notify { 'x': }\n",
      "fileserver.conf": "[files]\npath /srv/files\n",
    },
    args: ["diff", "old.pp", "new.pp", "--fileserver-config", "fileserver.conf"],
  },
  "no-revision": {
    why: `\`mupuppet diff --git REV1 REV2 --environment FOLDER\` compiles an environment in two revisions of its git repository. The folder must
be in a repository, git must be installed, and both arguments must be revisions: branches, tags, commits, or anything else that git
accepts, such as \`HEAD~1\`. Nothing in the folder is changed.`,
  },
  "exported-file": {
    why: `\`--exported FILE\` says what other nodes export, for collectors such as \`Host <<| |>>\`: a list in JSON, or an object in each line,
as PuppetDB answers a query of \`resources\` and as \`--exported-out\` writes it. \`--puppetdb-answers FILE\` says what \`puppetdb_query\`
gets: a list of \`{"query": …, "rows": …}\`, or one in each line.`,
    noFix: "outside",
    failing: { "site.pp": "Host <<| |>>\n", "exported.json": '[{ "type": "Host", "title": "web1" }]\n' },
    repaired: {
      "site.pp": "Host <<| |>>\n",
      "exported.json":
        '[{ "certname": "web1", "type": "Host", "title": "web1", "parameters": { "ip": "10.0.0.1" } }]\n',
    },
    args: ["--exported", "exported.json"],
  },
  "node-ended": {
    why: `With \`--node-timeout SECONDS\` and \`--node-memory MEGABYTES\` a node of \`--nodes LIST\` that takes more ends alone, and the others go
on. Compile it alone, with \`--stats\`, to find out what takes so long, or allow more.`,
  },
  "limits-not-enforced": {
    why: `A node that exceeds \`--node-timeout SECONDS\` or \`--node-memory MEGABYTES\` is stopped by ending its worker thread. Without worker
threads, nothing can stop it. There are none with \`--watch\`, or when an option reads standard input, because only one thread can read
that; and none if the command was copied without the packages that it depends on.`,
  },
  "nodes-file": {
    why: `\`--nodes LIST\` compiles for many nodes. The list is a file with the name of a node on each line, optionally followed by the file of
its facts; or a folder of fact files, which are named after the nodes. Each node's catalog is written to a file of its name, so
names can't contain \`/\`.

With \`--puppetdb URL\` the nodes' facts, what others export, and the answers to \`puppetdb_query\` come from PuppetDB. It must listen there,
accept the certificate (\`--ssl-cert\`, \`--ssl-key\`) if the address begins with \`https\`, be certified by the authority of \`--ssl-ca\`, and know
the nodes that \`--query PQL\` or \`--node NAME\` asks for.`,
    noFix: "outside",
    failing: { "site.pp": "notify { $hostname: }\n", "nodes.txt": "web1\nweb1\n" },
    repaired: { "site.pp": "notify { 'hello': }\n", "nodes.txt": "web1\nweb2\n" },
    args: ["compile", "site.pp", "--nodes", "nodes.txt", "-o", "catalogs"],
  },
} satisfies Record<keyof typeof outsideDiagnostics, DiagnosticPage | PlainPage>;

/** The pages about the language of the paper. */
export const paperPages = {
  "not-in-paper": {
    why: `The paper describes a core of Puppet (figure 6): assignments, conditions, resources, classes, defined types and nodes. With
\`--profile paper\`, and in \`step\`, everything else is rejected, so that every program has the meaning that the paper's rules define.`,
    noFix: "intent",
    failing: { "site.pp": "file { '/etc/motd': }\nFile <| |>\n" },
    repaired: { "site.pp": "file { '/etc/motd': }\n" },
    args: ["step", "site.pp"],
  },
  stuck: {
    why: `A program for which no rule of the paper has a next step is stuck: that is how the semantics expresses errors. The message names
the rules that almost apply, and why they don't.`,
    noFix: "intent",
    failing: { "site.pp": "$port = $web + 1\n" },
    repaired: { "site.pp": "$web = 79\n$port = $web + 1\n" },
    args: ["step", "site.pp"],
  },
  "too-many-steps": {
    why: `A run by the rules of the paper may not terminate: a class that inherits from itself by way of another is included forever.`,
    noFix: "intent",
    failing: { "site.pp": "class a inherits b { }\nclass b inherits a { }\ninclude a\n" },
    repaired: { "site.pp": "class b { }\nclass a inherits b { }\ninclude a\n" },
    args: ["step", "site.pp", "--max-steps", "1000"],
  },
} satisfies Record<keyof typeof paperDiagnostics, DiagnosticPage>;
