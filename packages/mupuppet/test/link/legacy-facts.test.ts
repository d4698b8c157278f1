import { memoryHost } from "@cairn/cli-kit/testing";
import { structuredFact, isLegacyFact, withoutLegacyFacts } from "../../src/facts/legacy-facts.js";
import { language } from "../../src/cli/language.js";
import { createCli } from "@cairn/cli-kit";

async function check(text: string, ...options: string[]) {
  const host = memoryHost({ files: { "site.pp": text } });
  await createCli(language).run(["check", "site.pp", "--diagnostics", "json", ...options], host);
  const lines = host.stderr.split("\n").filter((line) => line.startsWith("{"));
  type Line = { code: string; fixes?: { edits: { text: string }[] }[] };
  const found = lines.map((line) => JSON.parse(line) as Line).filter(({ code }) => code === "mupuppet/legacy-fact");
  return found.map(({ fixes }) => fixes?.[0]?.edits[0]?.text);
}

describe("legacy facts", () => {
  it.each([
    ["notify { $osfamily: }", ["$facts['os']['family']"]],
    ["notify { $::fqdn: }", ["$facts['networking']['fqdn']"]],
    ["notify { $facts['memorysize']: }", ["$facts['memory']['system']['total']"]],
    ['notify { "${osfamily} $id": }', ["facts['os']['family']", "${facts['identity']['user']}"]],
    ["notify { $ipaddress_eth0: }", [undefined]],
    ["class a($hostname) { notify { $hostname: } }", []],
    ["[1].each |$id| { notify { $id: } }", []],
    ["notify { $facts['kernel']: }", []],
  ])("are named, with the structured fact as a fix: %s", async (text, fixes) => {
    expect(await check(text, "--upgrade-to", "openvox8")).toEqual(fixes);
    expect(await check(text, "--no-legacy-facts")).toEqual(fixes);
    expect(await check(text)).toEqual([]);
  });

  it("are left out of the facts that are given", () => {
    const facts = new Map(Object.entries({ osfamily: "Debian", os: "x", mtu_eth0: 1n, kernel: "Linux" }));
    const node = { name: "n", facts, trusted: undefined, environment: undefined };
    expect([...withoutLegacyFacts(node)!.facts.keys()]).toEqual(["os", "kernel"]);
    expect([isLegacyFact("toString"), structuredFact("toString")]).toEqual([false, undefined]);
  });
});
