import { helpInShell, replayCase, runExamples } from "@cairn/cli-kit/testing";
import { describeExamples, describeSessions } from "@cairn/testing";
import { examples } from "../src/cli/examples.js";
import { language } from "../src/cli/language.js";

const site = "file { '/etc/motd':\nmode => '0644',\n}\n";
const deployed = JSON.stringify({ name: "a", resources: [{ type: "File", title: "/etc/motd", parameters: {} }] });
const world = {
  files: {
    "site.pp": site,
    "site-new.pp": site.replace("0644", "0600"),
    "deployed.json": deployed,
    "policy.json": '{ "web-team": ["File[/etc/motd]"] }',
    "catalogs/a.json": deployed,
    "catalogs-new/a.json": deployed.replace("/etc/motd", "/etc/issue"),
    "web1.json": '{"clientcert": "web1"}',
    "nodes.txt": "web1\nweb2\n",
    "part1/.mupuppet-nodes.ndjson": '{"key":"x"}\n',
    "part2/.mupuppet-nodes.ndjson": '{"key":"x"}\n',
    "modules/x/manifests/init.pp": "class x {}\n",
    "production/hiera.yaml": "version: 5\n",
    "production/data/common.yaml": "ntp::servers: [a, b]\n",
    "production/manifests/site.pp": "notify { 'x': }\n",
  },
  stdin: site,
};

describeSessions(`${import.meta.dirname}/cli`, (text) => replayCase(language, text));
/** Those that talk to agents and databases are run by tests of their own (`serve`, `packages/puppetdb`). */
const networked = new Set(["serve", "ca", "puppetdb"]);
const local = { ...language, extraCommands: language.extraCommands!.filter(({ name }) => !networked.has(name)) };
describeExamples(
  examples,
  () => runExamples(local, world),
  (shell) => helpInShell(shell, language),
);
