import { expect } from "@jest/globals";
import { place } from "@cairn/language-server/testing";
import type { Workspace } from "./cells.js";
import { extractsNothing, hasNoLens, explains, fixesAll, foldsTo, keepsFolders, linksTo, pageOf } from "./shared.js";

const named = `# What has a name.
type net::named {
  attr name, String { min => 1 }
}
`;
const net = `# A machine.
type net::host inherits Net::Named {
  # Where it listens.
  attr ports, Integer { max => unbound, check => { if $it < 1 { 'too small' } } }
  has gateway, Net::Host { containment => false }
  invariant 'listens' {
    $ports.select |$port| { $port > 1024 } != [] or $name == 'x'
  }
}
`;
const wrong = `type net::twice {
  attr a, String
  attr a, Integer { min => 'x' }
  attr b, Net::Nothing
}
`;

export const typeArm: Workspace = {
  language: "type-arm",
  files: { "named.pp": named, "net.pp": net, "wrong.pp": wrong },
  settings: { inlayHints: true },
  cells: {
    diagnostics: async (session) => {
      await session.open("named.pp");
      const whole = `${named}${net}`;
      expect(await session.open("named.pp", whole)).toEqual([]);
      const found = await session.open("named.pp", whole.replace("has gateway, Net::Host", "has gateway, Net::Hots"));
      expect(found).toMatchObject([{ severity: 1, source: "type-arm", code: "type-arm/unknown-type" }]);
      expect(found[0]!.range).toEqual({ start: { line: 8, character: 15 }, end: { line: 8, character: 24 } });
    },
    "diagnostics: related places": async (session) => {
      const found = (await session.open("wrong.pp")).find(({ code }) => code === "type-arm/duplicate-feature");
      expect(found!.relatedInformation!.map(({ location }) => session.placeOf(location))).toEqual(["wrong.pp:2:8"]);
    },
    "diagnostics: links to pages": async (session) => {
      const found = (await session.open("wrong.pp")).find(({ code }) => code === "type-arm/duplicate-feature");
      expect(found!.codeDescription!.href).toMatch(pageOf("type-arm", "duplicate-feature"));
    },
    "diagnostics: tags": async (session) => {
      const found = await session.open("net.pp", `${named}${net.replace("'too small'", "1 + 1\n'too small'")}`);
      expect(found.find(({ code }) => code === "type-arm/idle-expression")).toMatchObject({ tags: [1] });
    },
    "alive beside a syntax error": async (session) => {
      const found = await session.open("net.pp", `${named}${net.replace("max => unbound,", "max => ")}`);
      expect(found[0]).toMatchObject({ severity: 1 });
      const symbols = await session.of<{ name: string }[]>("documentSymbol", "net.pp");
      expect(symbols.map(({ name }) => name)).toEqual(["net::named", "net::host"]);
      expect(await session.hover("net.pp", "inherits Net::Na¦med")).toContain("What has a name.");
      expect((await session.completions("net.pp", "!= [] or $na¦me")).map(({ label }) => label)).toEqual(["name"]);
    },
    "hover: explain": async (session) => {
      await session.open("net.pp", `${named}${net}`);
      expect(await session.hover("net.pp", "attr por¦ts")).toContain('Net::Host/ports = "attr Integer"');
      expect(await session.hover("net.pp", "attr na¦me")).toMatch(/Net::Named\/name = "attr String"[^]*net\.pp:3/);
    },
    "hover: types and documentation": async (session) => {
      const text = await session.hover("net.pp", "$por¦ts.select");
      expect(text).toContain("attr ports, Integer");
      expect(text).toContain("Where it listens.");
      expect(await session.hover("net.pp", "contain¦ment")).toContain("part of the object, or a link");
      expect(await session.hover("net.pp", ".sel¦ect")).toContain("the elements that the lambda accepts");
    },
    "hover: page of a diagnostic": async (session) => {
      await session.open("wrong.pp");
      expect(await session.hover("wrong.pp", "attr ¦a, Integer")).toMatch(/\*\*type-arm\/duplicate-feature\*\*\n\n\S/);
    },
    "inlay hints": async (session) => {
      // A model has no values that are computed before there are objects.
      expect(await session.hints("net.pp")).toEqual([]);
    },
    definition: async (session) => {
      expect(await session.places("definition", "net.pp", "gateway, Net::Ho¦st")).toEqual(["net.pp:2:6"]);
      expect(await session.places("definition", "net.pp", "inherits Net::Na¦med")).toEqual(["named.pp:2:6"]);
      expect(await session.places("definition", "net.pp", "$por¦ts.select")).toEqual(["net.pp:4:8"]);
      expect(await session.places("definition", "net.pp", "or $na¦me")).toEqual(["named.pp:3:8"]);
      expect(await session.places("definition", "net.pp", "{ $por¦t > ")).toEqual(["net.pp:7:21"]);
    },
    "type definition": async (session) =>
      expect(await session.places("typeDefinition", "net.pp", "has gate¦way")).toEqual(["net.pp:2:6"]),
    references: async (session) => {
      expect(await session.places("references", "named.pp", "net::na¦med")).toEqual(["named.pp:2:6", "net.pp:2:25"]);
      expect(await session.places("references", "named.pp", "attr na¦me")).toEqual(["named.pp:3:8", "net.pp:7:54"]);
    },
    rename: async (session) => {
      expect(await session.rename("named.pp", "net::na¦med", "net::titled")).toEqual({
        "named.pp": named.replace("net::named", "net::titled"),
        "net.pp": net.replace("Net::Named", "Net::Titled"),
      });
      expect(await session.rename("named.pp", "attr na¦me", "label")).toEqual({
        "named.pp": named.replace("attr name", "attr label"),
        "net.pp": net.replace("$name", "$label"),
      });
    },
    "rename refused": async (session) => {
      await expect(session.rename("net.pp", "attr por¦ts", "a b")).rejects.toThrow("`a b` isn't what type-arm takes");
      await expect(session.at("prepareRename", "net.pp", "{ 'too¦ small'")).rejects.toThrow("there is no name here");
    },
    highlight: async (session) => {
      const found = await session.at<object[]>("documentHighlight", "net.pp", "attr por¦ts");
      expect(found).toMatchObject([
        { kind: 3, range: { start: { line: 3 } } },
        { kind: 2, range: { start: { line: 6 } } },
      ]);
    },
    "call hierarchy": async (session) => {
      expect(await session.hierarchy("call", "named.pp", "net::na¦med")).toEqual([["net::host"], []]);
      expect(await session.hierarchy("call", "net.pp", "type net::ho¦st")).toEqual([
        ["net::host"],
        ["name", "net::named", "ports"],
      ]);
    },
    "type hierarchy": async (session) => {
      expect(await session.hierarchy("type", "net.pp", "type net::ho¦st")).toEqual([["net::named"], []]);
      expect(await session.hierarchy("type", "named.pp", "net::na¦med")).toEqual([[], ["net::host"]]);
    },
    "completion: names": async (session) => {
      expect(await session.typed("net.pp", net.replace("Net::Named", "Net::¦"))).toEqual(
        expect.arrayContaining(["Net::Named", "Net::Host"]),
      );
      expect(await session.typed("net.pp", net.replace("attr ports, Integer", "attr ports, In¦"))).toEqual(["Integer"]);
    },
    "completion: members": async (session) => {
      // Features of the type, and those that it inherits.
      expect(await session.typed("net.pp", net.replace("or $name", "or $¦"))).toEqual(
        expect.arrayContaining(["ports", "gateway", "name", "it"]),
      );
    },
    "completion: values and words": async (session) => {
      const ofAttr = await session.typed("net.pp", net.replace("max => unbound", "¦"));
      expect(ofAttr).toEqual(expect.arrayContaining(["min", "max", "default", "check"]));
      expect(ofAttr).not.toContain("containment");
      expect(await session.typed("net.pp", net.replace("max => unbound", "max => un¦"))).toEqual(["unbound"]);
      expect(await session.typed("net.pp", net.replace("=> false", "=> ¦"))).toEqual(["true", "false"]);
      expect(await session.typed("net.pp", net.replace(".select", ".sel¦"))).toEqual(["select"]);
      expect(await session.typed("net.pp", net.replace("has gateway", "¦"))).toEqual(
        expect.arrayContaining(["attr", "has", "invariant"]),
      );
    },
    "completion: files and keys": async (session) => {
      // A model names no files and keys.
      expect(await session.typed("net.pp", net.replace("'listens'", "'¦'"))).toEqual([]);
    },
    "signature help": async (session) => {
      const text = net.replace("$ports.select", "slice($ports, ¦).select");
      expect(await session.signature("net.pp", text)).toBe('slice(list, size) |…|? { … } @ "size"');
      expect(await session.signature("net.pp", net.replace("$name ==", "$ports.join(¦) =="))).toBe(
        'join(list, separator?) @ "separator?"',
      );
    },
    "code actions: fixes": async (session) => {
      const whole = `${named}${net}`;
      await session.open("named.pp", whole.replace("gateway, Net::Host", "gateway, Net::Hots"));
      const fixes = await session.actions("named.pp", "gateway, Net::¦Hots", "quickfix");
      expect(fixes.map(({ edit }) => session.applied(edit!))).toContainEqual({ "named.pp": whole });
    },
    "code actions: fix all": (session) =>
      fixesAll(
        session,
        "wrong.pp",
        "type a {\n  abstract\n  attr b, String\n  abstract\n}\n",
        "type a {\n  abstract\n  attr b, String\n  \n}\n",
      ),
    "code actions: explain": async (session) => {
      await session.open("net.pp", `${named}${net}`);
      await explains(session, "net.pp", "attr por¦ts", "Net::Host/ports", 'Net::Host/ports = "attr Integer"');
    },
    "code actions: extract": (session) => extractsNothing(session, "named.pp", "min => ¦1"),
    "code lens": hasNoLens,
    formatting: async (session) => {
      await session.open("named.pp", named.replace("  attr name,", "      attr   name,"));
      expect(await session.formatted("named.pp")).toBe(named);
    },
    "range formatting": async (session) => {
      const messy = `${named}${named.replace("net::named", "net::other")}`.replaceAll(
        "  attr name,",
        "      attr name,",
      );
      await session.open("named.pp", messy);
      const range = { start: { line: 2, character: 0 }, end: { line: 2, character: 1 } };
      const formatted = await session.formatted("named.pp", "rangeFormatting", { range });
      expect(formatted).toBe(messy.replace("      attr name,", "  attr name,"));
    },
    "on type formatting": async (session) => {
      await session.open("named.pp", named.replace("  attr name,", "      attr   name,"));
      const position = place(session.textOf("named.pp"), "1 }\n}¦");
      expect(await session.formatted("named.pp", "onTypeFormatting", { position, ch: "}" })).toBe(named);
    },
    folding: (session) =>
      foldsTo(session, "net.pp", [
        [1, 7],
        [5, 6],
      ]),
    "selection ranges": async (session) => {
      const texts = await session.selections("net.pp", "gate¦way");
      expect(texts.slice(0, 2)).toEqual(["gateway", "has gateway, Net::Host { containment => false }"]);
      expect(texts.at(-1)).toBe(net);
    },
    "document symbols": async (session) => {
      const found = await session.of<object[]>("documentSymbol", "net.pp");
      expect(found).toMatchObject([
        {
          name: "net::host",
          detail: "Net::Named",
          children: [
            { name: "ports", detail: "Integer" },
            { name: "gateway", detail: "Net::Host" },
            { name: "listens" },
          ],
        },
      ]);
    },
    "workspace symbols": async (session) => {
      const found = await session.client.request<object[]>("workspace/symbol", { query: "gatew" });
      expect(found).toMatchObject([
        { name: "gateway", containerName: "net::host", location: { uri: session.client.uri("net.pp") } },
      ]);
    },
    "semantic tokens": async (session) => {
      const all = await session.tokens("net.pp");
      expect(all).toEqual(
        expect.arrayContaining([
          ...["type keyword", "net::host type!", "inherits keyword", "Net::Named type", "ports property!"],
          ...["port parameter!", "'too small' string", "1024 number", "select function", "# A machine. comment"],
        ]),
      );
      const range = { start: { line: 4, character: 0 }, end: { line: 4, character: 99 } };
      expect(await session.tokens("net.pp", { range })).toEqual(
        expect.arrayContaining(["has keyword", "gateway property!", "Net::Host type"]),
      );
    },
    "document links": (session) => {
      // A model names no files.
      return linksTo(session, "net.pp", []);
    },
    "unsaved buffers win": async (session) => {
      await session.open("named.pp", named.replace("net::named", "net::titled"));
      expect(await session.places("definition", "net.pp", "inherits Net::Na¦med")).toEqual([]);
      await session.open("named.pp", named);
      expect(await session.places("definition", "net.pp", "inherits Net::Na¦med")).toEqual(["named.pp:2:6"]);
    },
    "watched files": async (session) => {
      session.save("more.pp", "type net::more inherits Net::Named {\n}\n");
      expect(await session.places("references", "named.pp", "net::na¦med")).toContain("more.pp:1:25");
    },
    "several folders": (session) => keepsFolders(session, "more.pp", "type net::more {\n}\n"),
  },
};
