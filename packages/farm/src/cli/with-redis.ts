import type { Redis } from "ioredis";
import { connect, reach } from "../queue.js";
import { fail, redisUrl, reportUsageError, withoutPassword } from "./usage.js";

/** How long Redis may take to answer the first time, in milliseconds. */
const longest = 10_000;

/** Does something with Redis, if it can be reached; returns the exit code. */
export async function withRedis(given: string | undefined, use: (redis: Redis) => Promise<number>): Promise<number> {
  const url = redisUrl(given);
  if (!/^rediss?:\/\/[^/]/.test(url) || !URL.canParse(url))
    return reportUsageError(`\`${withoutPassword(url)}\` isn't a redis://…`);
  const redis = connect(url);
  try {
    await reach(redis, longest);
  } catch (thrown) {
    redis.disconnect();
    return fail(`Redis at ${withoutPassword(url)} can't be used: ${(thrown as Error).message}`);
  }
  try {
    return await use(redis);
  } catch (thrown) {
    return fail((thrown as Error).message);
  } finally {
    redis.disconnect();
  }
}
