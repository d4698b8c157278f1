import type { OptionDeclarations } from "@cairn/cli-kit";

/** Where PuppetDB is, and which of its nodes count. */
export const puppetDbOptions = {
  puppetdb: {
    type: "string",
    value: "URL",
    commands: ["compile", "check", "diff"],
    trust: "sends queries there, with your certificate",
    describe: "get the nodes' facts (those of --node, or of --query) and what others export from PuppetDB",
  },
  query: {
    type: "string",
    value: "PQL",
    commands: ["compile", "check", "diff"],
    describe:
      "with --puppetdb: which nodes, such as `nodes[certname]{ facts_environment = 'production' }` (default: all)",
  },
  "ssl-cert": {
    type: "string",
    value: "FILE",
    commands: ["compile", "check", "diff"],
    trust: "shows that certificate to PuppetDB",
    describe: "with --puppetdb: the certificate that is shown to it",
  },
  "ssl-key": {
    type: "string",
    value: "FILE",
    commands: ["compile", "check", "diff"],
    trust: "signs with that key",
    describe: "with --puppetdb: the key of that certificate",
  },
  "ssl-ca": {
    type: "string",
    value: "FILE",
    commands: ["compile", "check", "diff"],
    trust: "decides which PuppetDB is believed",
    describe: "with --puppetdb: the authority that its certificate is of",
  },
} as const satisfies OptionDeclarations;
