import { createCli } from "@cairn/cli-kit";
import { helpInShell, memoryHost, replayCase, runExamples } from "@cairn/cli-kit/testing";
import { describeExamples, describeSessions } from "@cairn/testing";
import { examples } from "../src/cli/examples.js";
import { language } from "../src/cli/language.js";

const site = "Web => {\nPort => 80\n}\n";
const world = {
  files: {
    "site.cf2": site,
    "site-new.cf2": site.replace("80", "81"),
    "deployed.json": '{"Web": {"Port": 443}}',
    "policy.json": "{}",
  },
  stdin: site,
};

describeSessions(`${import.meta.dirname}/cli`, (text) => replayCase(language, text));
describeExamples(
  examples,
  () => runExamples(language, world),
  (shell) => helpInShell(shell, language),
);

describe("cf2 repl", () => {
  it("ends with a message when the session has become too long", async () => {
    const stdin = Array.from({ length: 30 }, (_, at) => `a${at} => [${"1, ".repeat(20_000)}1]\n`).join("");
    const host = memoryHost({ stdin });
    expect(await createCli(language).run(["repl"], host)).toBe(1);
    expect(host.stderr).toMatch(/the session has become too long: .*\n$/);
  });
});
