import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { RealCommand } from "./command.js";

/** Every third node fails, some warn, half of them export and the fifths collect. */
const site = `
define site::entry($port = 0) { notify { "\${title} \${port}": } }
$number = Integer(regsubst($trusted['certname'], '^\\D+', ''))
if $number % 3 == 0 { fail("no \${number}") }
if $number % 7 == 0 { notice($undefined_here) }
if $number % 2 == 0 { @@site::entry { "of \${number}": port => $number, tag => 'even' } }
if $number % 5 == 0 { Site::Entry <<| tag == 'even' |>> }
notify { "on \${facts['role']}": }
`;

/** How long a node takes isn't the same in each run. */
const slowest = /^slowest: (?:n\d+ \(\d+ ms\)(?:, |\n)){5}/m;

let command: RealCommand;
beforeAll(() => {
  command = new RealCommand();
  command.write({
    "site.pp": site,
    "slow.pp": `
      if $trusted['certname'] == 'n2' { Integer[1, 1000000000].each |$each| { $x = $each } }
      if $trusted['certname'] == 'n4' { $all = Integer[1, 30000000].map |$each| { [$each, $each] } notify { "\${all}": } }
      notify { 'x': }
    `,
  });
}, 120_000);
afterAll(() => command.remove());

function list(count: number): string {
  return Array.from({ length: count }, (_, index) => `n${index + 1}\n`).join("");
}

function compileAll(count: number, folder: string, ...words: string[]) {
  command.write({ "nodes.txt": list(count) });
  const { stderr, stdout, status } = command.run("compile", "site.pp", "--nodes", "nodes.txt", "-o", folder, ...words);
  // A part is too small for that.
  expect(slowest.test(stderr)).toBe(count >= 32 && !words.includes("--shard"));
  const told = stderr.replace(slowest, "");
  return { status, stderr: told, stdout: stdout.replaceAll(`${folder}/`, ""), files: command.contents(folder) };
}

test("any number of threads gives the same, in the same order", () => {
  const property = fc.property(fc.integer({ min: 33, max: 150 }), fc.integer({ min: 2, max: 5 }), (count, jobs) => {
    const folder = `out-${count}-${jobs}`;
    expect(compileAll(count, folder, "--jobs", String(jobs))).toEqual(compileAll(count, `${folder}-1`, "--jobs", "1"));
  });
  fc.assert(property, { numRuns: 3 });
}, 300_000);

test("what others export is collected, whatever the order of the nodes", () => {
  const { files } = compileAll(10, "collected");
  const notes = [...files["n5.json"]!.matchAll(/"title": "(of \d+ \d+)"/g)].map(([, title]) => title);
  // The sixth fails, and so exports nothing.
  expect(notes).toEqual(["of 2 2", "of 4 4", "of 8 8", "of 10 10"]);
  const own = [...files["n10.json"]!.matchAll(/"title": "(of \d+ \d+)"/g)].map(([, title]) => title);
  expect(own.sort()).toEqual(["of 10 10", "of 2 2", "of 4 4", "of 8 8"]);
}, 60_000);

test("a run that was killed goes on: nothing is lost, and nothing done twice", async () => {
  const whole = compileAll(400, "whole");
  const running = command.start("compile", "site.pp", "--nodes", "nodes.txt", "-o", "killed", "--jobs", "2");
  const closed = once(running, "close");
  let lines = 0;
  running.stdout!.on("data", (text: Buffer) => {
    lines += text.toString().split("\n").length - 1;
    if (lines > 40) running.kill("SIGKILL");
  });
  await closed;
  const before = recorded("killed");
  expect(before.length).toBeGreaterThan(40);
  expect(before.length).toBeLessThan(whole.stdout.split("\n").length);
  // As it is left when a file is half written.
  command.write({ [`killed/n400.json.${running.pid}.tmp`]: "{" });
  expect(compileAll(400, "killed", "--resume")).toEqual(whole);
  const good = recorded("killed").filter(([, failed]) => !failed);
  expect(new Set(good.map(([node]) => node)).size).toBe(good.length);
  expect(readdirSync(join(command.folder, "killed")).filter((name) => name.endsWith(".tmp"))).toEqual([]);
}, 200_000);

/** The nodes of the list of what is done, each with what it collects and whether it failed. */
function recorded(folder: string): [string, boolean][] {
  const lines = command.text(`${folder}/.mupuppet-nodes.ndjson`).split("\n").slice(1);
  return lines.flatMap((line): [string, boolean][] => {
    try {
      const { node, others, outcome } = JSON.parse(line) as {
        node: string;
        others: string;
        outcome: { done: { failure?: object } };
      };
      return [[`${node} ${others}`, outcome.done.failure !== undefined]];
    } catch {
      return [];
    }
  });
}

test("after a change everything is compiled again", () => {
  compileAll(40, "changed");
  command.write({ "site.pp": site.replace("on ${", "now on ${") });
  const { files } = compileAll(40, "changed", "--resume");
  command.write({ "site.pp": site });
  expect(files["n1.json"]).toContain("now on ");
}, 60_000);

test("a node that takes too long or too much memory ends alone, by name", () => {
  command.write({ "few.txt": list(5) });
  const limits = ["--node-timeout", "3", "--node-memory", "100", "--max-memory", "0"];
  const { status, stderr, stdout } = command.run(
    "compile",
    "slow.pp",
    "--nodes",
    "few.txt",
    "-o",
    "limited",
    ...limits,
  );
  expect(status).toBe(1);
  expect(stdout.split("\n").slice(0, 6)).toEqual([
    "[1/5] n1: 4 resources in limited/n1.json",
    expect.stringMatching(/^\[2\/5\] n2: failed: the node `n2` took longer than 3 s/),
    "[3/5] n3: 4 resources in limited/n3.json",
    expect.stringMatching(/^\[4\/5\] n4: failed: the node `n4` (?:needs more memory than 100 MiB|took longer)/),
    "[5/5] n5: 4 resources in limited/n5.json",
    "3 of 5 nodes compiled, 2 failed",
  ]);
  expect(stderr).toContain("mupuppet/node-ended");
}, 120_000);

test("nodes that may take less memory than a thread needs to start end, by name", () => {
  command.write({ "few.txt": list(3) });
  const words = ["compile", "slow.pp", "--nodes", "few.txt", "-o", "tiny", "--node-memory", "1", "--jobs", "2"];
  const { status, stdout } = command.run(...words);
  expect([status, stdout]).toEqual([1, expect.stringContaining("0 of 3 nodes compiled, 3 failed")]);
  expect(stdout.match(/the node `n\d` needs more memory than 1 MiB/g)).toHaveLength(3);
}, 120_000);

test("parts joined are the whole", () => {
  const { files, stdout } = compileAll(60, "one", "--exported-out", "all.ndjson");
  for (const part of [1, 2, 3]) compileAll(60, `part${part}`, "--shard", `${part}/3`, "--exported", "all.ndjson");
  const merged = command.run("merge", "part1", "part2", "part3", "-o", "joined");
  const summary = (text: string) => text.split("\n").filter((line) => /nodes compiled|resources in all/.test(line));
  expect(command.contents("joined")).toEqual(files);
  expect(summary(merged.stdout)).toEqual(summary(stdout));
  expect(merged.status).toBe(1);
}, 120_000);

test("a part that is missing or unfinished is told when the others are joined", () => {
  for (const part of [1, 2, 3]) compileAll(30, `third${part}`, "--shard", `${part}/3`);
  compileAll(30, "half1", "--shard", "1/2");
  const join = (...folders: string[]) => {
    const { status, stderr } = command.run("merge", ...folders, "-o", "some", "--diagnostics", "plain");
    return [status, stderr.split("\n").filter((line) => line.includes("nodes-file"))];
  };
  expect(join("third1", "third2", "third3")[1]).toEqual([]);
  expect(join("third3", "third1")).toEqual([1, [expect.stringContaining("there is no part 2/3 among the parts")]]);
  expect(join("third1", "half1")[1]).toEqual([
    expect.stringContaining("`third1` is one of 3 parts, but `half1` one of 2 parts"),
  ]);
  // As if it had been killed after two nodes.
  const lines = command.text("third2/.mupuppet-nodes.ndjson").split("\n");
  command.write({ "third2/.mupuppet-nodes.ndjson": `${lines.slice(0, 3).join("\n")}\n` });
  expect(join("third1", "third2", "third3")[1]).toEqual([
    expect.stringMatching(/`third2` isn't finished: \d of \d+ nodes/),
  ]);
  compileAll(30, "third2", "--shard", "2/3", "--resume");
  expect(join("third1", "third2", "third3")[1]).toEqual([]);
}, 120_000);

test("a list of what is done that is damaged stops nobody: what it doesn't say any more is done again", () => {
  const whole = compileAll(40, "damaged");
  const list = "damaged/.mupuppet-nodes.ndjson";
  const [header, first, ...rest] = command.text(list).split("\n");
  const record = (node: string, outcome: unknown) => JSON.stringify({ node, others: "", outcome });
  const done = { sender: "s", diagnostics: [], exported: [], collects: [], facts: "", file: "../../n1.json" };
  const wrong = [
    record("../n1", { done }),
    record("n1", { done: 5 }),
    record("n1", { done: { ...done, diagnostics: [{}] } }),
  ];
  const lines = [...wrong, "null", "7", '{"node":', first!.slice(0, 50)];
  // Diagnostics that others refer to by their numbers were in the lines that are gone.
  const without = rest.filter((line) => !/"node":"n(?:3|7)"/.test(line));
  command.write({ [list]: [header, ...lines, ...without].join("\n") });
  expect(compileAll(40, "damaged", "--resume")).toEqual(whole);
  command.write({ "wrong/.mupuppet-nodes.ndjson": [header, ...lines, ""].join("\n") });
  const { status, stderr } = command.run("merge", "wrong", "-o", "joined-wrong");
  expect([status, stderr]).toEqual([1, expect.stringContaining("`wrong` isn't finished: 0 of 40 nodes are done")]);
}, 120_000);

test("a folder in which two files hold facts of one node is told", () => {
  command.write({ "twice/a.yaml": "{}", "twice/b.json": "{}", "twice/b.yaml": "{}" });
  const { status, stderr } = command.run("compile", "site.pp", "--nodes", "twice", "-o", "of-twice");
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^twice\/b\.yaml:1:1: error .*: `b` is there twice$/m)]);
}, 60_000);

test("facts come from lines of JSON", () => {
  const lines = Array.from({ length: 50 }, (_, index) =>
    JSON.stringify({ certname: `h${index}`, facts: { role: `role ${index % 2}` } }),
  );
  command.write({
    "facts.ndjson": `\ufeff${lines.join("\n")}\n{"broken\n${lines[0]}\n{"certname":""}\n{"certname":"../h"}\n`,
    "role.pp": "notify { $facts['role']: }",
  });
  const { status, stderr, stdout } = command.run("compile", "role.pp", "--nodes", "facts.ndjson", "-o", "roles");
  expect(status).toBe(1);
  expect(stdout).toContain(
    "50 of 50 nodes compiled\nequal but for the name on 25 nodes: h0, h2, h4, h6, h8 and 20 more\n",
  );
  expect(stderr.match(/^facts.*$/gm)).toEqual([
    expect.stringMatching(/^facts\.ndjson:51:1: error .*: line 51 has no facts in JSON/),
    expect.stringMatching(/^facts\.ndjson:52:1: error .*: line 52 names `h0` a second time$/),
    expect.stringMatching(/^facts\.ndjson:53:1: error .*: line 53 names ``, which can't be a file's name$/),
    expect.stringMatching(/^facts\.ndjson:54:1: error .*: line 54 names `\.\.\/h`, which can't be a file's name$/),
  ]);
}, 60_000);
