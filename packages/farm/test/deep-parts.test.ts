import { join } from "node:path";
import { describeSlowParts } from "@cairn/testing";
import { hasRedis } from "./deep/live-redis.js";
import { messages } from "./deep/messages.js";
import { redisFaults } from "./deep/redis-faults.js";
import { redisMessages } from "./deep/redis-messages.js";
import { whereRedis } from "./farm.js";

test("random messages are read or rejected, and none of them leads elsewhere", () => {
  const part = messages();
  const labels = new Map<string, number>();
  for (let index = 0; index < 2000; index++) {
    const text = part.input(20_261_129, index);
    const { problem, labels: seen } = part.run(text);
    expect([index, problem]).toEqual([index, undefined]);
    for (const each of seen) labels.set(each, (labels.get(each) ?? 0) + 1);
  }
  for (const label of part.demanded!) expect([label, (labels.get(label) ?? 0) > 20]).toEqual([label, true]);
});

whereRedis("the parts that need a Redis run", () => expect(hasRedis).toBe(true));

if (hasRedis)
  describeSlowParts([redisMessages(), redisFaults(join(import.meta.dirname, ".."))], ({ name }) =>
    name === "messages in Redis" ? 40 : 3,
  );
