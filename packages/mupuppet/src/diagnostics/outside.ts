import { words, type Declaration } from "@cairn/diagnostics";

/** Errors in inputs besides the program: facts, resource types, functions, lists of nodes. */
export const outsideDiagnostics = {
  message: {
    severity: "info",
    message: words`${"level"}: ${"text"}`,
  },
  "left-out": {
    severity: "info",
    message: words`${"what"} for Bolt, whose language is another: left out`,
  },
  "facts-file": {
    severity: "error",
    message: words`the facts can't be used: ${"reason"}`,
    help: words`facts are a mapping from names to values, as \`facter --json\` prints it, or what Puppet keeps of a node's facts`,
  },
  "wrong-key": {
    severity: "error",
    message: words`the key can't be used: ${"reason"}`,
    help: words`\`--eyaml-private-key\` takes what \`eyaml createkeys\` has written to private_key.pkcs7.pem, \`--eyaml-public-key\` what is in public_key.pkcs7.pem`,
  },
  "settings-file": {
    severity: "error",
    message: words`the settings can't be used: ${"reason"}`,
    help: words`give a server's puppet.conf: sections such as \`[server]\`, and a line \`name = value\` for each setting`,
  },
  "types-file": {
    severity: "error",
    message: words`the resource types can't be used: ${"reason"}`,
    help: words`write an object: \`{ "mytype": { "params": ["name"], "properties": ["ensure"], "namevars": ["name"] } }\``,
  },
  "no-catalog": {
    severity: "error",
    message: words`this isn't a catalog: ${"reason"}`,
    help: words`give a manifest; the JSON that \`mupuppet compile\` or \`puppet catalog compile\` printed; the response of \`/puppet/v4/catalog\`; or a catalog from PuppetDB (\`/pdb/query/v4/catalogs/NODE\`)`,
  },
  "unseen-source": {
    severity: "warning",
    message: words`can't compare the files behind \`source\` of ${"resources"}: ${"reason"}`,
    help: words`${"help"}`,
  },
  "fileserver-file": {
    severity: "error",
    message: words`the configuration of the file server can't be used: ${"reason"}`,
    help: words`give a server's fileserver.conf: each mount has its name in brackets and a line \`path DIRECTORY\``,
  },
  "no-revision": {
    severity: "error",
    message: words`the revisions can't be compared: ${"reason"}`,
    help: words`name two revisions of the repository that contains the folder: branches, tags or commits such as \`HEAD~1\``,
  },
  "exported-file": {
    severity: "error",
    message: words`what other nodes have said can't be used: ${"reason"}`,
    help: words`give what PuppetDB answers to a query of \`resources\`, or what \`--exported-out\` has written`,
  },
  "node-ended": {
    severity: "error",
    message: words`the node \`${"node"}\` ${"reason"}`,
    help: words`find out why with that node alone, or allow more`,
  },
  "limits-not-enforced": {
    severity: "warning",
    message: words`\`--node-timeout\` and \`--node-memory\` have no effect: ${"reason"}`,
    help: words`${"remedy"}`,
  },
  "nodes-file": {
    severity: "error",
    message: words`the nodes can't be used: ${"reason"}`,
    help: words`give a file with the name of a node on each line, or a folder with a file of facts for each node`,
  },
} as const satisfies Record<string, Declaration>;
