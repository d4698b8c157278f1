import { createCli } from "@cairn/cli-kit";
import { memoryHost } from "@cairn/cli-kit/testing";
import { language } from "../../src/cli/language.js";

const files = { "site.pp": "notify { 'x': }\n", "nodes.txt": "web1\nweb2\n" };
const compileAll = ["compile", "site.pp", "--nodes", "nodes.txt", "-o", "catalogs"];

async function run(words: readonly string[], startPool?: () => Promise<undefined>) {
  const host = memoryHost({ files, stdin: "{}" });
  const code = await createCli(language).run([...compileAll, ...words], startPool ? { ...host, startPool } : host);
  return { code, stderr: host.stderr };
}

describe("limits of a node without worker threads", () => {
  it.each([["--node-timeout"], ["--node-memory"]])("are said not to be enforced: %s", async (option) => {
    const stderr = "mupuppet: the limits on time and memory aren't enforced: worker threads can't be started here\n";
    expect(await run([option, "100"])).toEqual({ code: 0, stderr });
    expect(await run([option, "100"], () => Promise.resolve(undefined))).toEqual({ code: 0, stderr });
  });

  it("are said not to be enforced with standard input", async () => {
    const { stderr } = await run(["--node-timeout", "100", "--facts", "-"]);
    expect(stderr).toContain("the limits on time and memory aren't enforced: everything runs in one thread with");
  });

  it("are nothing to speak of if there are none", async () => {
    expect(await run([])).toEqual({ code: 0, stderr: "" });
  });
});
