import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { clientOf, place, type Client } from "@cairn/language-server/testing";
import { language } from "../../src/cli/language.js";
import { eventually } from "@cairn/testing";

const root = mkdtempSync(join(tmpdir(), "mupuppet-lsp-"));
const database = "site-modules/profile/manifests/database.pp";
const web = "site-modules/profile/manifests/web.pp";
const base = "site-modules/profile/manifests/base.pp";

let client: Client;
let exit: Promise<number>;
const sources = new Map<string, string>();

beforeAll(async () => {
  cpSync(join(import.meta.dirname, "../../../../examples/control-repo"), root, { recursive: true });
  const settings = { inlayHints: true, mupuppet: { node: "db1.example.org", facts: "facts/db1.yaml" } };
  ({ client, exit } = clientOf(language, root, settings));
  await client.initialize();
  for (const name of [database, web, base]) {
    sources.set(name, readFileSync(join(root, name), "utf8"));
    expect(await client.open(name, sources.get(name)!)).toEqual([]);
  }
}, 30_000);
afterAll(async () => {
  await client.end();
  expect(await exit).toBe(0);
  rmSync(root, { recursive: true });
});

interface Position {
  readonly line: number;
  readonly character: number;
}

function edited(
  text: string,
  edits: readonly { readonly newText: string; readonly range: { readonly start: Position; readonly end: Position } }[],
): string {
  const lines = text.split("\n");
  const offset = ({ character, line }: Position) =>
    lines.slice(0, line).join("\n").length + Math.min(line, 1) + character;
  const last = [...edits].sort((left, right) => offset(right.range.start) - offset(left.range.start));
  return last.reduce(
    (all, { newText, range }) => all.slice(0, offset(range.start)) + newText + all.slice(offset(range.end)),
    text,
  );
}

interface Found {
  readonly uri: string;
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

function at<T>(method: string, name: string, mark: string, more?: object): Promise<T> {
  const { character, line } = place(sources.get(name)!, mark);
  return client.at(method, name, line, character, more);
}

async function places(found: Promise<readonly Found[]>): Promise<string[]> {
  const shown = (await found).map(
    ({ range: { start }, uri }) => `${uri.slice(client.uri("").length)}:${start.line + 1}:${start.character + 1}`,
  );
  return shown.sort();
}

it("leads from a class parameter to the data that sets it, and from the data back", async () => {
  expect(await places(at("definition", database, "]] $pass¦word"))).toEqual([
    `data/node/db1.example.org.yaml:1:1`,
    `${database}:4:32`,
  ]);
  const data = "data/node/db1.example.org.yaml";
  sources.set(data, readFileSync(join(root, data), "utf8"));
  void client.open(data, sources.get(data)!);
  expect(await places(at("definition", data, "::pass¦word"))).toEqual([`${database}:4:32`]);
  expect(await places(at("definition", data, "profile::data¦base::password"))).toEqual([`${database}:2:7`]);
});

it("leads from a class to its definition, from a type to its alias, from a template's name to the file", async () => {
  expect(await places(at("definition", base, "include chr¦ony"))).toEqual(["modules/chrony/manifests/init.pp:2:7"]);
  expect(await places(at("definition", web, "class { 'ngi¦nx'"))).toEqual(["modules/nginx/manifests/init.pp:2:7"]);
  expect(await places(at("definition", web, "nginx::si¦te {"))).toEqual(["modules/nginx/manifests/site.pp:2:8"]);
  expect(await places(at("definition", base, "Profile::Adm¦in"))).toEqual(["site-modules/profile/types/admin.pp:2:6"]);
  expect(await places(at("definition", database, "epp('profile/post¦gresql"))).toEqual([
    "site-modules/profile/templates/postgresql.conf.epp:1:1",
  ]);
});

it("leads from an attribute of a class to its parameter, and from a variable of a lambda to that", async () => {
  expect(await places(at("definition", web, "wor¦kers => $"))).toEqual(["modules/nginx/manifests/init.pp:3:15"]);
  expect(await places(at("definition", web, "* => $si¦te"))).toEqual([`${web}:7:24`]);
});

it("leads from a parameter to the alias of its type, and from a resource to what declares it", async () => {
  expect(await places(at("typeDefinition", base, "Profile::Admin] $adm¦ins"))).toEqual([
    "site-modules/profile/types/admin.pp:2:6",
  ]);
  expect(await places(at("typeDefinition", web, "nginx::si¦te {"))).toEqual(["modules/nginx/manifests/site.pp:2:8"]);
});

it("explains what is asked for by a code action", async () => {
  const start = place(sources.get(database)!, "]] $pass¦word");
  const context = { diagnostics: [], only: ["source.explain.cairn"] };
  const [action] = await client.of<{ command: { command: string; arguments: unknown[] } }[]>("codeAction", database, {
    range: { start, end: start },
    context,
  });
  const { arguments: words, command } = action!.command;
  const answer = await client.request<string>("workspace/executeCommand", { command, arguments: words });
  expect(answer).toContain("Class[Profile::Database][password] = Sensitive [value redacted]");
  expect(await client.request("workspace/executeCommand", { command, arguments: [{ uri: 7 }] })).toBeNull();
});

it("finds who uses a class, in manifests and data", async () => {
  const found = await places(at("references", base, "class profile::ba¦se", { context: { includeDeclaration: true } }));
  expect(found).toEqual(
    expect.arrayContaining([`${base}:6:7`, "site-modules/role/manifests/web.pp:3:11", "data/common.yaml:13:1"]),
  );
});

it("tells who includes a class, and what it includes", async () => {
  const [item] = await at<{ name: string }[]>("prepareCallHierarchy", base, "class profile::ba¦se");
  const incoming = await client.request<{ from: { name: string } }[]>("callHierarchy/incomingCalls", { item });
  expect(incoming.map(({ from }) => from.name)).toContain("role::web");
  const outgoing = await client.request<{ to: { name: string } }[]>("callHierarchy/outgoingCalls", { item });
  expect(outgoing.map(({ to }) => to.name)).toEqual(expect.arrayContaining(["chrony", "firewall"]));
});

it("explains a value for the chosen node, secrets hidden, and says what `@param` says", async () => {
  const { contents } = await at<{ contents: { value: string } }>("hover", database, "]] $pass¦word");
  expect(contents.value).toContain("Class[Profile::Database][password] = Sensitive [value redacted]");
  expect(contents.value).toContain("data/node/db1.example.org.yaml:1:1");
  const message = await at<{ contents: { value: string } }>("hover", base, 'content => "${mess¦age}');
  expect(message.contents.value).toContain("what they are told then");
});

it("shows what attributes come to on the chosen node", async () => {
  const range = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
  const hints = await client.of<{ label: string }[]>("inlayHint", database, { range });
  expect(hints.map(({ label }) => label)).toEqual([
    "→ {3 attributes}",
    "→ Sensitive [value redacted]",
    expect.stringContaining("for db1.example.org"),
    "→ Sensitive [value redacted]",
  ]);
});

it("renames a parameter with its uses, its attributes and its data", async () => {
  const { changes } = await at<{ changes: Record<string, { newText: string }[]> }>("rename", base, "String $mess¦age", {
    newName: "greeting",
  });
  const files = Object.keys(changes).map((uri) => uri.slice(client.uri("").length));
  expect(files).toEqual(expect.arrayContaining([base, "data/common.yaml"]));
  expect(
    new Set(
      Object.values(changes)
        .flat()
        .map(({ newText }) => newText),
    ),
  ).toEqual(new Set(["greeting"]));
});

it("completes classes, attributes of types and of classes, values and variables", async () => {
  const after = async (line: string) => {
    const text = `class a (Integer $port) {\n  ${line}\n}\n`;
    await client.open("manifests/a.pp", text);
    const { items } = await client.at<{ items: { label: string }[] }>(
      "completion",
      "manifests/a.pp",
      1,
      line.length + 2,
    );
    return items.map(({ label }) => label);
  };
  expect(await after("include prof")).toEqual(expect.arrayContaining(["profile::base", "profile::web"]));
  expect(await after("file { '/x': mo")).toEqual(["mode"]);
  expect(await after("class { 'nginx': w")).toEqual(["workers"]);
  expect(await after("service { 'x': ensure => r")).toEqual(["running"]);
  expect(await after("$po")).toEqual(["port"]);
  expect(await after("notice($pr")).toEqual([]);
  expect(await after("# include pro")).toEqual([]);
});

it("keeps names outside of a mistake", async () => {
  const broken = sources.get(base)!.replace("include firewall", "include firewall\n  file { '/x': mode => ");
  const found = await client.change(base, { text: broken });
  expect(found[0]).toMatchObject({ severity: 1 });
  expect(await places(at("definition", base, "include chr¦ony"))).toEqual(["modules/chrony/manifests/init.pp:2:7"]);
  const symbols = await client.of<{ name: string }[]>("documentSymbol", base);
  expect(symbols.map(({ name }) => name)).toEqual(["profile::base"]);
  await client.change(base, { text: sources.get(base)! });
});

it("checks again what a change in another open text reaches", async () => {
  const init = "modules/nginx/manifests/init.pp";
  const text = readFileSync(join(root, init), "utf8");
  await client.open(init, text.replaceAll("workers", "processes"));
  await client.checked(web);
  const messages = () => client.diagnostics.get(client.uri(web))?.diagnostics.map(({ message }) => message);
  await eventually(() => expect(messages()?.join()).toContain("workers"));
}, 30_000);

it("formats the line and the block that were just finished", async () => {
  const typed = async (text: string, ch: string) => {
    await client.open("manifests/typed.pp", text.replace("¦", ""));
    const { character, line } = place(text.replace("¦", ""), text);
    const edits = await client.at<{ newText: string }[]>("onTypeFormatting", "manifests/typed.pp", line, character, {
      ch,
    });
    return edits.map(({ newText }) => newText);
  };
  expect(await typed("$a  =  1\nfile { '/x':\n      ensure=>file,\n}¦\n", "}")).toEqual(["  ensure => file,\n"]);
  expect(await typed("$a =  1\n¦\n$b = 2\n", "\n")).toEqual(["$a = 1\n"]);
  expect(await typed("$a  =  [1\n}¦\n", "}")).toEqual([]);
});

it("makes a literal a parameter", async () => {
  const extracted = async (marked: string) => {
    const text = marked.replace("¦", "");
    await client.open("manifests/extract.pp", text);
    const start = place(text, marked);
    const context = { diagnostics: [], only: ["refactor.extract"] };
    const actions = await client.of<{ title: string; edit: { changes: Record<string, never[]> } }[]>(
      "codeAction",
      "manifests/extract.pp",
      { range: { start, end: start }, context },
    );
    return actions.map(({ edit, title }) => [title, edited(text, Object.values(edit.changes).flat())]);
  };
  expect(await extracted("class a {\n  service { 'x': port => 4¦43 }\n}\n")).toEqual([
    [
      "Make `443` the parameter `$port` of `a`",
      "class a(\n  Integer $port = 443,\n) {\n  service { 'x': port => $port }\n}\n",
    ],
  ]);
  expect(await extracted("define d(\n  String $mode,\n) {\n  file { 'x': mode => '06¦44' }\n}\n")).toEqual([
    [
      "Make `'0644'` the parameter `$mode2` of `d`",
      "define d(\n  String $mode,\n  String $mode2 = '0644',\n) {\n  file { 'x': mode => $mode2 }\n}\n",
    ],
  ]);
  expect(await extracted("class a(String $b = 'x') {\n  $c = tr¦ue\n}\n")).toEqual([
    [
      "Make `true` the parameter `$value` of `a`",
      "class a(String $b = 'x', Boolean $value = true) {\n  $c = $value\n}\n",
    ],
  ]);
  for (const text of ["$a = 4¦43\n", "class a {\n  file { '/¦x': }\n}\n", 'class a {\n  $b = "x$¦{c}"\n}\n'])
    expect(await extracted(text)).toEqual([]);
});
