import { isFileName } from "@cairn/diagnostics";
import { type DeepPart, mutate, type Outcome, Random, seededSource } from "@cairn/testing/deep";
import { readJob, readNodesIn } from "../../src/job.js";
import { readDone } from "../../src/ledger.js";

/** What the farm keeps in Redis, and where: whoever reaches that Redis can write any of it. */
export const messageKinds = ["job", "done", "collecting", "exported"] as const;
export type MessageKind = (typeof messageKinds)[number];

const names = [
  "n1",
  "web1.example.com",
  "../up",
  "a/b",
  "",
  ".",
  "__proto__",
  "n\u0000",
  "e\u0301",
  "\ud800",
  "a b",
  "-o",
];
const texts = [...names, "n".repeat(300), "\u202e", "1e999", "constructor", "\n", "{}", "2026-11-29"];
const words = [
  ["--strict"],
  ["--profile", "puppet7"],
  ["-o", "/etc/passwd"],
  ["--functions", "x"],
  ["--now=1"],
  [1],
  "x",
];
const strange: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  [],
  {},
  [[[]]],
  "",
  { toString: 1 },
  { length: 3 },
  { __proto__: null },
];

/** A random message as text: valid, of wrong types, deep, huge, with keys twice, cut off, with odd characters, or stale. */
export function randomMessage(random: Random, kind: MessageKind): { readonly text: string; readonly how: string } {
  const how = random.weighted({ valid: 6, types: 4, mutated: 4, deep: 1, huge: 1, twice: 2, cut: 1, other: 1 });
  const of = how === "other" ? random.pick(messageKinds) : kind;
  const text = JSON.stringify(valid(random, of));
  return { how, text: changed(random, text, how, kind) };
}

function changed(random: Random, text: string, how: string, kind: MessageKind): string {
  switch (how) {
    case "types":
      return JSON.stringify(JSON.parse(text), (key, value: unknown) =>
        key !== "" && random.chance(25) ? structuredClone(random.pick(strange)) : value,
      );
    case "mutated":
      return mutate(text, JSON.stringify(valid(random, kind)), random);
    case "deep":
      return text.replace(/"n1"|\[|\{/, (found) => "[".repeat(20_000) + found + "]".repeat(20_000));
    case "huge":
      return text.replace(/"(?:name|reason|n1)"/, `"${"x".repeat(random.integer(1, 4) * 100_000)}"`);
    case "twice":
      return text.replace(/\{("\w+":)/g, (_, key: string) => `{${key}${JSON.stringify(random.pick(strange))},${key}`);
    case "cut":
      return text.slice(0, random.integer(0, text.length));
    default:
      return text;
  }
}

function valid(random: Random, kind: MessageKind): unknown {
  const name = () => random.pick(random.chance(70) ? ["n1", "n2", "web1.example.com"] : names);
  const node = () => ({
    name: name(),
    ...random.pick([{}, { facts: "a: 1", extension: "yaml" }, { line: "{}" }, { file: "/etc/passwd" }]),
  });
  const nodes = Array.from({ length: random.integer(1, 3) }, node);
  if (kind === "collecting") return nodes;
  if (kind === "done") return { compiled: random.pick([0, 1, 5, -1]), failed: { [name()]: random.pick(texts) } };
  if (kind === "exported") return { type: random.pick(["Host", "x", 1]), title: random.pick(texts) };
  const environment = random.pick([
    { folder: "/etc" },
    { hash: "a".repeat(64), name: name() },
    { hash: "..", name: "x" },
  ]);
  const run = random.chance(80) ? "evil" : random.pick(texts);
  return {
    run,
    nodes,
    environment,
    words: random.chance(70) ? [] : random.pick(words),
    knowsExports: random.chance(30),
  };
}

/** Every reader of messages gets random ones: it answers, and nothing that it lets through can leave its place. */
export function messages(): DeepPart {
  return {
    name: "messages of the farm",
    goal: 1_000_000,
    demanded: ["job", "done", "collecting", "valid", "types", "mutated", "twice", "read"],
    input(seed, index) {
      const random = new Random(seededSource(seed, index));
      const kind = random.pick(["job", "done", "collecting"] as const);
      const { how, text } = randomMessage(random, kind);
      return `${kind} ${how} ${text}`;
    },
    run: readMessage,
  };
}

function readMessage(input: string): Outcome {
  const [, kind = "", how = "", text = ""] = /^(\w+) (\w+) ([^]*)$/.exec(input) ?? [];
  const labels = [kind, how];
  const problem = kind === "job" ? problemOfJob(text) : kind === "done" ? problemOfDone(text) : problemOfNodes(text);
  if (problem === undefined) return { valid: true, labels: [...labels, "read"] };
  return problem === "rejected" ? { valid: false, labels } : { valid: false, labels, problem: `wrong: ${problem}` };
}

/** BullMQ parses jobs, and never hands on one that isn't JSON. */
function problemOfJob(text: string): string | undefined {
  const data = parsed(text);
  if (data === undefined) return "rejected";
  const job = readJob(data);
  if ("problem" in job) return "rejected";
  const { environment, nodes, run } = job;
  const all = [run, ...nodes.map(({ name }) => `${name}.json`), ...("name" in environment ? [environment.name] : [])];
  return all.every((each) => isFileName(each)) ? undefined : `names that lead elsewhere: ${all.join(" ")}`;
}

function problemOfDone(text: string): string | undefined {
  const { compiled, failed } = readDone(text);
  if (!Number.isSafeInteger(compiled) || compiled < 0) return `${compiled} nodes are compiled`;
  const reasons = Object.values(failed);
  if (!reasons.every((each) => typeof each === "string")) return "a reason isn't a string";
  return compiled === 0 && reasons.length === 0 ? "rejected" : undefined;
}

function problemOfNodes(text: string): string | undefined {
  const nodes = readNodesIn(text);
  if (!nodes.every(({ name }) => isFileName(`${name}.json`))) return "a name that leads elsewhere";
  return nodes.length === 0 ? "rejected" : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
