import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { replayCase, runExamples } from "@cairn/cli-kit/testing";
import { describe, expect, it } from "@jest/globals";
import { updatesGoldens } from "@cairn/testing";
import { examples } from "../src/cli/examples.js";
import { language } from "../src/cli/language.js";

const folder = `${import.meta.dirname}/cli`;
const site = "file { '/etc/motd':\nmode => '0644',\n}\n";
const deployed = JSON.stringify({ name: "a", resources: [{ type: "File", title: "/etc/motd", parameters: {} }] });
const world = {
  files: {
    "site.pp": site,
    "site-new.pp": site.replace("0644", "0600"),
    "deployed.json": deployed,
    "catalogs/a.json": deployed,
    "catalogs-new/a.json": deployed.replace("/etc/motd", "/etc/issue"),
    "web1.json": '{"clientcert": "web1"}',
    "nodes.txt": "web1\nweb2\n",
    "modules/x/manifests/init.pp": "class x {}\n",
  },
  stdin: site,
};

describe("sessions at the command line", () => {
  it.each(readdirSync(folder).filter((name) => name.endsWith(".case")))("%s", async (name) => {
    const path = `${folder}/${name}`;
    const expected = readFileSync(path, "utf8");
    const actual = await replayCase(language, expected);
    if (updatesGoldens) writeFileSync(path, actual);
    else expect(actual).toBe(expected);
  });
});

describe("the examples of every command's help", () => {
  it("are at least two each", () => {
    for (const [command, lines] of Object.entries(examples))
      expect([command, lines.length >= 2]).toEqual([command, true]);
  });

  it("do what they say", async () => {
    for (const { exitCode, line, stderr } of await runExamples(language, world)) {
      const differs = line.startsWith("diff") || line.startsWith("fmt --check");
      expect([line, exitCode, stderr]).toEqual([line, differs ? 2 : 0, ""]);
    }
  });
});
