import { expect } from "@jest/globals";
import { place } from "@cairn/language-server/testing";
import type { Workspace } from "./cells.js";
import {
  extractsNothing,
  hasNoLens,
  explains,
  fixesNothing,
  foldsTo,
  keepsFolders,
  linksTo,
  pageOf,
} from "./shared.js";

const base = `// A machine.
Host extends {
  port 80;
  name "none";
}
// A machine that people look at.
WebHost extends Host, {
  path "/";
}
`;
const site = `#include "base.sf";
sfConfig extends {
  web extends WebHost, {
    port 443;
  }
  balancer extends {
    to web:port;
    path "λ𝒳";
  }
}
`;
const wrong = `sfConfig extends {
  early later;
  later 1;
}
`;

export const smartfrog: Workspace = {
  language: "smartfrog",
  files: { "base.sf": base, "site.sf": site, "wrong.sf": wrong },
  settings: { inlayHints: true },
  cells: {
    diagnostics: async (session) => {
      expect(await session.open("site.sf")).toEqual([]);
      const found = await session.open("site.sf", site.replace("web:port", "web:door"));
      expect(found).toMatchObject([
        {
          code: "smartfrog/link-missing",
          severity: 1,
          source: "smartfrog",
          range: { start: { line: 6, character: 7 }, end: { line: 6, character: 15 } },
        },
      ]);
      expect(found[0]!.message).toContain("web:door");
    },
    "diagnostics: related places": async (session) => {
      const [found] = await session.open("wrong.sf");
      expect(found!.relatedInformation!.map(({ location }) => session.placeOf(location))).toEqual(["wrong.sf:3:3"]);
      expect(found!.relatedInformation![0]!.message).toContain("`later` is defined here");
    },
    "diagnostics: links to pages": async (session) => {
      const [found] = await session.open("wrong.sf");
      expect(found!.codeDescription!.href).toMatch(pageOf("smartfrog", "link-missing"));
    },
    "diagnostics: tags": async (session) => {
      const [found] = await session.open("wrong.sf", "sfConfig extends { port 80; port 443; }\n");
      expect(found).toMatchObject({ code: "smartfrog/unused-value", severity: 2, tags: [1] });
    },
    "alive beside a syntax error": async (session) => {
      const found = await session.open("site.sf", site.replace('"λ𝒳";', "{{"));
      expect(found[0]).toMatchObject({ severity: 1 });
      const [main] = await session.of<{ children: { name: string }[] }[]>("documentSymbol", "site.sf");
      expect(main!.children.map(({ name }) => name)).toEqual(["web", "balancer"]);
      expect(await session.hover("site.sf", "extends WebH¦ost")).toContain("A machine that people look at.");
      const items = await session.completions("site.sf", "web:¦port");
      expect(items.map(({ label }) => label)).toContain("port");
    },
    "hover: explain": async (session) => {
      for (const mark of ["po¦rt 443", "web:po¦rt"]) {
        const text = await session.hover("site.sf", mark);
        expect(text).toContain("web:port = 443");
        expect(text).toMatch(/instead of 80: .*replaced it[^]*base\.sf:3/);
      }
    },
    "hover: types and documentation": async (session) => {
      const text = await session.hover("base.sf", "extends Ho¦st");
      expect(text).toContain("Host extends {");
      expect(text).toContain("A machine.");
      expect(text).toContain("*base.sf*");
    },
    "hover: page of a diagnostic": async (session) => {
      await session.open("wrong.sf");
      expect(await session.hover("wrong.sf", "early la¦ter")).toMatch(/\*\*smartfrog\/link-missing\*\*\n\n\S/);
    },
    "inlay hints": async (session) => expect(await session.hints("site.sf")).toEqual(["to web:port → 443"]),
    definition: async (session) => {
      expect(await session.places("definition", "site.sf", "extends WebH¦ost")).toEqual(["base.sf:7:1"]);
      expect(await session.places("definition", "site.sf", "web:po¦rt")).toEqual(["site.sf:4:5"]);
      expect(await session.places("definition", "site.sf", "we¦b:port")).toEqual(["site.sf:3:3"]);
      expect(await session.places("definition", "site.sf", "base¦.sf")).toEqual(["base.sf:1:1"]);
      // At what takes the place of another, also that.
      expect(await session.places("definition", "site.sf", "po¦rt 443")).toEqual(["base.sf:3:3", "site.sf:4:5"]);
    },
    "type definition": async (session) =>
      expect(await session.places("typeDefinition", "site.sf", "we¦b:port")).toEqual(["base.sf:7:1"]),
    references: async (session) => {
      expect(await session.places("references", "base.sf", "extends Ho¦st")).toEqual(["base.sf:2:1", "base.sf:7:17"]);
      expect(await session.places("references", "base.sf", "po¦rt 80")).toEqual([
        "base.sf:3:3",
        "site.sf:4:5",
        "site.sf:7:12",
      ]);
    },
    rename: async (session) => {
      expect(await session.rename("site.sf", "web:po¦rt", "door")).toEqual({
        "base.sf": base.replace("port", "door"),
        "site.sf": site.replaceAll("port", "door"),
      });
      expect(await session.rename("site.sf", "extends WebH¦ost", "Page")).toEqual({
        "base.sf": base.replace("WebHost", "Page"),
        "site.sf": site.replace("WebHost", "Page"),
      });
    },
    "rename refused": async (session) => {
      await expect(session.rename("site.sf", "web:po¦rt", "a b")).rejects.toThrow("`a b` is no name in SmartFrog");
      await expect(session.at("prepareRename", "site.sf", "4¦43")).rejects.toThrow("there is no name here");
      const range = await session.at("prepareRename", "site.sf", "web:po¦rt");
      expect(range).toEqual({ start: { line: 6, character: 11 }, end: { line: 6, character: 15 } });
    },
    highlight: async (session) => {
      const found = await session.at<object[]>("documentHighlight", "site.sf", "web:po¦rt");
      expect(found).toMatchObject([
        { kind: 3, range: { start: { line: 3 } } },
        { kind: 2, range: { start: { line: 6 } } },
      ]);
    },
    "call hierarchy": async (session) => {
      expect(await session.hierarchy("call", "base.sf", "WebHo¦st extends")).toEqual([["sfConfig"], ["Host"]]);
    },
    "type hierarchy": async (session) => {
      expect(await session.hierarchy("type", "base.sf", "WebHo¦st extends")).toEqual([["Host"], ["web"]]);
    },
    "completion: names": async (session) => {
      expect(await session.typed("site.sf", site.replace("WebHost", "We¦"))).toContain("WebHost");
      expect(await session.typed("site.sf", site.replace("web:port", "we¦"))).toContain("web");
    },
    "completion: members": async (session) => {
      const all = await session.typed("site.sf", site.replace("web:port", "web:¦"));
      expect([...all].sort()).toEqual(["name", "path", "port"]);
    },
    "completion: values and words": async (session) => {
      // In the body of a component, what its prototypes bring.
      const names = await session.typed("site.sf", site.replace("port 443;", "¦"));
      expect(names).toEqual(expect.arrayContaining(["port", "name", "path", "extends"]));
      expect(await session.typed("site.sf", site.replace("443", "tr¦"))).toEqual(["true"]);
    },
    "completion: files and keys": async (session) => {
      expect(await session.typed("site.sf", site.replace("base.sf", "b¦"))).toEqual(["base.sf"]);
    },
    "signature help": async (session) => {
      // Nothing is called in SmartFrog.
      expect(await session.signature("site.sf", site.replace("443", "(4¦"))).toBeUndefined();
    },
    "code actions: fixes": async (session) => {
      await session.open("site.sf", site.replace("port 443;", "port 443"));
      const [fix] = await session.actions("site.sf", "port ¦443", "quickfix");
      expect(fix).toMatchObject({ title: "insert `;`", isPreferred: true, diagnostics: [{ severity: 1 }] });
      expect(session.applied(fix!.edit!)).toEqual({ "site.sf": site });
    },
    "code actions: fix all": (session) =>
      fixesNothing(session, "site.sf", site.replace("port 443;", "port 443").replace('𝒳";', '𝒳"')),
    "code actions: explain": (session) => explains(session, "site.sf", "po¦rt 443", "web:port", "web:port = 443"),
    "code actions: extract": (session) => extractsNothing(session, "site.sf", "port 4¦43"),
    "code lens": hasNoLens,
    formatting: async (session) => {
      await session.open("site.sf", site.replaceAll("  ", "\t"));
      expect(await session.formatted("site.sf")).toBe(site);
    },
    "range formatting": async (session) => {
      await session.open("site.sf", site.replaceAll("    ", "\t"));
      const range = { start: { line: 3, character: 0 }, end: { line: 3, character: 1 } };
      const formatted = await session.formatted("site.sf", "rangeFormatting", { range });
      expect(formatted).toBe(site.replaceAll("    ", "\t").replace("\tport", "    port"));
    },
    "on type formatting": async (session) => {
      await session.open("site.sf", site.replace("to web:port;", "to   web:port;"));
      const position = place(session.textOf("site.sf"), "web:port;¦");
      expect(await session.formatted("site.sf", "onTypeFormatting", { position, ch: ";" })).toBe(site);
    },
    folding: (session) =>
      foldsTo(session, "site.sf", [
        [1, 8],
        [2, 3],
        [5, 7],
      ]),
    "selection ranges": async (session) => {
      const texts = await session.selections("site.sf", "po¦rt 443");
      expect(texts.slice(0, 2)).toEqual(["port", "port 443;"]);
      expect(texts).toContain("web extends WebHost, {\n    port 443;\n  }");
      expect(texts.at(-1)).toBe(site);
    },
    "document symbols": async (session) => {
      const found = await session.of<object[]>("documentSymbol", "site.sf");
      expect(found).toMatchObject([
        {
          name: "sfConfig",
          children: [
            { name: "web", detail: "WebHost", children: [{ name: "port" }], range: { end: { line: 4 } } },
            { name: "balancer", children: [{ name: "to" }, { name: "path" }] },
          ],
        },
      ]);
    },
    "workspace symbols": async (session) => {
      const found = await session.client.request<{ name: string }[]>("workspace/symbol", { query: "whst" });
      expect(found).toMatchObject([{ name: "WebHost", location: { uri: session.client.uri("base.sf") } }]);
    },
    "semantic tokens": async (session) => {
      const all = await session.tokens("site.sf");
      expect(all).toEqual(
        expect.arrayContaining(["#include keyword", "web property!", "WebHost class", "443 number", '"λ𝒳" string']),
      );
      const range = { start: { line: 3, character: 0 }, end: { line: 3, character: 99 } };
      expect(await session.tokens("site.sf", { range })).toEqual(["port property!", "443 number"]);
    },
    "document links": (session) => linksTo(session, "site.sf", [["base.sf", "base.sf"]]),
    "unsaved buffers win": async (session) => {
      await session.open("site.sf");
      await session.open("base.sf", base.replaceAll("WebHost", "Page"));
      expect(await session.until("site.sf", (codes) => codes.length > 0)).toEqual(["smartfrog/prototype-missing"]);
    },
    "watched files": async (session) => {
      await session.open("site.sf");
      session.save("base.sf", base.replaceAll("WebHost", "Page"));
      expect(await session.until("site.sf", (codes) => codes.length > 0)).toEqual(["smartfrog/prototype-missing"]);
      session.save("base.sf", base);
      expect(await session.until("site.sf", (codes) => codes.length === 0)).toEqual([]);
    },
    "several folders": (session) => keepsFolders(session, "more.sf", "sfConfig extends { a b:c; }\n"),
  },
};
