import { expect } from "@jest/globals";
import { place } from "@cairn/language-server/testing";
import type { Workspace } from "./cells.js";
import { extractsNothing, hasNoLens, explains, fixesAll, foldsTo, keepsFolders, linksTo, pageOf } from "./shared.js";

const base = `// Whose it is.
Domain => ?
Memory ~(sum)> 512
`;
const site = `import(base)
Domain => 'example.org'
// A machine's whole name.
def host(name, domain) = $name ++ '.' ++ $domain
Web => {
  Host => host('www', $Domain)
  Port => 443
}
Url => 'https://' ++ $Web.Host
`;
const wrong = `Port => 80
Port => 443
def unused(a) = 1
Sum => 1 + 'x'
`;

export const cf2: Workspace = {
  language: "cf2",
  files: { "base.cf2": base, "site.cf2": site, "wrong.cf2": wrong },
  settings: { inlayHints: true },
  cells: {
    diagnostics: async (session) => {
      expect(await session.open("site.cf2")).toEqual([]);
      const found = await session.open("site.cf2", site.replace("$Web.Host", "$Web.Hots"));
      expect(found).toMatchObject([{ severity: 1, source: "cf2", range: { start: { line: 8 } } }]);
      expect(found[0]!.message).toContain("`$Web` has no resource `Hots`");
    },
    "diagnostics: related places": async (session) => {
      const found = (await session.open("wrong.cf2")).find(({ code }) => code === "cf2/duplicate");
      expect(found!.relatedInformation!.map(({ location }) => session.placeOf(location))).toEqual(["wrong.cf2:2:1"]);
    },
    "diagnostics: links to pages": async (session) => {
      const [found] = await session.open("wrong.cf2");
      expect(found!.codeDescription!.href).toMatch(pageOf("cf2", String(found!.code).replace("cf2/", "")));
    },
    "diagnostics: tags": async (session) => {
      const found = (await session.open("wrong.cf2")).find(({ code }) => code === "cf2/unused-macro");
      expect(found).toMatchObject({ severity: 2, tags: [1] });
    },
    "alive beside a syntax error": async (session) => {
      const found = await session.open("site.cf2", site.replace("443\n}", "443 ++"));
      expect(found[0]).toMatchObject({ severity: 1 });
      const symbols = await session.of<{ name: string }[]>("documentSymbol", "site.cf2");
      expect(symbols.map(({ name }) => name)).toEqual(expect.arrayContaining(["Domain", "host", "Web"]));
      expect(await session.hover("site.cf2", "=> ho¦st('www'")).toContain("A machine's whole name.");
      expect((await session.completions("site.cf2", "$Dom¦ain)")).map(({ label }) => label)).toEqual(["Domain"]);
    },
    "hover: explain": async (session) => {
      expect(await session.hover("site.cf2", "$Web.Ho¦st")).toContain('Web.Host = "www.example.org"');
      const text = await session.hover("site.cf2", "Dom¦ain => 'ex");
      expect(text).toContain('Domain = "example.org"');
      expect(text).toMatch(/site\.cf2:2/);
      expect(text).toMatch(/base\.cf2:2/);
    },
    "hover: types and documentation": async (session) => {
      const text = await session.hover("site.cf2", "=> ho¦st('www'");
      expect(text).toContain("def host(name, domain)");
      expect(text).toContain("A machine's whole name.");
      await session.open("site.cf2", `${site}Loud => upcase('x')\n`);
      expect(await session.hover("site.cf2", "up¦case")).toContain("`upcase(LITERAL)`");
    },
    "hover: page of a diagnostic": async (session) => {
      await session.open("wrong.cf2");
      expect(await session.hover("wrong.cf2", "unu¦sed(a)")).toMatch(/\*\*cf2\/unused-macro\*\*\n\n\S/);
    },
    "inlay hints": async (session) =>
      expect(await session.hints("site.cf2")).toEqual([
        `Host => host('www', $Domain) → "www.example.org"`,
        `Url => 'https://' ++ $Web.Host → "https://www.example.org"`,
      ]),
    definition: async (session) => {
      expect(await session.places("definition", "site.cf2", "'www', $Dom¦ain")).toEqual([
        "base.cf2:2:1",
        "site.cf2:2:1",
      ]);
      expect(await session.places("definition", "site.cf2", "$Web.Ho¦st")).toEqual(["site.cf2:6:3"]);
      expect(await session.places("definition", "site.cf2", "=> ho¦st(")).toEqual(["site.cf2:4:5"]);
      expect(await session.places("definition", "site.cf2", "++ $dom¦ain")).toEqual(["site.cf2:4:16"]);
      expect(await session.places("definition", "site.cf2", "import(ba¦se)")).toEqual(["base.cf2:1:1"]);
    },
    "type definition": async (session) => {
      // Values have no types that are written.
      expect(await session.places("typeDefinition", "site.cf2", "$Web.Ho¦st")).toEqual([]);
    },
    references: async (session) => {
      expect(await session.places("references", "base.cf2", "Dom¦ain")).toEqual([
        "base.cf2:2:1",
        "site.cf2:2:1",
        "site.cf2:6:24",
      ]);
    },
    rename: async (session) => {
      expect(await session.rename("site.cf2", "Dom¦ain => 'ex", "Zone")).toEqual({
        "base.cf2": base.replace("Domain", "Zone"),
        "site.cf2": site.replaceAll("Domain", "Zone"),
      });
      expect(await session.rename("site.cf2", "def ho¦st", "whole")).toEqual({
        "site.cf2": site.replaceAll("host(", "whole("),
      });
      expect(await session.rename("site.cf2", "na¦me, domain", "short")).toEqual({
        "site.cf2": site.replace("host(name", "host(short").replace("$name", "$short"),
      });
    },
    "rename refused": async (session) => {
      await expect(session.rename("site.cf2", "def ho¦st", "if")).rejects.toThrow("`if` is no name in CF2");
      await expect(session.at("prepareRename", "site.cf2", "4¦43")).rejects.toThrow("there is no name here");
    },
    highlight: async (session) => {
      const found = await session.at<object[]>("documentHighlight", "site.cf2", "def ho¦st");
      expect(found).toMatchObject([
        { kind: 3, range: { start: { line: 3 } } },
        { kind: 2, range: { start: { line: 5 } } },
      ]);
    },
    "call hierarchy": async (session) => {
      expect(await session.hierarchy("call", "site.cf2", "def ho¦st")).toEqual([["Web"], []]);
      expect(await session.hierarchy("call", "site.cf2", "We¦b => {")).toEqual([["Url"], ["Domain", "host"]]);
    },
    "type hierarchy": async (session) => {
      // Nothing inherits in CF2.
      expect(await session.hierarchy("type", "site.cf2", "We¦b => {")).toEqual([[], []]);
    },
    "completion: names": async (session) => {
      expect(await session.typed("site.cf2", site.replace("$Web.Host", "$W¦"))).toEqual(["Web"]);
      const inMacro = await session.typed("site.cf2", site.replace("= $name", "= $¦"));
      expect(inMacro).toEqual(expect.arrayContaining(["name", "domain", "Memory", "Domain"]));
      expect(await session.typed("site.cf2", site.replace("'https://'", "¦'"))).toEqual(
        expect.arrayContaining(["host", "upcase", "if"]),
      );
    },
    "completion: members": async (session) =>
      expect(await session.typed("site.cf2", site.replace("$Web.Host", "$Web.¦"))).toEqual(["Host", "Port"]),
    "completion: values and words": async (session) => {
      expect(await session.typed("site.cf2", `${site}Size ¦\n`)).toEqual(
        expect.arrayContaining(["=>", "~>", "~(sum)>"]),
      );
      expect(await session.typed("site.cf2", `${site}Size ~(s¦\n`)).toEqual(["sum"]);
      expect(await session.typed("site.cf2", `${site}Size => $Memory ¦\n`)).toEqual(
        expect.arrayContaining(["+", "++", "==", "&&"]),
      );
    },
    "completion: files and keys": async (session) => {
      expect(await session.typed("site.cf2", site.replace("import(base)", "import(b¦)"))).toEqual(["base"]);
    },
    "signature help": async (session) => {
      const macro = 'host(name, domain) @ "domain"';
      expect(await session.signature("site.cf2", `${site}A => host('a, b', ¦)\n`)).toBe(macro);
      expect(await session.signature("site.cf2", `${site}A => host(join('-', ['a', 'b']), ¦\n`)).toBe(macro);
      expect(await session.signature("site.cf2", `${site}A => host(join(¦\n`)).toBe('join(LITERAL, LIST) @ "LITERAL"');
    },
    "code actions: fixes": async (session) => {
      await session.open("site.cf2", site.replace("$Web.Host", "$Web.Hots"));
      const fixes = await session.actions("site.cf2", "$Web.¦Hots", "quickfix");
      expect(fixes.map(({ edit }) => session.applied(edit!))).toContainEqual({ "site.cf2": site });
    },
    "code actions: fix all": (session) =>
      fixesAll(session, "wrong.cf2", "Day => 'Mon\\d'\nNight => “none”\n", "Day => 'Mon\\\\d'\nNight => “none”\n"),
    "code actions: explain": (session) =>
      explains(session, "site.cf2", "$Web.Ho¦st", "Web.Host", 'Web.Host = "www.example.org"'),
    "code actions: extract": (session) => extractsNothing(session, "site.cf2", "Port => 4¦43"),
    "code lens": hasNoLens,
    formatting: async (session) => {
      await session.open("site.cf2", site.replaceAll("  Port => ", "Port=>"));
      expect(await session.formatted("site.cf2")).toBe(site);
    },
    "range formatting": async (session) => {
      const messy = site.replace("Port => ", "Port=>").replace("Url => ", "Url=>");
      await session.open("site.cf2", messy);
      const range = { start: { line: 8, character: 0 }, end: { line: 8, character: 1 } };
      const formatted = await session.formatted("site.cf2", "rangeFormatting", { range });
      expect(formatted).toBe(messy.replace("Url=>", "Url => "));
    },
    "on type formatting": async (session) => {
      await session.open("site.cf2", site.replace("Port => ", "Port  =>  "));
      const position = place(session.textOf("site.cf2"), "443\n}¦");
      expect(await session.formatted("site.cf2", "onTypeFormatting", { position, ch: "}" })).toBe(site);
    },
    folding: (session) => foldsTo(session, "site.cf2", [[4, 6]]),
    "selection ranges": async (session) => {
      const texts = await session.selections("site.cf2", "Po¦rt => 443");
      expect(texts.slice(0, 2)).toEqual(["Port", "Port => 443"]);
      expect(texts.at(-1)).toBe(site);
    },
    "document symbols": async (session) => {
      const found = await session.of<object[]>("documentSymbol", "site.cf2");
      expect(found).toMatchObject([
        { name: "Domain" },
        { name: "host", detail: "(name, domain)", kind: 12 },
        { name: "Web", children: [{ name: "Host" }, { name: "Port" }] },
        { name: "Url" },
      ]);
    },
    "workspace symbols": async (session) => {
      const found = await session.client.request<object[]>("workspace/symbol", { query: "mem" });
      expect(found).toMatchObject([{ name: "Memory", location: { uri: session.client.uri("base.cf2") } }]);
    },
    "semantic tokens": async (session) => {
      const all = await session.tokens("site.cf2");
      expect(all).toEqual(
        expect.arrayContaining([
          ...["import keyword", "Domain property!", "'example.org' string", "// A machine's whole name. comment"],
          ...["host macro!", "name parameter!", "host function", "443 number", "++ operator"],
        ]),
      );
      const range = { start: { line: 6, character: 0 }, end: { line: 6, character: 99 } };
      expect(await session.tokens("site.cf2", { range })).toEqual(["Port property!", "=> operator", "443 number"]);
    },
    "document links": (session) => linksTo(session, "site.cf2", [["base", "base.cf2"]]),
    "unsaved buffers win": async (session) => {
      expect(await session.open("site.cf2", site.replace("Domain => 'example.org'\n", ""))).not.toEqual([]);
      await session.open("base.cf2", base.replace("?", "'example.org'"));
      expect(await session.until("site.cf2", (codes) => codes.length === 0)).toEqual([]);
    },
    "watched files": async (session) => {
      expect(await session.open("site.cf2", site.replace("Domain => 'example.org'\n", ""))).not.toEqual([]);
      session.save("base.cf2", base.replace("?", "'example.org'"));
      expect(await session.until("site.cf2", (codes) => codes.length === 0)).toEqual([]);
    },
    "several folders": (session) => keepsFolders(session, "more.cf2", "More => 1\n"),
  },
};
