/**
 * What starting a command costs, as a multiple of the CPU time of `node -e 0` of the same Node: interleaved runs, medians (contract,
 * bounds). Node 24 with its compile cache warm, and Node 20, which has none.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture } from "../shared/command.mjs";
import { otherNodes } from "../shared/nodes.mjs";
import { commandOf, languages } from "../shared/workspace.mjs";

/** For each language: the command, the name of a tiny file, and its text. */
export const tiny = {
  smartfrog: ["compile", "tiny.sf", "sfConfig extends { port 80; web extends { port 443; } }\n"],
  cf2: ["compile", "tiny.cf2", "Port => 80\nWeb => { Port => $Port }\n"],
  "type-arm": ["check", "tiny.pp", 'type User {\n  attr name, String { check => { $it != "" } }\n}\n'],
  mupuppet: ["compile", "tiny.pp", 'class web($port = 80) {\n  notify { "port ${port}": }\n}\ninclude web\n'],
};
/** By the version of Node. */
const goals = {
  20: { tiny: 5, "--help": 3, "--version": 3 },
  24: { tiny: 3.6, "--help": 2.2, "--version": 2.2 },
};

/** CPU seconds, user and system, of one run; a shell measures, since Node doesn't say it of its children. */
function cpuOf(node, words, folder) {
  const { NODE_EXTRA_CA_CERTS: _, ...rest } = process.env;
  const env = { ...rest, XDG_CACHE_HOME: join(folder, "cache") };
  const script = 'TIMEFORMAT="%3U %3S"; time "$@" >/dev/null 2>&1';
  const { status, stderr } = capture("bash", ["-c", script, "bash", node, ...words], { cwd: folder, env });
  if (status !== 0) throw new Error(`${words.join(" ")} ended with exit code ${status}`);
  const [user, system] = stderr.trim().split(" ").map(Number);
  return user + system;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Nothing but Node, and every run of the command in between. */
function measure(language, folder, rounds, [version, node]) {
  const bin = commandOf(language);
  const [command, file, text] = tiny[language.name];
  writeFileSync(join(folder, file), text);
  const runs = { tiny: [bin, command, file], "--help": [bin, "--help"], "--version": [bin, "--version"] };
  const subjects = Object.entries(runs).map(([name, words]) => ({ name, version, words, times: [] }));
  const bare = [];
  for (let round = -2; round < rounds; round++) {
    const base = cpuOf(node, ["-e", "0"], folder);
    if (round >= 0) bare.push(base);
    for (const { times, words } of subjects) {
      const time = cpuOf(node, words, folder);
      if (round >= 0) times.push(time);
    }
  }
  return subjects.map((subject) => ({ ...subject, ratio: median(subject.times) / median(bare) }));
}

function rowOf(language, { name, ratio, version }) {
  const goal = goals[version][name];
  return {
    id: `start.${language.name}.${name.replace("--", "")}.node-${version}`,
    what: `CPU of ${language.name} ${name === "tiny" ? "with a tiny file" : name}, Node ${version}`,
    value: Math.round(ratio * 100) / 100,
    unit: "×",
    goal: `≤ ${goal}`,
    ok: ratio <= goal,
    peer: "node -e 0",
  };
}

/** The versions that have goals: the one that runs, if it has some, and others. */
function nodes() {
  const own = process.versions.node.split(".")[0];
  const all = new Map([...otherNodes(), [own, process.execPath]]);
  return [...all].filter(([version]) => goals[version]);
}

export async function run({ quick = false, only = "start" } = {}) {
  if (!only.startsWith("start")) return [];
  const folder = mkdtempSync(join(tmpdir(), "cairn-start-"));
  try {
    const missing = languages().find(({ name }) => tiny[name] === undefined);
    if (missing) throw new Error(`tools/bench/start-up.mjs has no tiny program of ${missing.name}`);
    return nodes().flatMap((node) =>
      languages().flatMap((language) =>
        measure(language, folder, quick ? 9 : 25, node).map((subject) => rowOf(language, subject)),
      ),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
