import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { bundleCommand, testIf } from "@cairn/testing";
import { buildCommand, freePort, hasRedis } from "./farm.js";

const root = join(import.meta.dirname, "../../..");
const isThere = (program: string) => spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
const missing = ["bash", "git", "redis-cli"].filter((program) => !isThere(program));
const why = (hasRedis ? missing : ["redis-server", ...missing]).map((name) => name.replace("redis-cli", "redis-tools"));

/** Redis as the guide starts it, where nobody else has one; and `diff`, which says with 2 that something differs. */
const prelude = `
redis-server() {
  command redis-server --port "$REDIS_PORT" --bind 127.0.0.1 "$@" > redis.log
  until [ "$(redis-cli ping 2>&1)" = PONG ]; do sleep 0.1; done
}
redis-cli() { command redis-cli -p "$REDIS_PORT" "$@"; }
mupuppet() { command mupuppet "$@" || { [ $? -eq 2 ] && [ "$1" = diff ]; }; }
`;

interface Block {
  /** A file; or \`sh\`, \`text\`. */
  readonly kind: string;
  readonly content: string;
  /** Why it isn't run. */
  readonly why: string | undefined;
}

function blocksOf(page: string): Block[] {
  const blocks = page.matchAll(/^(?:`([^`\n]+)`:\n\n|<!-- not run: (.+) -->\n\n)?```(\w+)\n([^]*?)^```$/gm);
  return [...blocks].map(([, file, why, language = "", content = ""]) => ({ kind: file ?? language, content, why }));
}

/** A folder in which a reader works, beside a clone of Cairn. */
class Desk {
  private readonly folder = mkdtempSync(join(tmpdir(), "cairn-guide-"));
  private readonly groups: number[] = [];
  readonly here = join(this.folder, "here");

  constructor() {
    mkdirSync(join(this.folder, "bin"));
    mkdirSync(this.here);
    cpSync(join(root, "examples/control-repo"), join(this.folder, "cairn/examples/control-repo"), { recursive: true });
    this.put("cairn-farm", buildCommand("guide"));
    const program = join(this.folder, "command/mupuppet.mjs");
    bundleCommand(join(root, "tools/bundle-cli.mjs"), "mupuppet", program);
    this.put("mupuppet", program);
  }

  /** What a script prints; it must succeed. */
  async run(script: string, port: number): Promise<string> {
    const identity = {
      GIT_AUTHOR_NAME: "A",
      GIT_AUTHOR_EMAIL: "a@b",
      GIT_COMMITTER_NAME: "A",
      GIT_COMMITTER_EMAIL: "a@b",
    };
    const env = {
      ...{ ...process.env, ...identity, GIT_CONFIG_GLOBAL: "/dev/null" },
      ...{ HOME: this.folder, XDG_CACHE_HOME: join(this.folder, "cache") },
      ...{ REDIS_PORT: String(port), REDIS_URL: `redis://127.0.0.1:${port}` },
      PATH: `${join(this.folder, "bin")}:${process.env["PATH"] ?? ""}`,
    };
    const words = ["-eu", "-o", "pipefail", "-c", `exec 2>&1\n${prelude}${script}`];
    const child = spawn("bash", words, { cwd: this.here, env, detached: true, stdio: ["ignore", "pipe", "inherit"] });
    this.groups.push(child.pid!);
    const [printed, [status]] = await Promise.all([
      text(child.stdout),
      once(child, "exit") as Promise<[number | null]>,
    ]);
    expect({ script, status, printed: status === 0 ? "" : printed }).toEqual({ script, status: 0, printed: "" });
    return printed;
  }

  /** Ends what is still running, and removes everything. */
  clear(port: number): void {
    spawnSync("redis-cli", ["-p", String(port), "shutdown", "nosave"], { stdio: "ignore" });
    for (const group of this.groups) endGroup(group);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private put(name: string, program: string): void {
    const path = join(this.folder, "bin", name);
    writeFileSync(path, `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
    chmodSync(path, 0o755);
  }
}

function endGroup(group: number): void {
  try {
    process.kill(-group, "SIGKILL");
  } catch {
    // It has ended.
  }
}

/** The parts of a block that must be printed, in order; `…` stands for more. */
function expectParts(printed: string, block: string): void {
  let rest = printed;
  for (const part of block.split(/^…\n/m)) {
    expect(rest).toContain(part);
    rest = rest.slice(rest.indexOf(part) + part.length);
  }
}

testIf(why.length === 0, `needs ${why.join(", ")}`)(
  "the commands of the guide to fleets do what it says",
  async () => {
    const page = readFileSync(join(root, "docs/guides/fleet.md"), "utf8");
    const port = await freePort();
    const desk = new Desk();
    let [printed, count] = ["", 0];
    try {
      for (const { content, kind, why: reason } of blocksOf(page)) {
        if (kind === "text") expectParts(printed, content);
        else if (kind !== "sh") writeFileSync(join(desk.here, kind), content);
        else if (reason !== undefined) console.log(`not run: ${reason}`);
        else {
          printed = await desk.run(content, port);
          count++;
        }
      }
    } finally {
      desk.clear(port);
    }
    expect(count).toBeGreaterThanOrEqual(9);
  },
  1_800_000,
);
