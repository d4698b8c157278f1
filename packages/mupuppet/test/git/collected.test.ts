import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testIf } from "@cairn/testing";
import { hasGit, RealFolder } from "../real-folder.js";

const whereGit = testIf(hasGit, "needs git");

const site = `node /^web/ { @@notify { "check \${trusted['certname']} 80": } }
node 'stays' { @@notify { 'same': } }
node 'monitor' { Notify <<| |>> }
`;
const earlier = `{"certname":"web1","type":"Notify","title":"old","parameters":{},"tags":[],"exported":true}
{"certname":"elsewhere","type":"Notify","title":"elsewhere","parameters":{},"tags":[],"exported":true}
`;

let folder: RealFolder;
beforeAll(() => {
  const original = mkdtempSync(join(tmpdir(), "cairn-collected-"));
  mkdirSync(join(original, "manifests"));
  writeFileSync(join(original, "manifests/site.pp"), site);
  writeFileSync(join(original, "nodes.txt"), "monitor\nweb1\nstays\n");
  writeFileSync(join(original, "earlier.ndjson"), earlier);
  folder = new RealFolder(original);
  rmSync(original, { recursive: true });
});
afterAll(() => folder.remove());

const sources: readonly [name: string, options: readonly string[]][] = [
  ["", []],
  [", beside what is exported elsewhere", ["--exported", "earlier.ndjson"]],
];

for (const [name, more] of sources)
  whereGit(`each revision collects what its own nodes export${name}`, () => expectCollected(more));

async function expectCollected(more: readonly string[]): Promise<void> {
  folder.git("init", "--quiet", "--initial-branch", "main");
  folder.change("manifests/site.pp", "80", "81");
  folder.commit("first");
  folder.change("manifests/site.pp", "81", "80");
  folder.commit("second");
  const words = ["diff", "--git", "HEAD~1", "HEAD", "--environment", ".", "--nodes", "nodes.txt", "--format", "json"];
  const { out, said, status } = await folder.run(...words, ...more);
  expect([said, status]).toEqual(["", 2]);
  const { groups, unchanged } = JSON.parse(out) as {
    groups: { nodes: string[]; differences: { kind: string; path: string; cause?: string }[] }[];
    unchanged: string[];
  };
  expect(unchanged).toEqual(["stays"]);
  const changes = groups.flatMap(({ differences, nodes }) =>
    differences.map(({ cause, kind, path }) => `${nodes.join()}: ${kind} ${path} by ${cause}`),
  );
  const line = (port: number) => `node /^web/ { @@notify { "check \${trusted['certname']} ${port}": } }`;
  // Who collects it gets the line of who exports it.
  expect(changes.sort()).toEqual(
    ["monitor: $ Notify", "web1: $ @@Notify"].flatMap((each) => [
      `${each.replace("$", "added")}[check web1 80] by manifests/site.pp:1 (${line(80)})`,
      `${each.replace("$", "removed")}[check web1 81] by manifests/site.pp:1 (no longer: ${line(81)})`,
    ]),
  );
}
