/**
 * What starting a command costs, as a multiple of the CPU time of `node -e 0`: interleaved runs, medians, with the code
 * cache warm and without one (contract, bounds).
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture } from "../shared/command.mjs";
import { commandOf, languages } from "../shared/workspace.mjs";

/** For each language: the command, the name of a tiny file, and its text. */
const tiny = {
  smartfrog: ["compile", "tiny.sf", "sfConfig extends { port 80; web extends { port 443; } }\n"],
  cf2: ["compile", "tiny.cf2", "Port => 80\nWeb => { Port => $Port }\n"],
  "type-arm": ["check", "tiny.pp", 'type User {\n  attr name, String { check => { $it != "" } }\n}\n'],
  mupuppet: ["compile", "tiny.pp", 'class web($port = 80) {\n  notify { "port ${port}": }\n}\ninclude web\n'],
};
const goals = { tiny: [2.1, 2.7], "--help": [1.6, 1.8], "--version": [1.6, 1.8] };

/** CPU seconds, user and system, of one run; a shell measures, since Node doesn't say it of its children. */
function cpuOf(words, folder, cacheFolder) {
  const { NODE_EXTRA_CA_CERTS: _, ...rest } = process.env;
  const env = { ...rest, XDG_CACHE_HOME: cacheFolder };
  const script = 'TIMEFORMAT="%3U %3S"; time "$@" >/dev/null 2>&1';
  const { status, stderr } = capture("bash", ["-c", script, "bash", process.execPath, ...words], { cwd: folder, env });
  if (status !== 0) throw new Error(`${words.join(" ")} ended with exit code ${status}`);
  const [user, system] = stderr.trim().split(" ").map(Number);
  return user + system;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** The runs to compare: nothing but Node first, then every command with and without its cache. */
function subjectsFor(language, folder) {
  const bin = commandOf(language);
  const [command, file, text] = tiny[language.name];
  writeFileSync(join(folder, file), text);
  const runs = { tiny: [bin, command, file], "--help": [bin, "--help"], "--version": [bin, "--version"] };
  return Object.entries(runs).flatMap(([name, words]) => [
    { name, cached: true, words, goal: goals[name][0], cache: join(folder, "cache") },
    { name, cached: false, words, goal: goals[name][1], cache: join(folder, file, "no-folder") },
  ]);
}

function measure(language, folder, rounds) {
  const subjects = subjectsFor(language, folder).map((subject) => ({ ...subject, times: [] }));
  const bare = [];
  for (let round = -2; round < rounds; round++) {
    const base = cpuOf(["-e", "0"], folder, folder);
    if (round >= 0) bare.push(base);
    for (const subject of subjects) {
      const time = cpuOf(subject.words, folder, subject.cache);
      if (round >= 0) subject.times.push(time);
    }
  }
  return subjects.map((subject) => ({ ...subject, ratio: median(subject.times) / median(bare) }));
}

function rowOf(language, { name, cached, goal, ratio }) {
  const what = `CPU of ${language.name} ${name === "tiny" ? "with a tiny file" : name}, ${cached ? "cached" : "no cache"}`;
  return {
    id: `start.${language.name}.${name.replace("--", "")}.${cached ? "cached" : "uncached"}`,
    what,
    value: Math.round(ratio * 100) / 100,
    unit: "×",
    goal: `≤ ${goal}`,
    ok: ratio <= goal,
    peer: "node -e 0",
  };
}

export async function run({ quick = false, only = "start" } = {}) {
  if (!only.startsWith("start")) return [];
  const folder = mkdtempSync(join(tmpdir(), "cairn-start-"));
  try {
    const missing = languages().find(({ name }) => tiny[name] === undefined);
    if (missing) throw new Error(`tools/bench/start-up.mjs has no tiny program of ${missing.name}`);
    return languages().flatMap((language) =>
      measure(language, folder, quick ? 9 : 25).map((subject) => rowOf(language, subject)),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
