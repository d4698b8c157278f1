import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findOnPath } from "@cairn/diagnostics/node";
import { eventually, testIf } from "@cairn/testing";
import { Served } from "./serve.js";

/** What real agents do: each has a root of its own, and changes nothing outside of it. */
const production = "code/environments/production";
const files = {
  [`${production}/manifests/site.pp`]: `
filebucket { 'main': server => 'localhost', port => Integer($facts['bucketport']), path => false }
File { backup => 'main' }
node default {
  include web
  @@file { "\${facts['webroot']}-of-\${trusted['certname']}": tag => 'shared', content => $trusted['certname'] }
  file { "\${facts['webroot']}/others": ensure => directory, require => Class['web'] }
  File <<| tag == 'shared' |>>
}
`,
  [`${production}/modules/web/manifests/init.pp`]: `
class web {
  $root = $facts['webroot']
  file { $root: ensure => directory }
  file { "\${root}/motd": content => template('web/motd.erb') }
  file { "\${root}/conf": content => epp('web/conf.epp', { name => $trusted['certname'] }), mode => '0600' }
  file { "\${root}/one": source => 'puppet:///modules/web/one' }
  file { "\${root}/tree": ensure => directory, recurse => true, source => 'puppet:///modules/web/tree' }
  file { "\${root}/secret": content => Sensitive('s3cret'), mode => '0600' }
  file { "\${root}/binary": content => Binary('AAEC/w==') }
  file { "\${root}/deferred": content => Deferred('inline_epp', ['late <%= 1 + 1 %>']) }
}
`,
  [`${production}/modules/web/templates/motd.erb`]: "<%= @facts['fromplugin'] %> <%= @facts['external_fact'] %>",
  [`${production}/modules/web/templates/conf.epp`]: "name <%= $name %>",
  [`${production}/modules/web/files/one`]: "one",
  [`${production}/modules/web/files/tree/sub/b`]: "b",
  [`${production}/modules/web/lib/facter/fromplugin.rb`]: "Facter.add(:fromplugin) { setcode { 'plugged in' } }",
  [`${production}/modules/web/facts.d/x.txt`]: "external_fact=yes",
};

/** `CAIRN_PUPPET="ruby -I …/vendor_ruby …/bin/puppet"` tests with another agent than the one that is installed. */
const given = process.env["CAIRN_PUPPET"]?.split(" ");
const installed = findOnPath("puppet");
const [puppet, ...before] = given ?? (installed === undefined ? [] : [installed]);
const withAgent = testIf(puppet !== undefined, "needs puppet");

interface Run {
  readonly status: number;
  readonly output: string;
}

async function agent(served: Served, name: string, ...more: string[]): Promise<Run> {
  const root = join(served.folder, "agents", name);
  mkdirSync(join(root, "files"), { recursive: true });
  const folders = ["confdir", "vardir", "ssldir", "rundir", "logdir", "publicdir"].flatMap((each) => [
    `--${each}`,
    join(root, each),
  ]);
  const words = [
    "agent",
    "--onetime",
    "--no-daemonize",
    "--verbose",
    "--detailed-exitcodes",
    "--waitforcert",
    "0",
    "--no-splay",
  ];
  const server = [
    "--server",
    "localhost",
    "--serverport",
    String(served.serving.port),
    "--certname",
    name,
    "--color",
    "false",
  ];
  const facts = { FACTER_webroot: join(root, "files/root"), FACTER_bucketport: String(served.serving.port) };
  const env = { ...process.env, ...facts };
  return new Promise((resolve) => {
    const child = spawn(puppet!, [...before, ...words, ...server, ...folders, "--no-usecacheonfailure", ...more], {
      env,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("close", (status) => resolve({ status: status ?? -1, output }));
  });
}

/** The options for static catalogs of one version: that of the files that are there. */
function versions() {
  const folder = mkdtempSync(join(tmpdir(), "cairn-versions-"));
  const write = (name: string, line: string): string => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
    return join(folder, name);
  };
  return {
    codeIdCommand: write("id", "echo v1"),
    codeContentCommand: write("content", 'case "$3" in */one) printf one;; */b) printf b;; *) exit 1;; esac'),
  };
}

withAgent(
  "an unchanged agent gets its certificate, plugins, files and catalog, changes nothing the second time, and others collect what it exports",
  async () => {
    const served = await Served.start(files, versions());
    const replaced = join(served.folder, "agents/web1.test/files/root/one");
    mkdirSync(dirname(replaced), { recursive: true });
    writeFileSync(replaced, "before");
    const [first, root] = [await agent(served, "web1.test"), join(served.folder, "agents/web1.test/files/root")];
    expect(first.output).not.toContain("Error: /Stage");
    expect([first.status, first.output]).toEqual([2, expect.stringContaining("Applied catalog")]);
    const read = (file: string): string => readFileSync(join(root, file), "latin1");
    expect(["motd", "conf", "one", "tree/sub/b", "secret", "deferred"].map(read)).toEqual([
      "plugged in yes",
      "name web1.test",
      "one",
      "b",
      "s3cret",
      "late 2",
    ]);
    expect(read("binary")).toBe("\x00\x01\x02\xff");
    expect(statSync(join(root, "conf")).mode & 0o777).toBe(0o600);
    const sum = createHash("sha256").update("before").digest("hex");
    const bucket = join(served.folder, "state/buckets/web1.test", ...sum.slice(0, 8), sum);
    expect(readFileSync(join(bucket, "contents"), "utf8")).toBe("before");
    // The catalog is static: no file's metadata are asked for, but the plugins'.
    expect(served.lines.join("")).toMatch(/GET \/puppet\/v3\/static_file_content\/modules\/web\/files\/one 200/);
    expect(served.lines.join("")).not.toMatch(/file_metadatas?\/modules/);
    const second = await agent(served, "web1.test");
    expect([second.status, second.output]).toEqual([0, expect.stringContaining("Applied catalog")]);
    expect(second.output).not.toContain("Notice: /Stage");
    const reports = join(served.folder, "state/reports/web1.test");
    expect(readdirSync(reports)).toHaveLength(2);
    const report = JSON.parse(readFileSync(join(reports, readdirSync(reports).sort()[0]!), "utf8"));
    expect(report).toMatchObject({ host: "web1.test", status: "changed" });
    const other = await agent(served, "web2.test");
    expect(other.status).toBe(2);
    expect(readFileSync(`${root}-of-web1.test`, "utf8")).toBe("web1.test");
    expect(existsSync(join(served.folder, "agents/web2.test/files/root-of-web2.test"))).toBe(true);
    expect(served.lines.join("")).not.toContain("s3cret");
    served.write(`${production}/manifests/site.pp`, "node default { $x = $nothing['x']\n  fail('by design') }");
    const failed = await eventually(async () => {
      const result = await agent(served, "web1.test");
      expect(result.status).toBe(1);
      return result;
    });
    expect(failed.output).toMatch(
      /Error 500 on SERVER: [^]*by design.*\(file: .*site\.pp, line: 2, column: 3\).* on node web1\.test/,
    );
    await served.stop();
  },
  600_000,
);

withAgent(
  "an agent asks for the list of revoked certificates again, and keeps its own while that is the newest",
  async () => {
    const served = await Served.start({ [`${production}/manifests/site.pp`]: "" });
    expect((await agent(served, "web1.test")).status).toBe(0);
    const asks = async () => {
      served.lines.length = 0;
      const { output, status } = await agent(served, "web1.test", "--crl_refresh_interval", "1s");
      expect([status, output]).toEqual([0, expect.stringContaining("Applied catalog")]);
      return served.lines.join("").match(/certificate_revocation_list\/ca \d+/g);
    };
    expect(await asks()).toEqual(["certificate_revocation_list/ca 304"]);
    await served.authority.generate("web9.test");
    await served.authority.revoke("web9.test");
    expect(await asks()).toEqual(["certificate_revocation_list/ca 200"]);
    await served.stop();
  },
  300_000,
);

// Puppet 7.23 doesn't.
testIf(given !== undefined, "CAIRN_PUPPET names no agent that renews its certificate")(
  "an agent renews its certificate",
  async () => {
    const served = await Served.start({ [`${production}/manifests/site.pp`]: "" });
    const certificate = () => readFileSync(join(served.folder, "agents/web1.test/ssldir/certs/web1.test.pem"), "utf8");
    expect((await agent(served, "web1.test")).status).toBe(0);
    const first = certificate();
    const { output, status } = await agent(served, "web1.test", "--hostcert_renewal_interval", "20y");
    expect([status, output]).toEqual([0, expect.stringContaining("Renewed client certificate")]);
    expect(certificate()).not.toBe(first);
    expect((await agent(served, "web1.test")).status).toBe(0);
    await served.stop();
  },
  300_000,
);
