import type { WorkOutcome } from "@cairn/cli-kit";
import { isNodeName } from "../../nodes/read-list.js";
import type { NodeDone } from "./node-work.js";

/** One node, as the list of what is done has it. */
export interface DoneRecord {
  readonly node: string;
  /** What others export, as far as that decides about it; empty for a node that collects nothing. */
  readonly others: string;
  readonly outcome: WorkOutcome<NodeDone>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether a line of a list, which may be damaged or another program's, is a record. */
export function isDoneRecord(value: unknown): value is DoneRecord {
  if (!isObject(value) || !isObject(value["outcome"])) return false;
  const { node, others, outcome } = value;
  if (typeof node !== "string" || !isNodeName(node) || typeof others !== "string") return false;
  return "done" in outcome ? isObject(outcome["done"]) && isDone(outcome["done"]) : "ended" in outcome;
}

function isDone({ collects, diagnostics, exported, file, sender }: Fields): boolean {
  const isWhole = [collects, diagnostics, exported].every((each) => Array.isArray(each));
  return isWhole && (diagnostics as unknown[]).every(isSent) && typeof sender === "string" && isPath(file);
}

function isPath(file: unknown): boolean {
  return file === undefined || typeof file === "string";
}

/** A diagnostic, or the number of one: `SentOf`. */
function isSent(sent: unknown): boolean {
  if (typeof sent === "number") return true;
  const { span, message } = isObject(sent) && isObject(sent["value"]) ? sent["value"] : {};
  return typeof message === "string" && isObject(span) && isObject(span["source"]);
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
