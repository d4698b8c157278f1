import { isFileName } from "@cairn/diagnostics";
import { problemOfWords } from "./words.js";

/** A node, and its facts, if it has its own. */
export interface JobNode {
  readonly name: string;
  /** Its line of a list of facts, in JSON. */
  readonly line?: string;
  /** The text of its file of facts. */
  readonly facts?: string;
  /** Its file of facts, in a folder that all machines share. */
  readonly file?: string;
  /** Of the file of facts. */
  readonly extension?: "json" | "yaml";
}

/** A part of a run: some nodes. */
export interface ChunkJob {
  readonly run: string;
  readonly nodes: readonly JobNode[];
  readonly environment: EnvironmentName;
  /** Options for `mupuppet compile`. */
  readonly words: readonly string[];
  /** Whether it is known what all nodes export: those that collect are compiled again then. */
  readonly knowsExports: boolean;
}

/** Where an environment is: in Redis by the hash of its contents, or in a folder that all machines share. */
export type EnvironmentName = { readonly hash: string; readonly name: string } | { readonly folder: string };

/** Whether a string can be the name of a run: a folder and keys are named after it. */
export function isRunName(name: string): boolean {
  return /^[A-Za-z0-9][\w.-]{0,99}$/.test(name) && isFileName(name);
}

/** Whether a string can be the name of a node, of its file, and a word of a list. */
export function isNodeName(name: string): boolean {
  return name.length <= 250 && !/[\s#]/.test(name) && isFileName(`${name}.json`) && !/^\.*$/.test(name);
}

/** Reads what is in Redis, where anyone may have written it: a job, or why it is none. */
export function readJob(data: unknown): ChunkJob | { readonly problem: string } {
  const { environment, knowsExports, nodes, run, words } = membersOf(data);
  if (typeof run !== "string" || !isRunName(run)) return { problem: "its run has no name that a folder can have" };
  if (!isEnvironment(environment)) return { problem: "its environment is neither a hash with a name nor a folder" };
  if (!Array.isArray(nodes) || nodes.length === 0 || !nodes.every(isNode))
    return { problem: "its nodes aren't names with their facts" };
  if (!isStrings(words)) return { problem: "its options aren't strings" };
  const problem = problemOfWords(words);
  if (problem !== undefined) return { problem };
  return { run, nodes, environment, words, knowsExports: knowsExports === true };
}

/** Reads a list of nodes in Redis. What isn't a node is skipped. */
export function readNodesIn(text: string): readonly JobNode[] {
  try {
    const nodes: unknown = JSON.parse(text);
    return Array.isArray(nodes) ? nodes.filter(isNode) : [];
  } catch {
    return [];
  }
}

function membersOf(data: unknown): Record<string, unknown> {
  return typeof data === "object" && data !== null ? (data as Record<string, unknown>) : {};
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

function isEnvironment(value: unknown): value is EnvironmentName {
  const { folder, hash, name } = membersOf(value);
  if (typeof folder === "string") return folder !== "" && !folder.includes("\0");
  return typeof hash === "string" && /^[0-9a-f]{64}$/.test(hash) && typeof name === "string" && isFileName(name);
}

function isNode(value: unknown): value is JobNode {
  const { extension, facts, file, line, name } = membersOf(value);
  const given = [line, facts, file].filter((text) => text !== undefined);
  // A line is one: after a line break another node could follow.
  const isOneLine = typeof line !== "string" || !/[\r\n]/.test(line);
  const isKnown = extension === undefined || extension === "json" || extension === "yaml";
  return typeof name === "string" && isNodeName(name) && given.length <= 1 && isStrings(given) && isOneLine && isKnown;
}
