import { afterAll, describe, expect, it } from "@jest/globals";
import { join } from "node:path";
import { expectGolden, testIf } from "@cairn/testing";
import { CatalogOracle } from "../../oracle/catalog.js";
import { hasPuppet } from "../../oracle/puppet.js";
import { differences, its, ours, quoted } from "../compare.js";
import { snippets, variables } from "./snippets.js";

const oracle = new CatalogOracle();
afterAll(() => oracle.close());

const manifestFor = (snippet: string) => `${variables}notify { 'o': message => inline_template(${quoted(snippet)}) }`;

describe("templates with Ruby", () => {
  it("put out what they did", () => {
    const shown = snippets.map((snippet) => {
      const { text, error } = ours(manifestFor(snippet));
      return `${JSON.stringify(snippet)}\n    ${error === undefined ? JSON.stringify(text) : `! ${error}`}\n`;
    });
    expectGolden(join(import.meta.dirname, "snippets.txt"), shown.join("\n"));
  });

  testIf(hasPuppet, "needs puppet")(
    "put out what they do in Puppet",
    async () => {
      const cases = snippets.map(async (name) => {
        return { name, ours: ours(manifestFor(name)), its: await its(oracle, manifestFor(name)) };
      });
      expect(differences(await Promise.all(cases))).toEqual([]);
    },
    120_000,
  );
});
