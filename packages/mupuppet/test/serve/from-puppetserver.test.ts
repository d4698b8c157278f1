import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findOnPath } from "@cairn/diagnostics/node";
import { testIf } from "@cairn/testing";
import { EyamlKeys } from "../hiera/eyaml-keys.js";
import { blocksOf, Machine } from "./guide-machine.js";
import { freePort } from "./free-port.js";
import { hasPuppetserver, Puppetserver } from "./live-puppetserver.js";

const puppet = findOnPath("puppet");
const page = "from-puppetserver.md";

const environment = "code/environments/production";

/** A site with a classifier, a mount of its own, and eyaml, whose gem Debian's server lacks: only ours reads that data. */
function writeSite(server: Puppetserver, keys: EyamlKeys): void {
  const { certificate, key } = keys.create("site");
  const cipher = `ENC[PKCS7,${keys.encrypt("hidden", "site")}]`;
  const files = {
    [`${environment}/manifests/site.pp`]: 'node default { notify { "site ${site}": } }\n',
    [`${environment}/modules/motd/manifests/init.pp`]: `class motd($who) {
  $out = "${server.at("out")}/\${trusted['certname']}"
  file { $out: content => "for \${who} \${trusted['authenticated']}\\n" }
  file { "\${out}.module": source => 'puppet:///modules/motd/hello' }
  file { "\${out}.mount": source => 'puppet:///extra/hello' }
  if $serverversion !~ /^7/ { file { "\${out}.secret": content => lookup('secret') } }
}
`,
    [`${environment}/modules/motd/files/hello`]: "hello\n",
    [`${environment}/data/common.eyaml`]: `secret: '${cipher}'\n`,
    [`${environment}/hiera.yaml`]: `version: 5
hierarchy:
  - name: secrets
    lookup_key: eyaml_lookup_key
    path: common.eyaml
    options: {pkcs7_private_key: ${key}, pkcs7_public_key: ${certificate}}
`,
    "puppet/fileserver.conf": `[extra]\n  path ${server.at("extra")}\n`,
    "extra/hello": "from the mount\n",
    "out/.keep": "",
  };
  for (const [path, text] of Object.entries(files)) server.write(path, text);
  const yaml = "---\\nclasses: {motd: {who: %s}}\\nparameters: {site: classified}\\n";
  server.write("puppet/classifier", `#!/bin/sh\nprintf -- '${yaml}' "$1"\n`, 0o755);
}

testIf(puppet !== undefined && hasPuppetserver, "needs puppet, puppetserver")(
  "the guide leads from Puppet's server to ours, and back, with the same agents",
  async () => {
    const keys = new EyamlKeys();
    const port = await freePort();
    const machine = new Machine((folder) => ({
      "systemctl start puppetserver": "true",
      "systemctl stop puppetserver": "true",
      "/etc/puppetlabs": folder,
      "/var/lib/mupuppet": join(folder, "state"),
      "--certname puppet.example.com": `--certname localhost --port ${port} --listen 127.0.0.1`,
      "--server puppet.example.com": "--server localhost",
    }));
    const classifier = join(machine.folder, "puppet/classifier");
    const server = new Puppetserver(machine.folder, port, {
      lines: ["node_terminus = exec", `external_nodes = ${classifier}`],
    });
    const nodes = ["web1", "web2", "web3"].map((each) => `${each}.example.com`);
    for (const [index, node] of nodes.entries()) machine.agent(`puppet${index + 1}`, puppet!, node, port);
    machine.agent("puppet", puppet!, nodes[0]!, port);
    const config = server.at("puppet/puppet.conf");
    machine.program("puppetserver", `/usr/bin/puppetserver "$@" --config ${config}`);
    const visit = (index: number) => machine.run(`puppet${index} agent --test --server localhost`);
    const has = (node: string, kind = "") => existsSync(server.at(`out/${node}${kind}`));
    try {
      writeSite(server, keys);
      server.makeAuthority();
      await server.start();
      expect(visit(1)).toMatchObject({ status: 1 });
      expect(machine.run(`puppetserver ca sign --certname ${nodes[0]!}`)).toMatchObject({ status: 0 });
      expect(visit(1)).toMatchObject({ status: 2 });
      expect(visit(2)).toMatchObject({ status: 1 });
      const before = readFileSync(server.at(`out/${nodes[0]!}`), "utf8");
      await server.stop();

      const [stop, serve, agent, authority, ...more] = blocksOf(page, "2. Change the server");
      expect(more).toEqual([]);
      expect(machine.run(stop!)).toMatchObject({ status: 0 });
      await machine.serve(serve!);
      expect(machine.run(agent!)).toMatchObject({ status: 2, output: expect.stringContaining("secret") });
      expect(readFileSync(server.at(`out/${nodes[0]!}`), "utf8")).toBe(before);
      expect(machine.run(authority!)).toMatchObject({ status: 0, output: expect.stringContaining(nodes[1]!) });
      expect(visit(2)).toMatchObject({ status: 2 });
      expect(has(nodes[1]!, ".mount")).toBe(true);
      expect(visit(3)).toMatchObject({ status: 1 });
      expect(machine.run(`mupuppet ca revoke ${nodes[0]!} --ca ${server.at("puppetserver/ca")}`).status).toBe(0);
      expect(await machine.end()).toBe(0);

      expect(machine.run(blocksOf(page, "3. Go back")[0]!)).toMatchObject({ status: 0 });
      await server.start();
      expect(visit(1)).toMatchObject({ status: 1 });
      expect(visit(2)).toMatchObject({ status: 2 });
      expect(machine.run(`puppetserver ca sign --certname ${nodes[2]!}`)).toMatchObject({ status: 0 });
      expect(visit(3)).toMatchObject({ status: 2 });
      const numbers = readFileSync(server.at("puppetserver/ca/inventory.txt"), "utf8").match(/^0x\w+/gm)!;
      expect(numbers).toEqual(["0x0001", "0x0002", "0x0003", "0x0004"]);
    } finally {
      await machine.end();
      await server.stop();
      keys.delete();
      machine.command.remove();
    }
  },
  900_000,
);
