import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { clientOf, place, type Client } from "@cairn/language-server/testing";
import { language } from "../../src/cli/language.js";

const root = mkdtempSync(join(tmpdir(), "mupuppet-ruby-types-"));
const init = "modules/house/manifests/init.pp";
const types = "modules/house/lib/puppet/type";
const door = `${types}/door.rb`;
const metaparameters = ["noop", "schedule", "audit", "loglevel", "alias", "tag"].concat(
  ["require", "subscribe", "before", "notify", "stage"], //
);

let client: Client;
let exit: Promise<number>;
let manifest: string;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, "ruby-types"), root, { recursive: true });
  manifest = readFileSync(join(root, init), "utf8");
  ({ client, exit } = clientOf(language, root));
  await client.initialize({
    workspace: { configuration: true, didChangeWatchedFiles: { dynamicRegistration: true } },
  });
  expect(await client.open(init, manifest)).toEqual([]);
}, 30_000);
afterAll(async () => {
  await client.end();
  expect(await exit).toBe(0);
  rmSync(root, { recursive: true });
});

interface Item {
  readonly label: string;
  readonly detail?: string;
  readonly documentation?: { readonly value: string };
}

/** The completions at the end of some code in another class, where the whole file is being written. */
async function complete(code: string): Promise<readonly Item[]> {
  const name = "modules/house/manifests/garden.pp";
  const text = `class house::garden {\n  ${code}`;
  await client.open(name, text);
  const [line, character] = [text.split("\n").length - 1, text.length - text.lastIndexOf("\n") - 1];
  const { items } = await client.at<{ items: readonly Item[] }>("completion", name, line, character);
  client.close(name);
  return items;
}

async function labels(code: string): Promise<readonly string[]> {
  return (await complete(code)).map(({ label }) => label);
}

async function hover(mark: string, name = init, text = manifest): Promise<string | undefined> {
  const { character, line } = place(text, mark);
  return (await client.at<{ contents: { value: string } } | null>("hover", name, line, character))?.contents.value;
}

interface Location {
  readonly uri: string;
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

async function places(method: string, mark: string, more?: object): Promise<readonly string[]> {
  const { character, line } = place(manifest, mark);
  const found = await client.at<readonly Location[]>(method, init, line, character, more);
  return found
    .map(({ range: { start }, uri }) => `${uri.slice(client.uri("").length)}:${start.line + 1}:${start.character + 1}`)
    .sort();
}

/** Changes a file on the disk, as another program does; `undefined` deletes it. */
function save(name: string, text: string | undefined): void {
  if (text === undefined) rmSync(join(root, name));
  else writeFileSync(join(root, name), text);
  client.onDisk(name, text === undefined ? 3 : 2);
}

it("completes the attributes of a type, with what its Ruby says of them", async () => {
  const items = await complete("door { 'x': ");
  expect(items.slice(0, -metaparameters.length)).toMatchObject([
    { label: "ensure", detail: "property", documentation: { value: "Whether there is a door." } },
    { label: "name", detail: "parameter", documentation: { value: "The wall that the door is in." } },
    {
      label: "color",
      detail: "property",
      documentation: { value: "What it is painted with: a color, or #{6 + 1} characters." },
    },
    { label: "squeaks", detail: "parameter" },
    { label: "width", detail: "property", documentation: { value: "The width in millimetres." } },
    { label: "height", detail: "property", documentation: { value: "The height in millimetres." } },
    { label: "hinges" },
  ]);
  expect(items.slice(-metaparameters.length).map(({ label }) => label)).toEqual(metaparameters);
});

it("completes the attributes of a type with the Resource API, with their types", async () => {
  expect((await complete("window { 'x': ")).slice(0, -metaparameters.length)).toMatchObject([
    { label: "ensure", detail: "Enum[present, absent]", documentation: { value: "Whether it is there." } },
    { label: "name", detail: "String", documentation: { value: "The name of the room." } },
    {
      label: "position",
      detail: 'Variant[Enum["open", "ajar", "true"], Boolean]',
      documentation: { value: "How it is." },
    },
  ]);
});

it("completes values, quoted where Puppet needs it", async () => {
  expect(await labels("door { 'x': ensure => ")).toEqual(["present", "absent", "walled_up"]);
  expect(await labels("door { 'x': color => ")).toEqual(["red", "dark-green", "'RAL 3020'", "'undef'"]);
  expect(await labels("door { 'x': color => dark-")).toEqual(["dark-green"]);
  expect(await labels("door { 'x': color => 'RAL 3")).toEqual(["RAL 3020"]);
  expect(await labels("door { 'x': squeaks => ")).toEqual(["true", "false"]);
  expect(await labels("door { 'x': width => ")).toEqual([]);
  expect(await labels("window { 'x': position => ")).toEqual(["open", "ajar", "'true'", "true", "false"]);
});

it("completes the names of types, in modules and in the folder itself", async () => {
  expect(await labels("doo")).toEqual(["door"]);
  expect(await labels("windo")).toEqual(["window"]);
  expect(await labels("gat")).toEqual(["gate"]);
  expect(await labels("require => Doo")).toEqual(["Door"]);
  expect(await labels("register")).toEqual([]);
  expect((await complete("gate { 'x': ")).map(({ label }) => label)).toEqual(["name", "height", ...metaparameters]);
});

it("shows a type", async () => {
  const expected = `\`\`\`rb
Puppet::Type.newtype(:door) do
\`\`\`

Doors are hung before they are painted.

*${door}*

---

A door in a wall.

    door { 'front': color => red }

A type of resources with the attributes \`ensure\`, \`name\`, \`color\`, \`squeaks\`, \`width\`, \`height\`, \`hinges\`, and those of all resources.`;
  expect(await hover("do¦or { 'front'")).toContain(expected);
  expect(await hover("Do¦or['front']")).toBe(expected);
  expect(await hover("Do¦or {")).toBe(expected);
  expect(await hover("win¦dow { 'kitchen'")).toBe(`\`\`\`rb
Puppet::ResourceApi.register_type(
\`\`\`

*${types}/window.rb*

---

A window,
which may be open.

A type of resources with the attributes \`ensure\`, \`name\`, \`position\`, and those of all resources.`);
});

it("shows an attribute", async () => {
  expect(await hover("co¦lor => red")).toContain(`\`\`\`rb
newproperty(:color) do
\`\`\`

*${door}*

---

What it is painted with: a color, or #{6 + 1} characters.

An attribute of \`door\`: \`red\`, \`dark-green\`, \`'RAL 3020'\`, \`'undef'\`, \`/^#\\h{6}$/\`.`);
  expect(await hover("posi¦tion => ajar")).toContain(`How it is.

An attribute of \`window\`: \`open\`, \`ajar\`, \`'true'\`, \`true\`, \`false\`.`);
  expect(await hover("squ¦eaks => false")).toContain("An attribute of `door`: `true`, `false`.");
  expect(await hover("hin¦ges => 3")).toContain("An attribute of `door`.");
});

it("leads to the Ruby of a type and of an attribute", async () => {
  for (const mark of ["do¦or { 'front'", "Do¦or['front']", "Do¦or {"])
    expect(await places("definition", mark)).toEqual([`${door}:4:23`]);
  for (const mark of ["win¦dow { 'kitchen'", "Win¦dow['kitchen']"])
    expect(await places("definition", mark)).toEqual([`${types}/window.rb:3:21`]);
  expect(await places("typeDefinition", "door { 'fr¦ont'")).toEqual([`${door}:4:23`]);
  expect(await places("definition", "co¦lor => red")).toEqual([`${door}:22:16`]);
  expect(await places("definition", "wid¦th => 900")).toEqual([`${door}:31:6`]);
  expect(await places("definition", "squ¦eaks => false")).toEqual([`${door}:29:13`]);
  expect(await places("definition", "posi¦tion => ajar")).toEqual([`${types}/window.rb:13:5`]);
  // A helper in another file creates it.
  expect(await places("definition", "hin¦ges => 3")).toEqual([]);
});

it("finds the uses of a type, and doesn't rename what Ruby defines", async () => {
  expect(await places("references", "do¦or { 'front'", { context: { includeDeclaration: true } })).toEqual([
    `${door}:4:23`,
    `${init}:11:3`,
    `${init}:12:3`,
    `${init}:3:3`,
  ]);
  const { character, line } = place(manifest, "do¦or { 'front'");
  await expect(client.at("rename", init, line, character, { newName: "portal" })).rejects.toThrow(
    "Ruby defines this name, and uses it in more places",
  );
});

it("lists a type and its attributes as symbols", async () => {
  const found = await client.request<readonly { name: string; containerName: string; location: Location }[]>(
    "workspace/symbol",
    { query: "door" },
  );
  expect(found.map(({ location, name }) => `${name} ${location.uri.slice(client.uri("").length)}`)).toContain(
    `door ${door}`,
  );
  void client.open(door, readFileSync(join(root, door), "utf8"));
  const outline = await client.of<readonly { name: string; children: readonly { name: string }[] }[]>(
    "documentSymbol",
    door,
  );
  expect(outline.map(({ children, name }) => [name, children.map((child) => child.name)])).toEqual([
    ["door", ["ensure", "name", "color", "squeaks", "width", "height"]],
  ]);
  client.close(door);
});

it("follows changes of the Ruby, in an editor and on the disk", async () => {
  const ruby = readFileSync(join(root, door), "utf8");
  const added = ruby.replace("newparam(:squeaks", "newproperty(:bell) { newvalues(:ding) }\n  newparam(:squeaks");
  void client.open(door, added);
  expect(await labels("door { 'x': b")).toEqual(["bell", "before"]);
  expect(await labels("door { 'x': bell => ")).toEqual(["ding"]);
  client.close(door);
  expect(await labels("door { 'x': b")).toEqual(["before"]);
  save(door, added);
  expect(await labels("door { 'x': b")).toEqual(["bell", "before"]);
  save(door, ruby.replace(":door", ":portal"));
  expect(await labels("door { 'x': co")).toEqual([]);
  save(door, ruby);
});

it("keeps a type whose Ruby has a syntax error, or is too long", async () => {
  const ruby = readFileSync(join(root, door), "utf8");
  for (const text of [ruby.replace(/end\s*$/, ""), `${ruby}# ${"x".repeat(300_000)}\n`]) {
    save(door, text);
    expect(await labels("doo")).toEqual(["door"]);
    expect(await places("definition", "do¦or { 'front'")).toEqual([`${door}:4:14`]);
  }
  // It still runs, which shows its attributes.
  expect(await labels("door { 'x': co")).toEqual(["color"]);
  save(door, ruby);
});

it.each([
  ["never ends", "loop { }"],
  ["takes all memory", "text = 'x'; loop { text = text + text }"],
  ["defines attributes without end", 'number = 0; loop { newparam("a#{number += 1}") }'],
  ["nests deeply", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ["isn't text", "\0\u00ff"],
])("answers when the Ruby of a type %s", async (_, body) => {
  const file = `${types}/hostile.rb`;
  save(file, `Puppet::Type.newtype(:hostile) do\n  newparam(:name)\n  ${body}\nend\n`);
  expect(await labels("hostile { 'x': not")).toEqual(["notify"]);
  expect(await labels("door { 'x': co")).toEqual(["color"]);
  save(file, undefined);
  expect(client.log).toEqual([]);
});

it("forgets a type that is deleted", async () => {
  save(door, undefined);
  expect(await labels("doo")).toEqual([]);
  expect(await labels("door { 'x': ")).toEqual(metaparameters);
  expect(await places("definition", "do¦or { 'front'")).toEqual([]);
  expect(await hover("Do¦or['front']")).toBeUndefined();
});
