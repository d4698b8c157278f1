import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { visible } from "@cairn/diagnostics";
import type { Redis } from "ioredis";
import { statusOf, type RunStatus } from "../status.js";
import { common, fail, flag, type Given } from "./usage.js";
import { withRedis } from "./with-redis.js";

/** How often `--wait` looks, in milliseconds. */
const interval = 500;

/** How often `--wait` says how far a run is where the line can't be overwritten, in milliseconds. */
const quiet = 30_000;

const clearLine = "\r\u001b[2K";

/** `cairn-farm status`: how far a run is; 1 if a node has failed. */
export async function runStatus({ own }: Given): Promise<number> {
  const options = { ...common, json: flag, wait: flag };
  const { positionals, values } = parseArgs({ args: [...own], options, allowPositionals: true });
  const [run] = positionals;
  return withRedis(values.redis, async (redis) => {
    const status = values.wait ? await ended(redis, run) : await statusOf(redis, run);
    if (!status) return fail(run === undefined ? "there is no run" : `there is no run \`${run}\``);
    process.stdout.write(values.json ? `${jsonOf(status)}\n` : textOf(status));
    return Object.keys(status.failed).length > 0 ? 1 : 0;
  });
}

/** The status of a run once it is done; says meanwhile how far it is. */
async function ended(redis: Redis, run: string | undefined): Promise<RunStatus | undefined> {
  const { stderr } = process;
  let said = Date.now();
  for (;;) {
    const status = await statusOf(redis, run);
    if (!status || status.isDone) {
      if (stderr.isTTY) stderr.write(clearLine);
      return status;
    }
    if (stderr.isTTY) stderr.write(`${clearLine}${lineOf(status)}`);
    else if (Date.now() - said > quiet) {
      stderr.write(`${lineOf(status)}\n`);
      said = Date.now();
    }
    await delay(interval);
  }
}

/** JSON in ASCII: a terminal obeys none of it. */
function jsonOf(status: RunStatus): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(status).replace(/[^ -~]/g, escaped);
}

function lineOf({ active, compiled, failed, isDone, nodes, run, waiting, workers }: RunStatus): string {
  const state = isDone ? "done" : `${active} jobs under way, ${waiting} waiting, ${workers} workers`;
  return `${visible(run)}: ${compiled} of ${nodes} nodes compiled, ${Object.keys(failed).length} failed; ${state}`;
}

function textOf(status: RunStatus): string {
  const names = Object.entries(status.failed).map(([node, reason]) => `failed: ${visible(`${node}: ${reason}`)}\n`);
  const refused = status.refused > 0 ? `${status.refused} jobs in Redis that no worker takes\n` : "";
  return `${lineOf(status)}\n${names.join("")}${refused}`;
}
