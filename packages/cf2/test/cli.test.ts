import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { replayCase, runExamples } from "@cairn/cli-kit/testing";
import { describe, expect, it } from "@jest/globals";
import { updatesGoldens } from "@cairn/testing";
import { examples } from "../src/cli/examples.js";
import { language } from "../src/cli/language.js";

const folder = `${import.meta.dirname}/cli`;
const site = "Web => {\nPort => 80\n}\n";
const world = {
  files: { "site.cf2": site, "site-new.cf2": site.replace("80", "81"), "deployed.json": '{"Web": {"Port": 443}}' },
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
    for (const { command, exitCode, line, stderr } of await runExamples(language, world)) {
      if (!Object.hasOwn(examples, command)) continue;
      const differs = line.startsWith("diff") || line.startsWith("fmt --check");
      expect([line, exitCode, stderr]).toEqual([line, differs ? 2 : 0, ""]);
    }
  });
});
