import { expect } from "@jest/globals";
import { place } from "@cairn/language-server/testing";
import type { Workspace } from "./cells.js";
import { puppetNames } from "./mupuppet-names.js";
import { common, files, shop } from "./mupuppet-files.js";
import { explains, fixesNothing, foldsTo, keepsFolders, linksTo, pageOf } from "./shared.js";

const init = "own/shop/manifests/init.pp";
const data = "data/common.yaml";
const other = "vendor/other/manifests/init.pp";

export const mupuppet: Workspace = {
  language: "mupuppet",
  files,
  settings: {
    inlayHints: true,
    mupuppet: { node: "web1.example.org", facts: "facts/web1.yaml", nodes: "nodes.txt", legacyFacts: false },
  },
  cells: {
    ...puppetNames,
    diagnostics: async (session) => {
      expect(await session.open(init)).toEqual([]);
      const found = await session.open(init, shop.replace("size => $half", "sizes => $half"));
      expect(found).toMatchObject([
        { severity: 1, source: "mupuppet", code: "mupuppet/unknown-parameter", range: { start: { line: 20 } } },
      ]);
      expect(found[0]!.message).toContain("sizes");
    },
    "diagnostics: related places": async (session) => {
      const found = await session.open(init, shop.replace("shop.motd", "shop.conf"));
      const twice = found.find(({ code }) => code === "mupuppet/duplicate-declaration");
      expect(twice!.relatedInformation!.map(({ location }) => session.placeOf(location))).toContain(`${init}:13:3`);
    },
    "diagnostics: links to pages": async (session) => {
      const [found] = await session.open(init, shop.replace("size => $half", "sizes => $half"));
      expect(found!.codeDescription!.href).toMatch(pageOf("mupuppet", "unknown-parameter"));
    },
    "diagnostics: tags": async (session) => {
      const unused = await session.open(init, shop.replace("$half = ", "$half = shop::half($port)\n  1 + 1\n  $x = "));
      expect(unused.find(({ code }) => code === "mupuppet/unused-value")).toMatchObject({ tags: [1] });
      const old = await session.open(init, shop.replace("{facts['os']['family']}", "{facts['osfamily']}"));
      expect(old.find(({ code }) => code === "mupuppet/legacy-fact")).toMatchObject({ tags: [2] });
    },
    "alive beside a syntax error": async (session) => {
      const found = await session.open(init, shop.replace("ensure  => file,", "ensure  => ,"));
      expect(found[0]).toMatchObject({ severity: 1 });
      const symbols = await session.of<{ name: string }[]>("documentSymbol", init);
      expect(symbols.map(({ name }) => name)).toEqual(["shop"]);
      expect(await session.hover(init, "shop::half($po¦rt)")).toContain("where it listens");
      expect((await session.completions(init, "half($po¦rt)")).map(({ label }) => label)).toEqual(["port"]);
    },
    "hover: explain": async (session) => {
      const text = await session.hover(init, "Integer $po¦rt");
      expect(text).toContain("Class[Shop][port] = 443");
      expect(text).toContain("data/nodes/web1.example.org.yaml:1");
      expect(text).toMatch(/instead of 80/);
      // A variable of the class, which no parameter is.
      expect(await session.hover(init, "size => $ha¦lf")).toContain("$shop::half = 221");
    },
    "hover: page of a diagnostic": async (session) => {
      await session.open(init, shop.replace("size => $half", "sizes => $half"));
      expect(await session.hover(init, "si¦zes")).toMatch(/\*\*mupuppet\/unknown-parameter\*\*\n\n\S/);
    },
    "inlay hints": async (session) => {
      const hints = await session.hints(init);
      expect(hints).toContain("Integer $port → 443");
      expect(hints).toContain("$half = shop::half($port) → 221");
      expect(hints).toContain("shop::shelf { 'books': size => $half → 221");
      // What is written already isn't shown again.
      expect(hints.filter((hint) => hint.includes("$mode"))).toEqual([]);
    },
    "signature help": async (session) => {
      const call = async (written: string) =>
        session.signature(init, shop.replace("$half = shop::half($port)", written));
      expect(await call("$half = shop::half(¦)")).toBe('shop::half(Integer $number) @ "Integer $number"');
      expect(await call("$half = max(shop::half(1), [1, 2], ¦)")).toMatch(/^max\(.*\) @ ".+"$/);
      expect(await call("$half = lookup('x', ¦)")).toBe(
        'lookup(Variant[String, Array[String]] name, Type value_type?, Variant[String, Hash] merge?, Any default?) @ "Type value_type?"',
      );
      expect(await call("$half = $port.join(¦)")).toMatch(/^join\(.*\) @ "String .*"$/);
    },
    "code actions: fixes": async (session) => {
      await session.open(init, shop.replace("size => $half", "sise => $half"));
      const fixes = await session.actions(init, "¦sise", "quickfix");
      expect(fixes.map(({ edit }) => session.applied(edit!))).toContainEqual({ [init]: shop });
    },
    "code actions: fix all": (session) =>
      fixesNothing(session, init, shop.replace("template('shop/shop.conf.erb'),", "template('shop/shop.conf.erb')")),
    "code actions: explain": (session) =>
      explains(session, init, "Integer $po¦rt", "Class[Shop][port]", "Class[Shop][port] = 443"),
    "code actions: extract": async (session) => {
      const [action] = await session.actions(init, "ensure  => fi¦le", "refactor.extract");
      expect(action).toBeUndefined();
      const text = shop.replace("Package['shop'],", "Package['shop'],\n    mode    => '0644',");
      await session.open(init, text);
      const [made] = await session.actions(init, "=> '06¦44'", "refactor.extract");
      expect(made!.title).toBe("Make `'0644'` the parameter `$mode2` of `shop`");
      expect(session.applied(made!.edit!)[init]).toBe(
        text.replace("= [],\n", "= [],\n  String $mode2 = '0644',\n").replace("=> '0644'", "=> $mode2"),
      );
    },
    "code lens": async (session) => {
      const lenses = await session.of<{ command: { title: string; command: string } }[]>("codeLens", init);
      expect(lenses.map(({ command }) => command.title)).toEqual(["1 of 1 listed node gets this class"]);
      const without = await session.of<{ command: { title: string } }[]>("codeLens", other);
      expect(without.map(({ command }) => command.title)).toEqual([expect.stringMatching(/^0 of 1 listed/)]);
    },
    formatting: async (session) => {
      await session.open(init, shop.replace("ensure  => file", "ensure=>file"));
      expect(await session.formatted(init)).toBe(shop);
    },
    "range formatting": async (session) => {
      const messy = shop.replace("ensure  => file", "ensure=>file").replace("  $found", "      $found");
      await session.open(init, messy);
      const { line } = place(messy, "      $fou¦nd");
      const range = { start: { line, character: 0 }, end: { line, character: 1 } };
      const formatted = await session.formatted(init, "rangeFormatting", { range });
      expect(formatted).toBe(messy.replace("      $found", "  $found"));
    },
    "on type formatting": async (session) => {
      await session.open(init, shop.replace("ensure  => file", "ensure=>file"));
      const position = place(session.textOf(init), "Package['shop'],\n  }¦");
      expect(await session.formatted(init, "onTypeFormatting", { position, ch: "}" })).toBe(shop);
    },
    folding: (session) =>
      foldsTo(session, init, [
        ...([
          [0, 5],
          [6, 9],
          [10, 24],
          [12, 15],
          [17, 18],
          [21, 22],
        ] as const),
      ]),
    "selection ranges": async (session) => {
      const texts = await session.selections(init, "shop::ha¦lf($port)");
      expect(texts.slice(0, 1)).toEqual(["shop::half"]);
      expect(texts.at(-1)).toBe(shop);
    },
    "document symbols": async (session) => {
      const found = await session.of<{ children: { name: string; detail?: string }[] }[]>("documentSymbol", init);
      expect(found).toMatchObject([{ name: "shop", kind: 5 }]);
      expect(found[0]!.children.map(({ detail, name }) => [name, detail])).toEqual([
        ["$port", "Integer"],
        ["$mode", "Enum['slow', 'fast']"],
        ["$items", "Array[Shop::Item]"],
        ["$half", undefined],
        ["File[/etc/shop.conf]", undefined],
        ["File[/etc/shop.motd]", undefined],
        ["Shop::Shelf[books]", undefined],
        ["Notify[…]", undefined],
        ["$found", undefined],
      ]);
    },
    "workspace symbols": async (session) => {
      const found = await session.client.request<object[]>("workspace/symbol", { query: "shshelf" });
      expect(found).toContainEqual(
        expect.objectContaining({
          name: "shop::shelf",
          location: expect.objectContaining({ uri: session.client.uri("own/shop/manifests/shelf.pp") }),
        }),
      );
    },
    "semantic tokens": async (session) => {
      const all = await session.tokens(init);
      expect(all).toEqual(
        expect.arrayContaining([
          ...["class keyword", "shop class!", "port parameter!", "Shop::Item type", "half variable!"],
          ...["shop::half function", "file struct", "ensure property", "shop::shelf struct", "books string!"],
        ]),
      );
      const range = { start: { line: 11, character: 0 }, end: { line: 11, character: 99 } };
      expect(await session.tokens(init, { range })).toEqual(["half variable!", "shop::half function", "port variable"]);
    },
    "document links": async (session) => {
      await linksTo(session, init, [
        ["shop/shop.conf.erb", "own/shop/templates/shop.conf.erb"],
        ["shop/motd.epp", "own/shop/templates/motd.epp"],
      ]);
      await linksTo(session, "hiera.yaml", [["common.yaml", data]]);
    },
    "unsaved buffers win": async (session) => {
      await session.open(init);
      await session.open(
        "own/shop/manifests/shelf.pp",
        files["own/shop/manifests/shelf.pp"].replaceAll("$size", "$room"),
      );
      const isFound = (codes: readonly unknown[]) => codes.includes("mupuppet/unknown-parameter");
      expect(await session.until(init, isFound)).toContain("mupuppet/unknown-parameter");
    },
    "watched files": async (session) => {
      await session.open(init);
      expect(await session.hover(init, "Integer $po¦rt")).toContain("= 443");
      session.save("data/nodes/web1.example.org.yaml", "shop::port: 8443\n");
      expect(await session.hover(init, "Integer $po¦rt")).toContain("= 8443");
      session.save(data, common.replace("shop::port: 80", "shop::port: [80"));
      const isFound = (codes: readonly unknown[]) => codes.includes("mupuppet/hiera-data");
      expect(await session.until(data, isFound)).toContain("mupuppet/hiera-data");
    },
    "several folders": (session) => keepsFolders(session, "more.pp", "class more {\n}\n"),
  },
};
