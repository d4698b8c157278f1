import { createSource } from "@cairn/diagnostics";
import { readPuppetConf } from "../src/server-settings/puppet-conf.js";
import { ServerSettings } from "../src/server-settings/server-settings.js";

function settings(conf = "", known: Readonly<Record<string, string>> = {}, isSeven = false): ServerSettings {
  const { value } = readPuppetConf(createSource("puppet.conf", conf));
  return new ServerSettings({ conf: value, known: new Map(Object.entries(known)), isSeven });
}

describe("the settings of a server", () => {
  it("are those of its package, where nothing says others", () => {
    const server = settings("", { certname: "web1" });
    expect(server.get("confdir")).toBe("/etc/puppetlabs/puppet");
    expect(server.get("hostcert")).toBe("/etc/puppetlabs/puppet/ssl/certs/web1.pem");
    expect(server.get("config")).toBe("/etc/puppetlabs/puppet/puppet.conf");
    expect(server.get("runinterval")).toBe(1800n);
    expect(server.get("serverport")).toBe(8140n);
    expect(server.get("rich_data")).toBe(true);
    expect(server.get("server_list")).toEqual([]);
    expect(server.get("environment_timeout")).toBe(0n);
    expect(server.get("http_proxy_user")).toBe("none");
    expect(server.get("maxwaitforcert")).toBe(Infinity);
    expect(server.get("node_cache_terminus")).toBeNull();
    expect(server.get("nonsense")).toBeUndefined();
    expect([...server.names].length).toBeGreaterThan(230);
  });

  it("are those of a puppet.conf: of the environment before the server's, and those before `main`'s", () => {
    const conf = `# written by hand
vardir = /one
[main]
confdir = /etc/mine
logdir = /main   # a comment
[master]
logdir = $vardir/server { owner = service, mode = 0644 }
masterport = 8141
runinterval = 2h
[production]
logdir = \${confdir}/env
`;
    expect(settings(conf).get("logdir")).toBe("/one/server");
    expect(settings(conf, { environment: "production" }).get("logdir")).toBe("/etc/mine/env");
    expect(settings(conf).get("ssldir")).toBe("/etc/mine/ssl");
    expect(settings(conf).get("serverport")).toBe(8141n);
    expect(settings(conf).get("runinterval")).toBe(7200n);
    expect(settings("vardir = $logdir/x\nlogdir = $vardir/y\n").get("vardir")).toBe("$vardir/y/x");
  });

  it("are found however many of them refer to each other, and however long a line is", () => {
    const names = [...settings().names].slice(0, 60);
    const all = names.map((name) => `$${name}`).join("");
    expect(settings(names.map((name) => `${name} = ${all}`).join("\n")).get(names[0]!)).toBeDefined();
    const doubling = names.slice(1).map((name, index) => `${names[index]!} = $${name}$${name}`);
    expect(settings(doubling.join("\n")).get(names[0]!)).toBeDefined();
    for (const long of [" ".repeat(200_000), `{${"=".repeat(200_000)}`])
      expect(settings(`logdir = a${long}b`).get("logdir")).toBe(`a${long}b`);
  });

  it("have the server's name that a puppet.conf says, else the node's", () => {
    const named = (conf: string) => {
      const { value } = readPuppetConf(createSource("puppet.conf", conf));
      return new ServerSettings({ conf: value, known: new Map(), certname: "web1", isSeven: false });
    };
    expect(named("").get("node_name_value")).toBe("web1");
    expect(named("certname = server.example.org\n").get("hostcert")).toBe(
      "/etc/puppetlabs/puppet/ssl/certs/server.example.org.pem",
    );
  });

  it("of Puppet 7 are others", () => {
    expect(settings().get("include_legacy_facts")).toBe(false);
    expect(settings("", {}, true).get("include_legacy_facts")).toBe(true);
    expect(settings("", {}, true).get("allow_pson_serialization")).toBeUndefined();
  });

  it("can't be read from anything else", () => {
    const { diagnostics } = readPuppetConf(createSource("puppet.conf", "[main]\nvardir\n"));
    expect(diagnostics.map(({ code, span }) => [code, span.start])).toEqual([["mupuppet/settings-file", 7]]);
  });
});
