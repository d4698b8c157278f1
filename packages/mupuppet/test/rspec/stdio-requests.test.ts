import { describe, expect, it } from "@jest/globals";
import type { ByteStreams } from "@cairn/cli-kit";
import { memoryHost } from "@cairn/cli-kit/testing";
import { runStdio } from "../../src/cli/stdio/run-stdio.js";

const modules = {
  "m/web/manifests/init.pp": "class web($port = 80) { notify { \"${facts['kernel']} ${port}\": } }",
};

interface Answer {
  readonly id?: unknown;
  readonly error?: string;
  readonly catalog?: { readonly resources: readonly { readonly type: string; readonly title: string }[] };
  readonly exported?: readonly { readonly title: string }[];
}

/** What is answered to some pieces of input, whatever their ends. */
async function answers(pieces: readonly (string | Uint8Array)[], files: Readonly<Record<string, string>> = modules) {
  const written: string[] = [];
  const streams: ByteStreams = {
    onBytes: (listener) => pieces.forEach((piece) => listener(Buffer.from(piece))),
    onEnd: (listener) => listener(),
    write: async (bytes) => void written.push(Buffer.from(bytes).toString()),
  };
  const exitCode = await runStdio({}, { ...memoryHost({ files }), openStreams: () => streams });
  return { exitCode, all: written.map((line) => JSON.parse(line) as Answer) };
}

const ask = (request: object): string => `${JSON.stringify({ node: "n1", modulepath: ["m"], ...request })}\n`;
const notifies = ({ catalog }: Answer): unknown =>
  catalog?.resources.filter(({ type }) => type === "Notify").map(({ title }) => title);

describe("serve --stdio", () => {
  it("answers each line with its id", async () => {
    const line = ask({ id: "a", code: "include web", facts: { kernel: "Linux" } });
    const { all, exitCode } = await answers([line, line.replace('"a"', "2").replace("Linux", "Plan 9")]);
    expect([all.map(({ id }) => id), all.map(notifies), exitCode]).toEqual([
      ["a", 2],
      [["Linux 80"], ["Plan 9 80"]],
      0,
    ]);
  });

  it("reads lines however they are cut, and a last one without an end", async () => {
    const text = Buffer.from(ask({ code: "notify { 'ü': }" }).repeat(3).trimEnd());
    const pieces = Array.from({ length: Math.ceil(text.length / 7) }, (_, index) =>
      text.subarray(index * 7, index * 7 + 7),
    );
    expect((await answers(pieces)).all.map(notifies)).toEqual([["ü"], ["ü"], ["ü"]]);
  });

  it("gives what is exported beside the catalog, never in it", async () => {
    const { all } = await answers([ask({ code: "@@notify { 'x': }" })]);
    expect([notifies(all[0]!), all[0]!.exported?.map(({ title }) => title)]).toEqual([[], ["x"]]);
  });

  it("has trusted data, parameters and facts of the server", async () => {
    const code = "notify { \"${trusted['extensions']['role']} ${site} ${server_facts['serverversion']}\": }";
    const request = { trusted: { extensions: { role: "web" } }, parameters: { site: "north" } };
    const { all } = await answers([ask({ code, ...request, serverFacts: { serverversion: "8.1" } })]);
    expect(notifies(all[0]!)).toEqual(["web north 8.1"]);
  });

  it.each([
    ["include nope", "Could not find class ::nope for n1 (line: 1, column: 1) on node n1"],
    ["class { 'nope': }", "Could not find declared class nope (line: 1, column: 1) on node n1"],
    [
      "class a inherits nope { } include a",
      "Could not find parent resource type '::nope' of type hostclass (line: 1, column: 18) on node n1",
    ],
    ["nope { 'a': }", "Unknown resource type: 'nope' (line: 1, column: 1) on node n1"],
    ['notify { "${nope}": }', "Unknown variable: 'nope'. (line: 1, column: 13) on node n1"],
    [
      "notify { 'a': } notify { 'a': }",
      "Duplicate declaration: Notify[a] is already declared at (line: 1); cannot redeclare (line: 1, column: 17) on node n1",
    ],
    [
      "class a { } class a { }",
      "Class 'a' is already defined (line: 1); cannot redefine (line: 1, column: 13) on node n1",
    ],
    ["class { 'web': colour => 1 }", "Class[Web]: has no parameter named 'colour' (line: 1, column: 1) on node n1"],
  ])("words errors as Puppet does: %s", async (code, error) => {
    expect((await answers([ask({ code, strict: true })])).all).toEqual([{ error }]);
  });

  it.each([
    ["no json", "a request is an object of JSON on one line"],
    ["[]", "a request is an object of JSON on one line"],
    ['{"id":7,"code":""}', "`node` is missing"],
    ['{"code":1,"node":"a"}', "`code` must be a string"],
    ['{"code":"","node":"a","modulepath":[1]}', "`modulepath` must be a list of strings"],
    ['{"code":"","node":"a","profile":"puppet3"}', "there is no profile `puppet3`; write one of "],
    ['{"code":"","node":"a","__proto__":{}}', "a request has no `__proto__`; it may have id, code, "],
  ])("refuses what isn't a request, and goes on: %s", async (line, problem) => {
    const { all, exitCode } = await answers([`${line}\n\n`, ask({ code: "" })]);
    expect([all[0]!.error?.startsWith(problem), all[1]!.catalog !== undefined, exitCode]).toEqual([true, true, 0]);
  });

  it("ends at a line that is too long", async () => {
    const { all, exitCode } = await answers([Buffer.alloc(65 * 1024 * 1024, 97), ask({ code: "" })]);
    expect([all, exitCode]).toEqual([[{ error: expect.stringContaining("nothing more is read") }], 1]);
  });

  it("reads modules once, until a request says that they have changed", async () => {
    const files: Record<string, string> = { ...modules };
    const written: Answer[] = [];
    let send: (bytes: Uint8Array) => void = () => undefined;
    let end = (): void => undefined;
    const host = memoryHost({ files });
    const streams: ByteStreams = {
      onBytes: (listener) => (send = listener),
      onEnd: (listener) => (end = listener),
      write: async (bytes) => void written.push(JSON.parse(Buffer.from(bytes).toString()) as Answer),
    };
    const running = runStdio({}, { ...host, openStreams: () => streams });
    const request = async (more: object): Promise<unknown> => {
      const before = written.length;
      send(Buffer.from(ask({ code: "include web", facts: { kernel: "k" }, ...more })));
      while (written.length === before) await new Promise((resolve) => setImmediate(resolve));
      return notifies(written.at(-1)!);
    };
    expect(await request({})).toEqual(["k 80"]);
    host.writeFile("m/web/manifests/init.pp", ["class web { notify { 'new': } }"]);
    expect(await request({})).toEqual(["k 80"]);
    expect(await request({ reload: true })).toEqual(["new"]);
    end();
    expect(await running).toBe(0);
  });
});
