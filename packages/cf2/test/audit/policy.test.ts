import { createSource, positionAt, type Diagnostic } from "@cairn/diagnostics";
import { readPolicy } from "../inside.js";
import { filePattern } from "../../src/audit/file-pattern.js";
import { checkSources, type Sources } from "./compile-files.js";

/** `FILE:LINE path`, and the rule that was overstepped. */
function findings(sources: Sources, policy: object): string[] {
  return checkSources(sources, policy).map(show);
}

function show({ code, labels, message, span }: Diagnostic): string {
  expect(code).toBe("cf2/policy");
  const path = /may not touch `([^`]*)`/.exec(message)![1]!;
  const rule = labels[0] ? ` ${labels[0].span.source.text.slice(labels[0].span.start).split(":")[0]!}` : "";
  return `${span.source.name}:${positionAt(span.source, span.start).line} ${path}${rule}`;
}

const site = "RootUsers ~> { jane => 1 }\nimport(web)\n";

describe("a policy", () => {
  it("is kept by a file that touches what it may", () => {
    expect(findings({ "site.cf2": site, "web.cf2": "Login.Colour => green\n" }, { "web.cf2": ["Login"] })).toEqual([]);
    expect(findings({ "site.cf2": site, "web.cf2": "Login.Colour => red\n" }, { "w*.cf2": ["Login.*"] })).toEqual([]);
  });

  it("is overstepped at the definition, by the rule", () => {
    const sources = { "site.cf2": site, "web.cf2": "Login.Colour => green\nRootUsers ~> { hacker => 1 }\n" };
    expect(findings(sources, { "web.cf2": ["Login.Colour"] })).toEqual([`web.cf2:2 RootUsers "web.cf2"`]);
  });

  it("reaches into blocks", () => {
    const sources = { "site.cf2": site, "web.cf2": "RootUsers ~> {\n  mail => 2\n  hacker => 1\n}\n" };
    expect(findings(sources, { "web.cf2": ["RootUsers.mail"] })).toEqual([`web.cf2:3 RootUsers.hacker "web.cf2"`]);
  });

  it("counts what is overridden as touched", () => {
    const sources = { "site.cf2": "Port => 80\nimport(web)\n", "web.cf2": "Port => 81\n" };
    expect(findings(sources, { "web.cf2": ["Host"] })).toEqual([`web.cf2:1 Port "web.cf2"`]);
  });

  it("is kept only if every rule that fits allows it", () => {
    const sources = { "site.cf2": "import(web)\n", "web.cf2": "Port => 81\n" };
    expect(findings(sources, { "*": ["Port"], "web.cf2": ["Port"] })).toEqual([]);
    expect(findings(sources, { "*": ["*"], "web.cf2": ["Host"] })).toEqual([`web.cf2:1 Port "web.cf2"`]);
  });

  it("lets a file that no rule names touch nothing, so that no import gets around a rule", () => {
    const sources = {
      "site.cf2": "import(web)\n",
      "web.cf2": "import(evil)\nPort => 80\n",
      "evil.cf2": "RootUsers => { hacker => 1 }\n",
    };
    expect(findings(sources, { "web.cf2": ["Port"] })).toEqual(["evil.cf2:1 RootUsers"]);
  });

  it("applies to the main file only rules that match it", () => {
    const sources = { "site.cf2": "Port => 80\n" };
    expect(findings(sources, {})).toEqual([]);
    expect(findings(sources, { "site.cf2": ["Host"] })).toEqual([`site.cf2:1 Port "site.cf2"`]);
  });

  it("checks a file where it is imported, not where its resources are copied to", () => {
    const sources = {
      "site.cf2": "private D => import(web)\nCopy => $D.Login\nPart => import(web).Login\n",
      "web.cf2": "Login.Colour => green\n",
    };
    expect(findings(sources, { "web.cf2": ["D"] })).toEqual([]);
    expect(findings(sources, { "web.cf2": ["Copy"] })).toEqual([`web.cf2:1 D.Login "web.cf2"`]);
  });
});

describe("ways around a policy that don't lead there", () => {
  const rule = { "web.cf2": ["RootUsers.mail"] };

  it("merging a block of somebody else", () => {
    const mains = [
      "private Evil => { hacker => 1 }\nimport(web)\n",
      "private Evil => { hacker => 1 }\nRootUsers ~> { jane => 1 }\nimport(web)\n",
    ];
    for (const main of mains) {
      for (const value of ["$Evil", "if (true) then $Evil", "import(evil)"]) {
        const sources = { "site.cf2": main, "web.cf2": `RootUsers ~> ${value}\n`, "evil.cf2": "hacker => 1\n" };
        expect([value, findings(sources, rule).length > 0]).toEqual([value, true]);
      }
    }
  });

  it("hiding a block", () => {
    const sources = { "site.cf2": site, "web.cf2": "private RootUsers ~> { mail => 1 }\n" };
    expect(findings(sources, rule)).toEqual([`web.cf2:1 RootUsers "web.cf2"`]);
  });

  it("assigning the block around what it may touch, over what it imports", () => {
    const sources = {
      "site.cf2": "import(web)\n",
      "web.cf2": "import(base)\nRootUsers => { mail => 1 }\n",
      "base.cf2": "RootUsers => { jane => 1 }\n",
    };
    expect(findings(sources, { ...rule, "base.cf2": ["RootUsers"] })).toEqual([`web.cf2:2 RootUsers "web.cf2"`]);
  });

  it("a function as an operator", () => {
    const sources = { "site.cf2": "A => 1\nimport(web)\n", "web.cf2": "B ~(sum)> 1\n" };
    expect(findings(sources, { "web.cf2": ["B.x"] })).toEqual([`web.cf2:1 B "web.cf2"`]);
  });

  it("an inline conditional or macro", () => {
    const web = "def m(x) = { RootUsers => $x }\nif (true) then { Port => 80 }\nm({ hacker => 1 })\n";
    expect(findings({ "site.cf2": "import(web)\n", "web.cf2": web }, { "web.cf2": ["A"] })).toEqual([
      `web.cf2:2 Port "web.cf2"`,
      `web.cf2:1 RootUsers "web.cf2"`,
      `web.cf2:3 RootUsers.hacker "web.cf2"`,
    ]);
  });

  it("a list", () => {
    const sources = { "site.cf2": "L => [import(web)]\n", "web.cf2": "x => 1\n" };
    expect(findings(sources, { "web.cf2": ["L.1"] })).toEqual([`web.cf2:1 L.0.x "web.cf2"`]);
    expect(findings(sources, { "web.cf2": ["L.0.x"] })).toEqual([]);
  });
});

describe("a policy file", () => {
  it.each([
    ["[]", 1],
    ["{", 1],
    ['{"a.cf2": "A"}', 1],
    ['{"a.cf2": ["A", 1, "b c", "A..B"], "": []}', 4],
  ])("%s is rejected", (text, count) => {
    const { diagnostics, value } = readPolicy(createSource("policy.json", text));
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code, span }) => [code, span.source.name])).toEqual(
      Array.from({ length: count }, () => ["cf2/policy-file", "policy.json"]),
    );
  });

  it("has patterns of files", () => {
    const fits = (pattern: string, file: string) => filePattern(pattern)!(file);
    expect(fits("*.cf2", "web.cf2")).toBe(true);
    expect(fits("*.cf2", "teams/web.cf2")).toBe(false);
    expect(fits("**/*.cf2", "web.cf2")).toBe(true);
    expect(fits("teams/**", "teams/a/b.cf2")).toBe(true);
    expect(fits("teams/*b?c*.cf2", "teams/abbbxc.cf2")).toBe(true);
    expect(fits("a.c", "abc")).toBe(false);
    expect(fits("*a*a*a*a*a*a*a*a*a*b", "a".repeat(5000))).toBe(false);
    expect(filePattern("a/")).toBeUndefined();
  });
});
