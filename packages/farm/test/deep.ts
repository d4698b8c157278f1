import type { MixedDeepRun } from "@cairn/testing/deep";
import { hasRedis } from "./deep/live-redis.js";
import { messages } from "./deep/messages.js";
import { redisFaults } from "./deep/redis-faults.js";
import { redisMessages } from "./deep/redis-messages.js";

export { shrinkText } from "@cairn/testing/deep";

/** The farm's part in `npm run test:deep`; what needs a Redis is left out where none is installed. */
export const deepRun: MixedDeepRun = (folder) => [
  messages(),
  ...(hasRedis ? [redisMessages(), redisFaults(folder)] : []),
];
