/** The cells of Puppet that ask for names and what may be typed: over manifests, data, templates and facts. */
import { expect } from "@jest/globals";
import type { Workspace } from "./cells.js";
import { common, erb, half, motd, shelf, shop, web1 } from "./mupuppet-files.js";

const init = "own/shop/manifests/init.pp";
const shelfFile = "own/shop/manifests/shelf.pp";
const data = "data/common.yaml";
const nodeData = "data/nodes/web1.example.org.yaml";
const erbFile = "own/shop/templates/shop.conf.erb";
const eppFile = "own/shop/templates/motd.epp";
const facts = "facts/web1.yaml";
const other = "vendor/other/manifests/init.pp";

type Names =
  | "hover: types and documentation"
  | "definition"
  | "type definition"
  | "references"
  | "rename"
  | "rename refused"
  | "highlight"
  | "call hierarchy"
  | "type hierarchy"
  | "completion: names"
  | "completion: members"
  | "completion: values and words"
  | "completion: files and keys";

export const puppetNames: Pick<Workspace["cells"], Names> = {
  "hover: types and documentation": async (session) => {
    const port = await session.hover(init, "Integer $po¦rt");
    expect(port).toContain("Integer $port,");
    expect(port).toContain("where it listens");
    expect(await session.hover(init, "si¦ze => $half")).toContain("how much it holds");
    expect(await session.hover(other, "no¦tice(")).toContain("notice(");
    expect(await session.hover(init, "fi¦le { '/etc/shop.conf'")).toContain("`seltype`");
    expect(await session.hover(init, "ens¦ure  => file")).toContain("`directory`");
    expect(await session.hover(init, "shop::sh¦elf {")).toContain("A shelf.");
    expect(await session.hover(init, "['fam¦ily']")).toContain(`${facts}:3: \`family: Debian\``);
    const key = await session.hover(init, "lookup('shop::po¦rt')");
    expect(key).toContain(`${data}:5: \`shop::port: 80\``);
    expect(key).toContain(`${nodeData}:1: \`shop::port: 443\``);
    expect(await session.hover(data, "shop::po¦rt: 80")).toContain("where it listens");
  },
  definition: async (session) => {
    const places = (name: string, mark: string) => session.places("definition", name, mark);
    expect(await places("manifests/site.pp", "include sh¦op")).toEqual([`${init}:7:7`]);
    expect(await places(init, "inherits shop::ba¦se")).toEqual(["own/shop/manifests/base.pp:2:7"]);
    expect(await places(init, "shop::sh¦elf {")).toEqual([`${shelfFile}:5:8`]);
    expect(await places(init, "si¦ze => $half")).toEqual([`${shelfFile}:6:12`]);
    expect(await places(init, "shop::ha¦lf($port)")).toEqual(["own/shop/functions/half.pp:2:10"]);
    expect(await places(init, "Array[Shop::It¦em]")).toEqual(["own/shop/types/item.pp:2:6"]);
    expect(await places(init, "half($po¦rt)")).toEqual([`${init}:8:12`]);
    expect(await places(init, "{it¦em}")).toEqual([`${init}:22:17`]);
    expect(await places(other, "notice($it¦em)")).toEqual([`${other}:3:14`]);
    expect(await places(init, "Package['sh¦op']")).toEqual(["own/shop/manifests/base.pp:3:14"]);
    // Hiera: from the manifest to the lines of the data, and back.
    const keys = [`${data}:5:1`, `${nodeData}:1:1`];
    expect(await places(init, "lookup('shop::po¦rt')")).toEqual(keys);
    expect(await places(init, "Integer $po¦rt")).toEqual([...keys, `${init}:8:12`]);
    expect(await places(data, "shop::po¦rt: 80")).toEqual([`${init}:8:12`]);
    expect(await places(data, "shop::it¦ems:")).toEqual([`${init}:10:22`]);
    expect(await places(data, "lookup('shop::na¦me')")).toEqual([`${data}:6:1`]);
    // Templates and facts.
    expect(await places(init, "shop/shop.co¦nf.erb")).toEqual([`${erbFile}:1:1`]);
    expect(await places(init, "shop/mo¦td.epp")).toEqual([`${eppFile}:1:1`]);
    expect(await places(init, "'gree¦ting' =>")).toEqual([`${eppFile}:1:15`]);
    expect(await places(eppFile, "%= $gree¦ting")).toEqual([`${eppFile}:1:15`]);
    expect(await places(erbFile, "@po¦rt")).toEqual([`${init}:8:12`]);
    expect(await places(init, "['fam¦ily']")).toEqual([`${facts}:3:3`]);
    expect(await places(data, "facts.os.fam¦ily")).toEqual([`${facts}:3:3`]);
    expect(await places(erbFile, "['fam¦ily']")).toEqual([`${facts}:3:3`]);
  },
  "type definition": async (session) => {
    expect(await session.places("typeDefinition", init, "Array[Shop::Item] $it¦ems")).toEqual([
      "own/shop/types/item.pp:2:6",
    ]);
    expect(await session.places("typeDefinition", init, "{ 'boo¦ks'")).toEqual([`${shelfFile}:5:8`]);
  },
  references: async (session) => {
    expect(await session.places("references", init, "Integer $po¦rt")).toEqual([
      ...[`${data}:5:1`, `${data}:5:7`, `${nodeData}:1:1`, `${nodeData}:1:7`, `${init}:12:23`],
      ...[`${init}:25:20`, `${init}:25:26`, `${init}:8:12`, `${erbFile}:1:13`],
    ]);
    expect(await session.places("references", shelfFile, "define shop::sh¦elf")).toEqual([
      `${init}:21:3`,
      `${shelfFile}:5:8`,
    ]);
    expect(await session.places("references", eppFile, "¦<%- |")).toEqual([`${init}:19:21`, `${eppFile}:1:1`]);
  },
  rename: async (session) => {
    const door = (text: string) => text.replaceAll("port", "door");
    expect(await session.rename(init, "Integer $po¦rt", "door")).toEqual({
      [data]: common.replace("shop::port", "shop::door"),
      [nodeData]: door(web1),
      [init]: door(shop).replace("@param door", "@param port"),
      [erbFile]: door(erb),
    });
    expect(await session.rename(init, "shop::ha¦lf($port)", "shop::part")).toEqual({
      "own/shop/functions/half.pp": half.replace("shop::half", "shop::part"),
      [init]: shop.replace("shop::half", "shop::part"),
    });
    expect(await session.rename(eppFile, "String $gree¦ting", "hello")).toEqual({
      [init]: shop.replace("'greeting'", "'hello'"),
      [eppFile]: motd.replaceAll("greeting", "hello"),
    });
    expect(await session.rename(shelfFile, "define shop::sh¦elf", "shop::rack")).toEqual({
      [init]: shop.replace("shop::shelf", "shop::rack"),
      [shelfFile]: shelf.replace("shop::shelf", "shop::rack"),
    });
    expect(await session.rename(init, "each |$it¦em|", "one")).toEqual({
      [init]: shop.replace("|$item|", "|$one|").replace("${item}", "${one}"),
    });
  },
  "rename refused": async (session) => {
    await expect(session.rename(init, "Integer $po¦rt", "a b")).rejects.toThrow("`a b` isn't what Puppet takes");
    await expect(session.at("prepareRename", init, "['fam¦ily']")).rejects.toThrow("facts have the names");
    await expect(session.at("prepareRename", init, "fi¦le { '/etc/shop.conf'")).rejects.toThrow("defined in no file");
  },
  highlight: async (session) => {
    const found = await session.at<object[]>("documentHighlight", init, "$ha¦lf }");
    expect(found).toMatchObject([
      { kind: 3, range: { start: { line: 11 } } },
      { kind: 2, range: { start: { line: 20 } } },
    ]);
  },
  "call hierarchy": async (session) => {
    const [callers, called] = await session.hierarchy("call", init, "class sh¦op (");
    expect(callers).toEqual(expect.arrayContaining(["default"]));
    expect(called).toEqual(expect.arrayContaining(["shop::base", "shop::half", "shop::shelf"]));
    expect(await session.hierarchy("call", "own/shop/manifests/base.pp", "class shop::ba¦se")).toEqual([
      ["shop", "shop::shelf"],
      [],
    ]);
  },
  "type hierarchy": async (session) => {
    expect(await session.hierarchy("type", init, "class sh¦op (")).toEqual([["shop::base"], []]);
    expect(await session.hierarchy("type", "own/shop/manifests/base.pp", "class shop::ba¦se")).toEqual([[], ["shop"]]);
  },
  "completion: names": async (session) => {
    const seen = await session.typed(erbFile, erb.replace("@port", "@¦"));
    expect(seen).toEqual(["port", "mode", "items", "half", "found"]);
    const after = (line: string) => session.typed(init, shop.replace("$half = shop::half($port)", line));
    expect(await after("include sh¦")).toEqual(expect.arrayContaining(["shop", "shop::base"]));
    expect(await after("$x = $po¦")).toEqual(["port"]);
    expect(await after("$x = $shop::po¦")).toEqual(["shop::port"]);
    expect(await after("shop::¦")).toEqual(expect.arrayContaining(["shop::shelf", "shop::half"]));
    expect(await after("$x = shop::ha¦")).toEqual(["shop::half"]);
    expect(await after("notify { 'x': require => Package['¦'] }")).toEqual(["shop"]);
    expect(await after("# include sh¦")).toEqual([]);
    expect(await session.typed(eppFile, motd.replace("%= $greeting", "%= $g¦"))).toEqual(["greeting"]);
  },
  "completion: members": async (session) => {
    const after = (line: string) => session.typed(init, shop.replace("$half = shop::half($port)", line));
    expect(await after("shop::shelf { 'x': ¦ }")).toEqual(expect.arrayContaining(["size", "sorted", "require"]));
    expect(await after("class { 'shop::base': } class { 'shop': mo¦ }")).toEqual(["mode"]);
    expect(await after("file { '/x': own¦ }")).toEqual(["owner"]);
    expect(await after("$x = $facts['¦']")).toEqual(["hostname", "os"]);
    expect(await after("$x = $facts['os']['release']['m¦']")).toEqual(["major"]);
    const items = await session.completions(init, "$facts['os']['release']['m¦']");
    expect(items).toMatchObject([{ label: "major", detail: "'12'" }]);
  },
  "completion: values and words": async (session) => {
    const after = (line: string) => session.typed(init, shop.replace("$half = shop::half($port)", line));
    expect(await after("class { 'shop': mode => ¦ }")).toEqual(["'slow'", "'fast'"]);
    expect(await after("shop::shelf { 'x': sorted => ¦ }")).toEqual(["true", "false"]);
    expect(await after("service { 'x': ensure => r¦ }")).toEqual(["running"]);
    expect(await after("file { '/x': ensure => '¦' }")).toEqual(expect.arrayContaining(["directory", "link"]));
    expect(await after("unl¦")).toContain("unless");
  },
  "completion: files and keys": async (session) => {
    const after = (line: string) => session.typed(init, shop.replace("$half = shop::half($port)", line));
    expect(await after("$x = epp('shop/¦')")).toEqual(["shop/motd.epp"]);
    expect(await after("$x = template('¦')")).toEqual(["shop/shop.conf.erb"]);
    expect(await after("$x = lookup('shop::¦')")).toEqual(expect.arrayContaining(["shop::port", "shop::name"]));
    expect(await session.typed(data, `${common}shop::m¦\n`)).toEqual(["shop::mode"]);
    expect(await session.typed(data, `${common}x: "%{facts.os.¦}"\n`)).toEqual(["family", "release"]);
    expect(await session.typed(data, `${common}x: "%{lookup('shop::n¦')}"\n`)).toEqual(["shop::name"]);
    expect(await session.typed(data, `${common}classes:\n  - sh¦\n`)).toEqual(
      expect.arrayContaining(["shop", "shop::base"]),
    );
  },
};
