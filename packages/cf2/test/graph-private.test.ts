import { createCli } from "@cairn/cli-kit";
import { memoryHost } from "@cairn/cli-kit/testing";
import { language } from "../src/cli/language.js";

const site = `private Password => 'hunter2'
private Db => { User => 'hunter2' }
Known => $Password == 'x'
Web => { private Key => 'hunter2', Port => 80 }
Port => $Web.Port
`;

test.each(["dot", "mermaid", "svg", "html"])("a graph as %s shows no private value", async (format) => {
  const host = memoryHost({ files: { "site.cf2": site } });
  expect(await createCli(language).run(["graph", "site.cf2", "--format", format], host)).toBe(0);
  expect(host.stdout).toContain("Known");
  expect(host.stdout).not.toContain("hunter2");
});

test("the page of a graph still tells where other values come from", async () => {
  const host = memoryHost({ files: { "site.cf2": "Port => 80\nAll => $Port\n" } });
  await createCli(language).run(["graph", "site.cf2", "--format", "html"], host);
  expect(host.stdout).toContain("2 | All => $Port");
});
