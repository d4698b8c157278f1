import { readFileSync } from "node:fs";
import { hostname } from "node:os";

/** This process, as a lock file names its owner: process, start time (where the system shows it) and host. */
export function thisOwner(): string {
  return `${process.pid} ${processOf(process.pid)?.start ?? "?"} ${hostname()}\n`;
}

/** `unknown` if the owner is on another host, isn't named, or can't be told from a later process with the same number. */
export type OwnerState = "ended" | "running" | "unknown";

/** Whether the process that a lock file names is still running. */
export function stateOfOwner(owner: string): OwnerState {
  const [, pid, start, host] = /^(\d+) (\d+|\?) (.+)\n$/.exec(owner) ?? [];
  if (pid === undefined || host !== hostname()) return "unknown";
  if (!isRunning(Number(pid))) return "ended";
  const now = processOf(Number(pid));
  if (start === "?" || now === undefined) return "unknown";
  return now.start === start && !now.isZombie ? "running" : "ended";
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

/** Linux shows when a process started, counted from the start of the machine. */
function processOf(pid: number): { readonly start: string; readonly isZombie: boolean } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return fields[19] === undefined ? undefined : { start: fields[19], isZombie: fields[0] === "Z" };
  } catch {
    return undefined;
  }
}
