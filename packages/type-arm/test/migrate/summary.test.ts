import { createCli } from "@cairn/cli-kit";
import { memoryHost } from "@cairn/cli-kit/testing";
import { expect, it } from "@jest/globals";
import { language } from "../../src/cli/language.js";

const munged = (name: string) => `newparam(:${name}) { munge { |value| File.read(value) } }`;

it.each([
  [[munged("a")], "1 detail of 1 attribute and its type"],
  [["newparam(:name)", munged("a"), munged("b")], "2 details of 3 attributes and their types"],
])("counts what is left to review: %#", async (attributes, counted) => {
  const host = memoryHost({ files: { "in.rb": `Puppet::Type.newtype(:x) do\n  ${attributes.join("\n  ")}\nend\n` } });
  await createCli(language).run(["migrate", "in.rb", "-o", "out"], host);
  expect(host.stderr).toContain(`left to review: ${counted}; out/report.txt tells which`);
});
