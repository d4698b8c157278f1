import { parseArgs } from "node:util";
import { isRunName } from "../job.js";
import { submit } from "../submit.js";
import { problemOfWords } from "../words.js";
import { common, countOf, flag, reportUsageError, text, type Given } from "./usage.js";
import { withRedis } from "./with-redis.js";

const options = { ...common, nodes: text, environment: text, shared: flag, chunk: text, priority: text, run: text };

/** `cairn-farm submit`: adds the jobs of a run. */
export async function runSubmit({ own, words }: Given): Promise<number> {
  const { values } = parseArgs({ args: [...own], options });
  const { chunk = "200", environment, nodes, priority, run, shared: isShared = false } = values;
  if (nodes === undefined || environment === undefined)
    return reportUsageError("`submit` wants --nodes and --environment");
  const size = countOf(chunk, 10_000);
  if (size === undefined) return reportUsageError("--chunk wants a number of nodes, from 1 to 10000");
  const first = priority === undefined ? undefined : countOf(priority, 2_097_152);
  if (priority !== undefined && first === undefined)
    return reportUsageError("--priority wants a number from 1 to 2097152");
  if (run !== undefined && !isRunName(run)) return reportUsageError("--run wants letters, digits, `-`, `_` and `.`");
  const problem = problemOfWords(words);
  if (problem !== undefined) return reportUsageError(problem);
  return withRedis(values.redis, async (redis) => {
    const submitted = await submit(redis, { nodes, environment, isShared, chunk: size, priority: first, run, words });
    process.stdout.write(`${submitted.run}: ${submitted.nodes} nodes\n`);
    return 0;
  });
}
