import { createCli } from "@cairn/cli-kit";
import { memoryHost } from "@cairn/cli-kit/testing";
import { language } from "../../src/cli/language.js";

const exporting = "@@notify { $trusted['certname']: }\nNotify <<| |>>\n";
const files = { "site.pp": exporting, "nodes.txt": "web1\nweb2\n" };
const compileAll = ["compile", "site.pp", "--nodes", "nodes.txt", "-o", "catalogs"];

async function run(words: readonly string[], startPool?: () => Promise<undefined>) {
  const host = memoryHost({ files, stdin: "{}" });
  const all = [...compileAll, "--diagnostics", "plain", ...words];
  const code = await createCli(language).run(all, startPool ? { ...host, startPool } : host);
  return { code, lines: host.stderr.split("\n").filter((line) => line !== "") };
}

const warning =
  "<command line>:1:1: warning mupuppet/limits-not-enforced: `--node-timeout` and `--node-memory` have no effect";

describe("limits on a node", () => {
  it.each([["--node-timeout"], ["--node-memory"]])(
    "have no effect without worker threads, and one warning says so, however often nodes are compiled: %s",
    async (option) => {
      const lines = [
        `${warning}: this copy of the command can't start worker threads`,
        "    help: install mupuppet with the packages that it depends on",
      ];
      expect(await run([option, "100"])).toEqual({ code: 0, lines });
      expect(await run([option, "100"], () => Promise.resolve(undefined))).toEqual({ code: 0, lines });
    },
  );

  it("have no effect if an option reads standard input, and a warning says so", async () => {
    const { lines } = await run(["--node-timeout", "100", "--facts", "-"]);
    expect(lines[0]).toBe(
      `${warning}: with \`--watch\`, or an option that reads standard input, all nodes are compiled in one thread`,
    );
  });

  it("draw no warning where there are none", async () => {
    expect(await run([])).toEqual({ code: 0, lines: [] });
  });
});
