import { createCli } from "@cairn/cli-kit";
import { memoryHost } from "@cairn/cli-kit/testing";
import { expect, it } from "@jest/globals";
import { language } from "../src/cli/language.js";

const nodes = (count: number, block: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => block(index)).join("\n");

// Each node is evaluated: were all blocks looked at for each, this would take minutes.
it.each([
  ["20,000 nodes, each with its block", nodes(20_000, (index) => `node 'n${index}' { notify { 'x': } }`)],
  ["20,000 nodes that share one", `node ${nodes(20_000, (index) => `'n${index}'`).replaceAll("\n", ", ")} { }`],
])(
  "checks %s",
  async (_what, program) => {
    const host = memoryHost({ files: { "site.pp": program } });
    expect(await createCli(language).run(["check", "site.pp"], host)).toBe(0);
    expect(host.stderr).toBe("");
  },
  60_000,
);
