import { createCli } from "@cairn/cli-kit";
import { helpInShell, memoryHost, replayCase, runExamples } from "@cairn/cli-kit/testing";
import { describe, expect, it } from "@jest/globals";
import { describeExamples, describeSessions } from "@cairn/testing";
import { examples } from "../src/cli/examples.js";
import { language } from "../src/cli/language.js";

const site = `Server extends { port 80; }\nsfConfig extends {\n  web extends Server\n}\n`;
const world = {
  files: {
    "site.sf": site,
    "site-new.sf": site.replace("80", "81"),
    "deployed.json": '{"web": {"port": 443}}',
    "policy.json": '{ "web-team": ["web:port"] }',
  },
  stdin: site,
  program: () => ({ status: 0, stdout: '{"web": {"port": 80}}', stderr: "" }),
};

describeSessions(`${import.meta.dirname}/cli`, (text) => replayCase(language, text));
describeExamples(
  examples,
  () => runExamples(language, world),
  (shell) => helpInShell(shell, language),
);

describe("smartfrog equivalence", () => {
  const run = async (stdout: string, status = 0) => {
    const host = memoryHost({
      ...world,
      program: (_, words) => ({ status, stdout: words.includes("site.sf") ? stdout : "", stderr: "" }),
    });
    return {
      code: await createCli(language).run(["equivalence", "other -json {}", "--", "site.sf"], host),
      text: host.stdout,
    };
  };

  it("compares in order, and hands over the file", async () => {
    expect(await run('{"web": {"port": 80}}')).toMatchObject({ code: 0, text: expect.stringContaining("same") });
    expect(await run("web:\n  port: 80\n")).toMatchObject({ code: 0 });
    expect(await run('{"web": {"port": 81}}')).toMatchObject({
      code: 2,
      text: expect.stringContaining("changed web:port"),
    });
  });

  it("distinguishes rejections", async () => {
    expect(await run("", 1)).toMatchObject({ code: 2, text: expect.stringContaining("rejects: exit 1") });
    expect(await run("nothing like it")).toMatchObject({ code: 2 });
  });

  it("never agrees with a command that takes too long", async () => {
    const seen: unknown[] = [];
    const host = memoryHost({
      files: { "site.sf": "sfConfig extends missing\n" },
      program: () => ({ status: 0, stdout: "", stderr: "" }),
    });
    const run = (_command: string, _words: readonly string[], _input?: string, seconds?: number) => {
      seen.push(seconds);
      return Promise.resolve({ status: 124, stdout: "", stderr: "sleep: it takes longer\n" });
    };
    const words = ["equivalence", "sleep 100 {}", "--timeout", "3", "--", "site.sf"];
    expect(await createCli(language).run(words, { ...host, run })).toBe(2);
    expect(seen).toEqual([3]);
    expect(host.stdout).toContain("site.sf  sleep: it takes longer");
  });

  it("never hands over a file as an option", async () => {
    const seen: string[] = [];
    const program = (_: string, words: readonly string[]) => {
      seen.push(...words);
      return { status: 0, stdout: "{}", stderr: "" };
    };
    const host = memoryHost({ files: { "--load=evil.sf": site, "$&.sf": site }, program });
    await createCli(language).run(["equivalence", "other {}", "--", "--load=evil.sf", "$&.sf"], host);
    expect(seen).toEqual(["./--load=evil.sf", "$&.sf"]);
  });
});
