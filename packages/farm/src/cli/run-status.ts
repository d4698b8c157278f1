import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { statusOf, type RunStatus } from "../status.js";
import { common, fail, flag, type Given } from "./usage.js";
import { withRedis } from "./with-redis.js";

/** How often `--wait` looks, and says how far it is where nobody sees a line change, in milliseconds. */
const [interval, quiet] = [500, 30_000];

/** `cairn-farm status`: how far a run is; 1 if a node has failed. */
export async function runStatus({ own }: Given): Promise<number> {
  const options = { ...common, json: flag, wait: flag };
  const { positionals, values } = parseArgs({ args: [...own], options, allowPositionals: true });
  const [run] = positionals;
  return withRedis(values.redis, async (redis) => {
    let said = Date.now();
    for (;;) {
      const status = await statusOf(redis, run);
      if (!status) return fail(run === undefined ? "there is no run" : `there is no run \`${run}\``);
      if (values.wait && !status.isDone) {
        if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${lineOf(status)}`);
        else if (Date.now() - said > quiet) said = (process.stderr.write(`${lineOf(status)}\n`), Date.now());
        await delay(interval);
        continue;
      }
      if (values.wait && process.stderr.isTTY) process.stderr.write("\r\u001b[2K");
      process.stdout.write(values.json ? `${JSON.stringify(status)}\n` : textOf(status));
      return Object.keys(status.failed).length > 0 ? 1 : 0;
    }
  });
}

function lineOf({ active, compiled, failed, isDone, nodes, run, waiting, workers }: RunStatus): string {
  const state = isDone ? "done" : `${active} jobs under way, ${waiting} waiting, ${workers} workers`;
  return `${run}: ${compiled} of ${nodes} nodes compiled, ${Object.keys(failed).length} failed; ${state}`;
}

function textOf(status: RunStatus): string {
  const names = Object.entries(status.failed).map(([node, reason]) => `failed: ${node}: ${reason}\n`);
  const refused = status.refused > 0 ? `${status.refused} jobs in Redis that no worker takes\n` : "";
  return `${lineOf(status)}\n${names.join("")}${refused}`;
}
