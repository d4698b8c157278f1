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
    why: `An environment is a folder: its \`environment.conf\` says where modules and manifests are, in lines such as \`manifest = site.pp\`. What
Puppet doesn't know there it ignores, with a warning; what isn't there can't be compiled.`,
    noFix: "outside",
    failing: { "env/environment.conf": "manifest = sites.pp\n", "env/site.pp": "notify { 'hello': }\n" },
    repaired: { "env/environment.conf": "manifest = site.pp\n", "env/site.pp": "notify { 'hello': }\n" },
    args,
  },
  "classes-file": {
    why: `An external classifier says which classes a node has, as a list or as a mapping to their parameters; \`parameters\` are variables of top
scope. This file says something else.`,
    noFix: "outside",
    failing: { "site.pp": "class ntp { }\n", "node.yaml": "classes: ntp\n" },
    repaired: { "site.pp": "class ntp { }\n", "node.yaml": "classes: [ntp]\n" },
    args: ["--classes", "node.yaml"],
  },
  lookup: {
    why: `A program asks for a value that isn't in Hiera's data, or in a way in which it can't be had: a merge of what can't be merged, a part of
something that has no parts.`,
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
    why: `A hiera.yaml has version 5, \`defaults\`, and a \`hierarchy\`: a list of levels, the strongest first, each with a name and where its data
are. Data lie in the folder of their hiera.yaml, or below.`,
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
    why: `A level of a hierarchy says by which function its data are read. Only those are known that read files: \`yaml_data\`, \`json_data\` and
\`hocon_data\` (\`data_hash\`), and \`eyaml_lookup_key\` (\`lookup_key\`), whose secrets stay as they are. Others are programs in Ruby.`,
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
    why: `A file of data can't be read, or holds what data can't be: a date without quotes, a symbol, a key that is \`true\` or empty.`,
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
    why: `A value may be made of others, with \`%{lookup('key')}\`. These values need each other, so that none of them can be worked out.`,
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
  "hiera-ignored": {
    why: `Puppet looks at this file but takes nothing from it: data of a module are its own only, with keys that begin with its name; a hiera.yaml
of version 3 counts neither in an environment nor in a module.`,
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
