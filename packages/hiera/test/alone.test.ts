import type { Files } from "@cairn/diagnostics";
import { positionAt } from "@cairn/diagnostics";
import { HashValue, inspect, type Value } from "@cairn/puppet-core/values";
import { lookUp } from "../src/alone.js";

const config = `version: 5
hierarchy:
  - { name: Nodes, path: "nodes/%{fqdn}.yaml" }
  - { name: Systems, path: "os/%{facts.os.family}.yaml" }
  - { name: All, path: common.yaml }
`;

const site: Record<string, string> = {
  "site/hiera.yaml": config,
  "site/data/nodes/web1.yaml": "ntp::servers: [a.example]\nsecret: { user: root }\n",
  "site/data/os/Debian.yaml": "package: apache2\nsecret: { shell: /bin/sh }\n",
  "site/data/common.yaml":
    "package: httpd\nntp::servers: [pool.example]\ngreeting: 'Hello %{lookup(\"package\")}'\nport: '80'\n" +
    "lookup_options: { port: { convert_to: Integer } }\n",
};

function filesOf(sources: Record<string, string>): Pick<Files, "read"> {
  return {
    read: (path) => {
      const text = sources[path];
      return text === undefined ? { problem: "no such file" } : { bytes: new TextEncoder().encode(text) };
    },
  };
}

const facts = new HashValue([["os", new HashValue([["family", "Debian"]])]]);
const variables = new Map<string, Value>([
  ["facts", facts],
  ["fqdn", "web1"],
]);

function answer(key: string, merge: Value = null, sources = site) {
  const { places, problem, value, warnings } = lookUp(key, { files: filesOf(sources), root: "site", variables }, merge);
  const at = places.map((span) => `${span.source.name}:${positionAt(span.source, span.start).line}`);
  return { value: value === undefined ? undefined : inspect(value), at, problem, warnings };
}

describe("Hiera without a program", () => {
  it("takes the value of the most specific level, and reports its position", () => {
    expect(answer("package")).toMatchObject({ value: "'apache2'", at: ["site/data/os/Debian.yaml:1"] });
  });

  it("merges the values of several levels", () => {
    expect(answer("ntp::servers", "unique")).toMatchObject({
      value: "['a.example', 'pool.example']",
      at: ["site/data/nodes/web1.yaml:1", "site/data/common.yaml:2"],
    });
    expect(answer("secret", "deep").value).toBe("{'shell' => '/bin/sh', 'user' => 'root'}");
  });

  it("interpolates other keys and converts values", () => {
    expect(answer("greeting").value).toBe("'Hello apache2'");
    expect(answer("port").value).toBe("80");
  });

  it("has no value for a key that no level has", () => {
    expect(answer("nosuch")).toMatchObject({ value: undefined, at: [], problem: undefined });
  });

  it("reports errors in data with their positions", () => {
    const broken = { ...site, "site/data/common.yaml": "a: [1\n" };
    expect(answer("nosuch", null, broken)).toMatchObject({
      problem: expect.stringContaining("Unable to parse (site/data/common.yaml)") as string,
      at: ["site/data/common.yaml:2"],
    });
  });
});
