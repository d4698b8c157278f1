import type { ExtraCommand, OptionDeclarations } from "@cairn/cli-kit";
import { caFolder } from "./ca.js";
import { options as common } from "./options.js";

const { functions, modulepath, profile, settings, strict, types } = common;

const options: OptionDeclarations = {
  stdio: {
    type: "boolean",
    describe: "no agents: answer requests for catalogs, lines of JSON on standard input (for rspec-puppet)",
  },
  port: { type: "number", value: "N", default: 8140, describe: "the port; 0 is any that is free" },
  listen: { type: "string", value: "ADDRESS", default: "::", describe: "the address that the server listens at" },
  certname: {
    type: "string",
    value: "NAME",
    describe: "the name of the server's certificate (default: the machine's)",
  },
  "dns-alt-names": {
    type: "string",
    array: true,
    value: "NAME",
    describe: "other names by which agents know the server, for a certificate that `--ca` makes",
  },
  ca: caFolder,
  "ca-server": {
    type: "string",
    value: "URL",
    describe: "the server with the certificate authority: get a certificate there, and pass on agents' requests",
  },
  drain: {
    type: "number",
    value: "SECONDS",
    default: 0,
    describe: "how long to go on after SIGTERM, with the status `stopping`, before the server ends",
  },
  "ssl-cert": {
    type: "string",
    value: "FILE",
    describe: "the server's certificate, if `--ca` has none for it or isn't used",
  },
  "ssl-key": { type: "string", value: "FILE", describe: "the key of the server's certificate" },
  "ssl-ca": { type: "string", value: "FILE", describe: "the certificates of the authority that signs agents'" },
  "ssl-crl": { type: "string", value: "FILE", describe: "the authority's list of revoked certificates" },
  autosign: { type: "string", value: "FILE", describe: "sign requests for the names and `*.DOMAIN`s of this file" },
  "autosign-command": {
    type: "string",
    value: "PROGRAM",
    describe: "sign requests that this program agrees to: it gets the name, and the request on standard input",
  },
  administrator: {
    type: "string",
    array: true,
    value: "NAME",
    describe: "whose certificate may sign, revoke, flush caches and ask for others' catalogs",
  },
  "auth-conf": {
    type: "string",
    value: "FILE",
    describe: "who may send which request, as an auth.conf of Puppet's server says (default: the rules in the guide)",
  },
  "fileserver-config": {
    type: "string",
    value: "FILE",
    describe: "serve the mounts of this fileserver.conf, too",
  },
  classifier: {
    type: "string",
    value: "COMMAND|URL|FILE",
    describe: "says for each node its classes, parameters and environment (an external node classifier)",
  },
  "code-id-command": {
    type: "string",
    value: "PROGRAM",
    describe: "prints the version of the code of an environment, whose name it gets: catalogs are static then",
  },
  "code-content-command": {
    type: "string",
    value: "PROGRAM",
    describe: "prints a file of a static catalog: it gets the environment, the version and the file's path in it",
  },
  puppetdb: {
    type: "string",
    value: "URL",
    describe:
      "keep facts, catalogs and reports in PuppetDB, and collect from it; the server's certificate is shown to it",
  },
  state: {
    type: "string",
    value: "FOLDER",
    default: "./state",
    describe: "where facts, reports and exported resources are kept, and what PuppetDB hasn't got yet",
  },
  workers: { type: "number", value: "N", describe: "how many catalogs are compiled at once (default: one a core)" },
  "node-timeout": { type: "number", value: "SECONDS", default: 120, describe: "how long a catalog may take" },
  "node-memory": { type: "number", value: "MIB", default: 2048, describe: "how much memory a worker may take" },
  "hiera-config": common["hiera-config"],
  "hiera-missing": common["hiera-missing"],
  "eyaml-private-key": common["eyaml-private-key"],
  "eyaml-public-key": common["eyaml-public-key"],
  "eyaml-gpg-home": common["eyaml-gpg-home"],
  "eyaml-hiera-keys": common["eyaml-hiera-keys"],
  "allow-encrypted": common["allow-encrypted"],
  "legacy-facts": common["legacy-facts"],
  "allow-read": common["allow-read"],
  "allow-generate": common["allow-generate"],
  ruby: common.ruby,
  functions,
  modulepath,
  profile,
  settings,
  strict,
  types,
};

/** `mupuppet serve`: Puppet's HTTP API for unchanged agents. */
export const serve: ExtraCommand = {
  name: "serve",
  summary: "answer agents of Puppet and OpenVox: catalogs, files, reports, certificates",
  arguments: [
    {
      name: "FOLDER",
      describe: "the folder of environments, or one that holds `environments` (and `modules`)",
      optional: true,
    },
  ],
  options,
  examples: [
    ["serve /etc/puppetlabs/code --ca /etc/mupuppet/ca", "with a certificate authority that `mupuppet ca init` made"],
    [
      "serve ./code --ca ./ca --certname puppet.example.com --autosign ./autosign.conf",
      "sign what the file names at once",
    ],
    [
      "serve ./code --ssl-cert cert.pem --ssl-key key.pem --ssl-ca ca.pem --ssl-crl crl.pem",
      "with the certificates of an authority elsewhere",
    ],
    [
      "serve ./code --ca-server https://ca.example.com:8140 --certname compile1.example.com --drain 60",
      "one of several servers that compile, behind one authority",
    ],
    ["serve --stdio < requests.ndjson", 'a catalog for each request, such as `{"code": …, "node": …, "facts": …}`'],
  ],
  async run(context) {
    const { host, request } = context;
    if (request.options["stdio"] === true)
      return (await import("./stdio/run-stdio.js")).runStdio(request.options, host);
    return (await import("./serve/run-serve.js")).runServe(context);
  },
};
