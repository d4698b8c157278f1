import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { clientOf, type Client } from "@cairn/language-server/testing";
import { language } from "../../src/cli/language.js";

const root = mkdtempSync(join(tmpdir(), "mupuppet-lens-"));
const base = "site-modules/profile/manifests/base.pp";
const web = "site-modules/profile/manifests/web.pp";
const chrony = "modules/chrony/manifests/init.pp";

interface Lens {
  readonly command: { readonly title: string; readonly command: string; readonly arguments?: readonly unknown[] };
}

const git = (...words: string[]) =>
  expect(spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...words], { cwd: root }).status).toBe(0);
const textOf = (name: string) => readFileSync(join(root, name), "utf8");

async function titles(client: Client, name: string): Promise<string[]> {
  const lenses = await client.of<Lens[]>("codeLens", name);
  return lenses.map(({ command: { title } }) => title);
}

beforeAll(() => {
  cpSync(join(import.meta.dirname, "../../../../examples/control-repo"), root, { recursive: true });
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "first");
});
afterAll(() => rmSync(root, { recursive: true }));

/** Runs `use` with a client of a server that was started with `words`. */
async function withClient(settings: object, words: readonly string[], use: (client: Client) => Promise<void>) {
  const { client, exit } = clientOf(language, root, settings, words);
  const { capabilities } = await client.initialize();
  expect(capabilities.codeLensProvider).toEqual({});
  await use(client);
  await client.end();
  expect(await exit).toBe(0);
}

it(
  "counts the listed nodes that get a class, also in a text that isn't saved",
  () =>
    withClient({ nodes: "nodes.txt" }, [], async (client) => {
      await client.open(base, textOf(base));
      await client.open(web, textOf(web));
      expect(await titles(client, base)).toEqual(["10 of 10 listed nodes get this class"]);
      expect(await titles(client, web)).toEqual(["4 of 10 listed nodes get this class"]);
      await client.change(web, { text: textOf(web).replace("class profile::web", "class profile::nobody") });
      expect(await titles(client, web)).toEqual(["0 of 10 listed nodes get this class; 4 have no catalog"]);
    }),
  60_000,
);

it(
  "tells what has changed on them since the last commit, if the server may run git",
  () =>
    withClient({ nodes: "nodes.txt" }, ["--git"], async (client) => {
      await client.open(base, textOf(base));
      await client.open(chrony, textOf(chrony));
      const all = "10 of 10 listed nodes get this class";
      expect(await titles(client, base)).toEqual([`${all}; nothing changes on them since the last commit`]);
      await client.change(base, { text: textOf(base).replace("  include chrony\n", "") });
      expect(await titles(client, base)).toEqual([`${all}; 10 of them changed since the last commit`]);
      const [lens] = await client.of<Lens[]>("codeLens", chrony);
      expect(lens!.command.title).toBe(
        "0 of 10 listed nodes get this class; 10 did at the last commit; 10 of them changed since the last commit",
      );
      const shown = await client.request<string>("workspace/executeCommand", lens!.command);
      expect(shown).toContain("web1.example.org");
      expect(shown).toContain("Class[Chrony]");
    }),
  60_000,
);

it("says why the nodes aren't known, and nothing where none are listed", async () => {
  await withClient({ nodes: "absent.txt" }, [], async (client) => {
    await client.open(base, textOf(base));
    expect(await titles(client, base)).toEqual([expect.stringContaining("absent.txt")]);
  });
  await withClient({}, [], async (client) => {
    await client.open(base, textOf(base));
    expect(await titles(client, base)).toEqual([]);
    expect(await client.request("workspace/executeCommand", { command: "cairn.mupuppet.showRemark" })).toBeNull();
  });
}, 60_000);
