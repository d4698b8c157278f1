import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { bundleCommand } from "@cairn/testing";
import { buildCommand, Farm, hasRedis, names, whereRedis } from "./farm.js";

const root = join(import.meta.dirname, "../../..");
/** Every third node fails, half of them export, every fifth collects, also from itself. */
const site = `
define entry($port = 0) { notify { "\${title} \${port}": } }
$number = Integer(regsubst($trusted['certname'], '^\\D+', ''))
if $number % 3 == 2 { fail("no \${number}") }
if $number % 2 == 0 { @@entry { "of \${number}": port => $number, tag => 'even' } }
if $number % 4 == 0 { @@notify { "unwanted \${number}": } }
if $number % 5 == 0 { Entry <<| tag == 'even' |>> }
notify { "on \${facts['role']}": }
`;

let program: string;
let farm: Farm;
let mupuppet: string;
beforeAll(async () => {
  program = buildCommand("exported");
  farm = new Farm(program);
  mupuppet = farm.path("command/mupuppet.mjs");
  bundleCommand(join(root, "tools/bundle-cli.mjs"), "mupuppet", mupuppet);
  if (hasRedis) await farm.begin();
}, 120_000);
afterAll(() => farm.end());

/** A worker with the real command. */
function work(...more: string[]): void {
  const words = ["--results", farm.path("results"), "--processes", "1", "--command", `node ${mupuppet}`, ...more];
  farm.start(words);
}

/** The catalogs of a folder, by their file. */
function catalogs(folder: string, nodes: readonly string[]): Record<string, string> {
  const files = nodes.map((node) => `${node}.json`).filter((file) => existsSync(join(folder, file)));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

whereRedis(
  "what nodes of other chunks export is collected: the catalogs are those of one `compile --nodes`",
  async () => {
    mkdirSync(farm.path("production/manifests"));
    writeFileSync(farm.path("production/manifests/site.pp"), site);
    const nodes = names(40);
    const list = farm.path("nodes.ndjson");
    const line = (certname: string) => `${JSON.stringify({ certname, facts: { role: "web" } })}\n`;
    writeFileSync(list, nodes.map(line).join(""));
    work();
    work();
    const submit = (run: string, chunk: number) =>
      farm.run(
        "submit",
        "--run",
        run,
        "--nodes",
        list,
        "--environment",
        farm.path("production"),
        "--chunk",
        String(chunk),
      );
    expect(submit("small", 3).stdout).toBe("small: 40 nodes\n");
    expect(submit("large", 40).stdout).toBe("large: 40 nodes\n");
    const small = await farm.until("small", ({ isDone }) => isDone);
    const large = await farm.until("large", ({ isDone }) => isDone);
    // Catalogs name the files of the environment as agents know it, not those that the workers have fetched.
    const [hash = ""] = readdirSync(farm.path("cache/environments"));
    const fetched = farm.path("cache/environments", hash, "production");
    const whole = spawnSync(
      process.execPath,
      [mupuppet, "compile", "--environment", fetched, "--nodes", list, "-o", farm.path("whole")],
      { encoding: "utf8" },
    );
    expect(whole.stdout).toContain("27 of 40 nodes compiled");
    const known = "/etc/puppetlabs/code/environments/production";
    const written = Object.entries(catalogs(farm.path("whole"), nodes));
    const expected = Object.fromEntries(written.map(([file, text]) => [file, text.replaceAll(fetched, known)]));
    expect(expected["n25.json"]).toContain('"title": "of 34 34"');
    expect(catalogs(farm.path("results/small"), nodes)).toEqual(expected);
    expect(catalogs(farm.path("results/large"), nodes)).toEqual(expected);
    expect([small.compiled, Object.keys(small.failed).length]).toEqual([27, 13]);
    expect(small.failed["n2"]).toContain("no 2");
    expect(large).toMatchObject({ compiled: small.compiled, failed: small.failed });
    // Submitting it again, when all is done, adds nothing.
    expect(submit("small", 3).status).toBe(0);
    expect(farm.status("small")).toMatchObject({ isDone: true, compiled: 27, waiting: 0, active: 0 });
  },
  120_000,
);

whereRedis(
  "facts in files travel with the job, and a configuration in an environment runs nothing",
  async () => {
    const folder = farm.path("hostile");
    mkdirSync(join(folder, "manifests"), { recursive: true });
    mkdirSync(join(folder, "functions"));
    writeFileSync(join(folder, "manifests/site.pp"), "notify { \"role ${facts['role']}\": }\n");
    const evil = `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(farm.path("evil"))}, "");\n`;
    writeFileSync(join(folder, "functions/evil.mjs"), `${evil}export default () => 1;\n`);
    writeFileSync(join(folder, "mupuppet.config.json"), '{ "functions": ["functions"] }');
    mkdirSync(farm.path("facts"));
    writeFileSync(farm.path("facts/web1.yaml"), "role: web\n");
    writeFileSync(farm.path("facts/db1.json"), '{ "role": "db" }');
    writeFileSync(farm.path("facts/broken1.yaml"), "role: [web\n");
    work();
    const { stderr, stdout } = farm.run("submit", "--run", "f", "--nodes", farm.path("facts"), "--environment", folder);
    expect([stdout, stderr]).toEqual(["f: 3 nodes\n", ""]);
    const { compiled, failed } = await farm.until("f", ({ isDone }) => isDone);
    expect([compiled, Object.keys(failed)]).toEqual([2, ["broken1"]]);
    const made = catalogs(farm.path("results/f"), ["web1", "db1"]);
    expect(made["web1.json"]).toContain("role web");
    expect(made["db1.json"]).toContain("role db");
    expect(existsSync(farm.path("evil"))).toBe(false);
  },
  60_000,
);
