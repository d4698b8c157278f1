import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, matchesGlob } from "node:path";
import * as stub from "./vscode.js";

jest.unstable_mockModule("vscode", () => stub, { virtual: true });
/** The editor's client of the protocol can't run outside of the editor. */
const clients: { id: string; server: never; options: never; running: boolean }[] = [];
class LanguageClient {
  private readonly entry;
  constructor(id: string, _name: string, server: never, options: never) {
    clients.push((this.entry = { id, server, options, running: false }));
  }
  start = () => Promise.resolve(void (this.entry.running = true));
  stop = () => Promise.resolve(void (this.entry.running = false));
}
jest.unstable_mockModule("vscode-languageclient/node", () => ({ LanguageClient }));

const { activate, deactivate } = await import("../src/extension.js");
const { isTypeArm } = await import("../src/detect.js");
const { pageOf } = await import("../src/graph.js");
const { wordsOfSettings } = await import("../src/settings.js");
const { world } = stub;
const manifest = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8"));
const context = { extensionPath: "/extension", subscriptions: [], extension: { packageJSON: manifest } } as never;

beforeEach(() => {
  clients.length = 0;
  Object.assign(world, { settings: {}, documents: [], active: undefined, messages: [], shown: [], pages: [] });
});

/** A program that answers with what it was given. */
function echo(status = 0): string {
  const file = join(mkdtempSync(join(tmpdir(), "cairn-vscode-")), "echo.mjs");
  const code = `#!${process.execPath}
let input = ""; for await (const chunk of process.stdin) input += chunk;
process.stdout.write(JSON.stringify({ words: process.argv.slice(2), input }));
process.stderr.write("a.sf:1:1: error: a reason\\nmore\\n"); process.exitCode = ${status};`;
  writeFileSync(file, code);
  chmodSync(file, 0o755);
  return file;
}

describe("servers", () => {
  it("are started once for each language, with the command that comes with the extension", async () => {
    world.documents = [
      stub.document("/a.sf", "smartfrog", ""),
      stub.document("/b.sf", "smartfrog", ""),
      stub.document("/c.md", "markdown", ""),
    ];
    await activate(context);
    expect(clients).toHaveLength(1);
    expect(clients[0]).toMatchObject({
      ...{ id: "cairn.smartfrog", running: true },
      server: {
        command: process.execPath,
        args: ["/extension/servers/smartfrog/smartfrog.mjs", "lsp"],
        options: { env: { ELECTRON_RUN_AS_NODE: "1" } },
      },
      options: { documentSelector: [{ scheme: "file", language: "smartfrog" }] },
    });
    await deactivate();
    expect(clients[0]!.running).toBe(false);
  });

  it("may read git for Puppet, in a folder that is trusted", async () => {
    world.documents = [stub.document("/site.pp", "puppet", "class a { }")];
    await activate(context);
    expect(clients[0]).toMatchObject({
      server: { args: ["/extension/servers/mupuppet/mupuppet.mjs", "lsp", "--git"] },
    });
    await deactivate();
  });

  it("serve what belongs to Puppet's manifests: data, facts, templates", async () => {
    world.documents = [stub.document("/site.pp", "puppet", "class a { }")];
    await activate(context);
    const { documentSelector } = clients[0]!.options as { documentSelector: { pattern?: string }[] };
    const patterns = documentSelector.flatMap(({ pattern }) => pattern ?? []);
    const isServed = (path: string) => patterns.some((pattern) => matchesGlob(path, pattern));
    for (const path of ["/r/data/node/a.yaml", "/r/hiera.yaml", "/r/facts/a.json", "/r/m/templates/d/a.erb"])
      expect([path, isServed(path)]).toEqual([path, true]);
    expect(isServed("/r/docker-compose.yaml")).toBe(false);
    await deactivate();
  });

  it("are the user's own where a setting names one", async () => {
    world.settings = { mupuppet: { command: "/usr/local/bin/mupuppet" } };
    world.documents = [stub.document("/site.pp", "puppet", "class a { }")];
    await activate(context);
    expect(clients[0]).toMatchObject({ server: { command: "/usr/local/bin/mupuppet", args: ["lsp"] } });
    await world.commands.get("cairn.restart")!();
    expect(clients.map(({ running }) => running)).toEqual([false, true]);
  });

  it("know type-arm from Puppet by what a text declares", async () => {
    const types = stub.document("/user.pp", "puppet", "type User {\n  attr name, String\n}\n");
    world.documents = [types];
    await activate(context);
    expect(types.languageId).toBe("type-arm");
    expect(isTypeArm("type Foo = Integer\nclass a { }")).toBe(false);
    expect(isTypeArm(readFileSync(join(import.meta.dirname, "../../../examples/type-arm/network.pp"), "utf8"))).toBe(
      true,
    );
    expect(isTypeArm(readFileSync(join(import.meta.dirname, "../../../examples/mupuppet/site.pp"), "utf8"))).toBe(
      false,
    );
  });
});

describe("commands", () => {
  beforeEach(async () => {
    await activate(context);
    world.settings = { smartfrog: { command: echo(), merge: true, includePath: ["lib", "more"] } };
    world.active = stub.document("/work/site.sf", "smartfrog", "sfConfig extends { }");
  });

  it("compile what is in the editor, saved or not", async () => {
    await world.commands.get("cairn.compile")!();
    const words = [
      "compile",
      "--format",
      "json",
      "--merge",
      "--include-path=lib",
      "--include-path=more",
      "--stdin-filename=/work/site.sf",
      "--",
      "-",
    ];
    expect(world.shown).toEqual([
      { name: "site.sf.json", text: JSON.stringify({ words, input: "sfConfig extends { }" }) },
    ]);
  });

  it("explain the path that is asked for", async () => {
    world.input = "web:port";
    await world.commands.get("cairn.explain")!();
    expect(JSON.parse(world.shown[0]!.text)).toMatchObject({
      words: expect.arrayContaining(["explain", "-", "web:port"]),
    });
  });

  it("compare with the file that is chosen, and show nothing without one", async () => {
    world.chosenFile = undefined;
    await world.commands.get("cairn.diff")!();
    expect(world.shown).toEqual([]);
    world.settings = { smartfrog: { command: echo(2) } };
    world.chosenFile = "/work/other.sf";
    await world.commands.get("cairn.diff")!();
    expect(JSON.parse(world.shown[0]!.text)).toMatchObject({
      words: expect.arrayContaining(["diff", "/work/other.sf", "-"]),
    });
  });

  it("draw in a page in which nothing can run", async () => {
    await world.commands.get("cairn.graph")!();
    expect(world.pages).toMatchObject([{ title: "Graph of site.sf", enableScripts: false }]);
    expect(pageOf("<?xml?><svg><script>alert(1)</script></svg>")).toMatch(/default-src 'none'.*<svg>/s);
  });

  it("say why one failed, or can't be run, or has no program", async () => {
    world.settings = { smartfrog: { command: echo(1) } };
    await world.commands.get("cairn.compile")!();
    world.settings = { smartfrog: { command: "/nowhere/smartfrog" } };
    await world.commands.get("cairn.compile")!();
    world.active = undefined;
    await world.commands.get("cairn.compile")!();
    expect(world.messages).toEqual([
      "smartfrog compile: a.sf:1:1: error: a reason",
      expect.stringMatching(/^smartfrog can.t be run: .*spawn .nowhere.smartfrog ENOENT$/),
      "Open a program of SmartFrog, CF2, Puppet or type-arm first.",
    ]);
  });
});

describe("settings", () => {
  const wordsOf = (command: string, options: object) =>
    wordsOfSettings(command, { get: () => options } as never, manifest);

  it("become words of the command line, a value in the word of its option", () => {
    const options = { command: "x", node: "web1", legacyFacts: false, facts: "", modulepath: ["a", "--b"] };
    expect(wordsOf("mupuppet", { ...options, inlayHints: true })).toEqual([
      "--node=web1",
      "--no-legacy-facts",
      "--modulepath=a",
      "--modulepath=--b",
    ]);
    expect(wordsOf("cf2", { Wdup: true })).toEqual(["-Wdup"]);
  });

  it("that need the user's trust, or that nobody has declared, never become options", () => {
    const hostile = { trustConfig: true, rememberTrust: true, config: "evil.json", output: "/etc/passwd", o: "x" };
    const more = { maxOutput: 0, maxMemory: 0, ruby: true, "functions=evil": true, __proto__: { functions: "evil" } };
    for (const command of ["smartfrog", "cf2", "mupuppet"])
      expect(wordsOf(command, { ...hostile, ...more, functions: "evil" })).toEqual([]);
    expect(wordsOf("type-arm", { ...hostile, ...more, functions: "core" })).toEqual(["--functions=core"]);
  });

  it("of another type than declared are skipped, so that no option takes the next word as its value", () => {
    const hostile = {
      profile: true,
      hieraConfig: true,
      legacyFacts: "x",
      facts: [true, "a", ["b"], {}],
      node: ["--x"],
    };
    expect(wordsOf("mupuppet", hostile)).toEqual(["--facts=a", "--node=--x"]);
    expect(wordsOf("type-arm", { functions: true, lenient: [true, "--trust-config"] })).toEqual(["--lenient"]);
  });
});
