import type { DiagnosticPage } from "@cairn/diagnostics";
import type { dataDiagnostics, hieraDiagnostics } from "./data.js";

const args = ["compile", "--environment", "./env"];
const config = `version: 5
hierarchy:
  - name: Common
    path: common.yaml
`;

/** The pages about environments and Hiera's data. */
export const dataPages = {
  environment: {
    why: `An environment is a folder: its \`environment.conf\` sets the paths of modules and manifests, in lines such as \`manifest = site.pp\`.
Puppet ignores unknown settings, with a warning; missing files can't be compiled.`,
    noFix: "outside",
    failing: { "env/environment.conf": "manifest = sites.pp\n", "env/site.pp": "notify { 'hello': }\n" },
    repaired: { "env/environment.conf": "manifest = site.pp\n", "env/site.pp": "notify { 'hello': }\n" },
    args,
  },
  "classes-file": {
    why: `An external classifier lists the classes of a node, or maps them to their parameters; \`parameters\` are variables of top
scope. This file has another form.`,
    noFix: "outside",
    failing: { "site.pp": "class ntp { }\n", "node.yaml": "classes: ntp\n" },
    repaired: { "site.pp": "class ntp { }\n", "node.yaml": "classes: [ntp]\n" },
    args: ["--classes", "node.yaml"],
  },
  lookup: {
    why: `A program looks up a value that isn't in Hiera's data, or in an unsuitable way: a merge of values that can't be merged, an element of
a value without elements.`,
    noFix: "outside",
    failing: {
      "env/manifests/site.pp": "notify { lookup('motd'): }\n",
      "env/hiera.yaml": config,
      "env/data/common.yaml": "mott: hello\n",
    },
    repaired: {
      "env/manifests/site.pp": "notify { lookup('motd'): }\n",
      "env/hiera.yaml": config,
      "env/data/common.yaml": "motd: hello\n",
    },
    args,
  },
  "hiera-config": {
    why: `A hiera.yaml has version 5, \`defaults\`, and a \`hierarchy\`: a list of levels, the strongest first, each with a name and the location of its
data. Data are in the folder of their hiera.yaml, or below it.`,
    noFix: "outside",
    failing: {
      "env/manifests/site.pp": "notify { lookup('motd'): }\n",
      "env/hiera.yaml": config.replace("path", "file"),
      "env/data/common.yaml": "motd: hello\n",
    },
    repaired: {
      "env/manifests/site.pp": "notify { lookup('motd'): }\n",
      "env/hiera.yaml": config,
      "env/data/common.yaml": "motd: hello\n",
    },
    args,
  },
  "hiera-backend": {
    why: `A level of a hierarchy names the function that reads its data. Only those that read files are supported: \`yaml_data\`, \`json_data\` and
\`hocon_data\` (\`data_hash\`), and \`eyaml_lookup_key\` (\`lookup_key\`), whose secrets stay encrypted. Others are programs in Ruby.`,
    noFix: "outside",
    failing: {
      "env/manifests/site.pp": "notify { lookup('motd'): }\n",
      "env/hiera.yaml": `${config}    lookup_key: hiera_vault\n`,
      "env/data/common.yaml": "motd: hello\n",
    },
    repaired: {
      "env/manifests/site.pp": "notify { lookup('motd'): }\n",
      "env/hiera.yaml": `${config}    data_hash: yaml_data\n`,
      "env/data/common.yaml": "motd: hello\n",
    },
    args,
  },
  "hiera-data": {
    why: `A data file can't be parsed, or contains unsupported values: a date without quotes, a symbol, a key that is \`true\` or empty.`,
    noFix: "outside",
    failing: {
      "env/manifests/site.pp": "notify { lookup('day'): }\n",
      "env/hiera.yaml": config,
      "env/data/common.yaml": "day: 2026-11-21\n",
    },
    repaired: {
      "env/manifests/site.pp": "notify { lookup('day'): }\n",
      "env/hiera.yaml": config,
      "env/data/common.yaml": "day: '2026-11-21'\n",
    },
    args,
  },
  "hiera-cycle": {
    why: `A value may be composed of others, with \`%{lookup('key')}\`. These values depend on each other, so none of them can be computed.`,
    noFix: "outside",
    failing: {
      "env/manifests/site.pp": "notify { lookup('url'): }\n",
      "env/hiera.yaml": config,
      "env/data/common.yaml": "url: \"http://%{lookup('host')}\"\nhost: \"%{lookup('url')}\"\n",
    },
    repaired: {
      "env/manifests/site.pp": "notify { lookup('url'): }\n",
      "env/hiera.yaml": config,
      "env/data/common.yaml": "url: \"http://%{lookup('host')}\"\nhost: example.com\n",
    },
    args,
  },
  "still-encrypted": {
    why: `Values that eyaml has encrypted are written \`ENC[…]\` in data files. Without a key, or at a level that doesn't use \`eyaml_lookup_key\`, such a value
reaches the catalog as it is, and the node would write the ciphertext into its files. \`serve\` rejects such a catalog, unless you
allow it with \`--allow-encrypted\`.`,
    noFix: "outside",
    failing: {
      "env/manifests/site.pp": "file { '/etc/token': content => lookup('token') }\n",
      "env/hiera.yaml": config,
      "env/data/common.yaml": "token: ENC[PKCS7,MIIBeQYJKoZIhvcNAQcDoIIB]\n",
    },
    repaired: {
      "env/manifests/site.pp": "file { '/etc/token': content => lookup('token') }\n",
      "env/hiera.yaml": config,
      "env/data/common.yaml": "token: example\n",
    },
    args,
  },
  "hiera-ignored": {
    why: `Puppet reads this file but ignores it: a module's data are only for itself, with keys that begin with its name; a hiera.yaml
of version 3 has no effect in an environment or in a module.`,
    noFix: "outside",
    failing: {
      "env/manifests/site.pp": "include web\n",
      "env/modules/web/manifests/init.pp": 'class web($port) { notify { "$port": } }\n',
      "env/modules/web/hiera.yaml": config,
      "env/modules/web/data/common.yaml": "web::port: 80\nport: 81\n",
    },
    repaired: {
      "env/manifests/site.pp": "include web\n",
      "env/modules/web/manifests/init.pp": 'class web($port) { notify { "$port": } }\n',
      "env/modules/web/hiera.yaml": config,
      "env/modules/web/data/common.yaml": "web::port: 80\n",
    },
    args,
  },
} satisfies Record<keyof typeof dataDiagnostics | keyof typeof hieraDiagnostics, DiagnosticPage>;
