import type { ExtraCommand, OptionDeclarations } from "@cairn/cli-kit";

const options: OptionDeclarations = {
  puppetdb: { type: "string", value: "URL", default: "http://localhost:8080", describe: "where PuppetDB listens" },
  query: {
    type: "string",
    value: "PQL",
    default: "nodes[certname]{}",
    describe: "`facts`: the nodes, `exported`: what is exported, `query`: anything; in PQL or as JSON",
  },
  "ssl-cert": { type: "string", value: "FILE", describe: "the certificate that is shown to PuppetDB" },
  "ssl-key": { type: "string", value: "FILE", describe: "its key" },
  "ssl-ca": { type: "string", value: "FILE", describe: "the authority that PuppetDB's certificate is of" },
  output: { type: "string", alias: "o", value: "FILE", describe: "write there (default: standard output)" },
};

/** `mupuppet puppetdb`: what PuppetDB knows, for `--nodes` and `--exported`. */
export const puppetdb: ExtraCommand = {
  name: "puppetdb",
  summary: "get nodes' facts, exported resources and answers from PuppetDB, a line for each",
  arguments: [{ name: "WHAT", describe: "what is asked for", choices: ["facts", "exported", "query"] }],
  options,
  examples: [
    [
      "puppetdb facts --puppetdb https://puppetdb:8081 --ssl-cert me.pem --ssl-key me.key --ssl-ca ca.pem -o facts.ndjson",
      "the facts of all nodes, for `mupuppet compile --nodes facts.ndjson`",
    ],
    [
      "puppetdb facts --query 'nodes[certname]{ facts_environment = \"production\" }' -o facts.ndjson",
      "those of some nodes",
    ],
    ["puppetdb exported -o exported.ndjson", "what nodes export, for `mupuppet compile --exported exported.ndjson`"],
  ],
  run: async (context) => (await import("./run-puppetdb.js")).runPuppetDb(context),
};
