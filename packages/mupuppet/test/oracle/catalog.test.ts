import { afterAll, describe, expect } from "@jest/globals";
import { testIf } from "@cairn/testing";
import { CatalogOracle } from "./catalog.js";
import { hasPuppet } from "./puppet.js";

const oracle = new CatalogOracle();
afterAll(() => oracle.close());

const wherePuppet = testIf(hasPuppet, "needs puppet");

describe("real Puppet as an oracle", () => {
  wherePuppet("gives the catalog, the node's name and the manifest's path in it", async () => {
    const { catalog } = await oracle.ask({
      text: "\nnotify { $facts['x']: }",
      node: "n1",
      facts: { x: "y" },
      file: "/m.pp",
    });
    expect(catalog?.name).toBe("n1");
    expect(catalog?.resources.at(-1)).toEqual(expect.objectContaining({ title: "y", file: "/m.pp", line: 2 }));
  });

  wherePuppet("refuses with the place, and goes on", async () => {
    const asked = [{ text: "notify { 'a': }\nfail('no')" }, { text: "file { '/a'" }, { text: "notify { 'b': }" }];
    const [failed, broken, fine] = await Promise.all(asked.map((each) => oracle.ask(each)));
    expect(failed!.error).toEqual(
      expect.objectContaining({ line: 2, column: 1, message: expect.stringContaining("no") }),
    );
    expect(broken!.error?.message).toContain("Syntax error");
    expect(fine!.catalog?.resources.at(-1)?.title).toBe("b");
  });

  wherePuppet("only warns of an unknown variable unless it is strict", async () => {
    const text = "notify { 'a': message => $x }";
    expect((await oracle.ask({ text })).logs.map(({ message }) => message)).toEqual(["Unknown variable: 'x'."]);
    expect((await oracle.ask({ text, strict: true })).error?.column).toBe(26);
  });

  wherePuppet("knows the cycles that an agent finds", async () => {
    const text = "notify { 'a': require => Notify['b'] } -> notify { 'b': }";
    const { catalog, agent } = await oracle.ask({ text, agent: true });
    expect(catalog).toBeDefined();
    expect(agent?.cycles).toEqual([["Notify[a]", "Notify[b]", "Notify[a]"]]);
  });
});
