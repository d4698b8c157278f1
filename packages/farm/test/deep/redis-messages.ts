import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { type Random, slowPart, type SlowPart } from "@cairn/testing/deep";
import { folderStore } from "../../src/results/folder-store.js";
import { keys, queueName, settingsOf } from "../../src/queue.js";
import { statusOf } from "../../src/status.js";
import { submit } from "../../src/submit.js";
import { startWorker } from "../../src/worker.js";
import { LiveRedis } from "./live-redis.js";
import { messageKinds, type MessageKind, randomMessage } from "./messages.js";

/** After so many messages a run has to be done. */
const batch = 10;
const goodNodes = ["g1", "g2", "g3"];

interface Running {
  readonly live: LiveRedis;
  readonly worker: { close(): Promise<void> };
  run: number;
}

/** Random messages lie in a real Redis beside those of a run: a worker and `status` go on, and the run is done. */
export function redisMessages(): SlowPart {
  let started: Promise<Running> | undefined;
  const end = async (): Promise<void> => {
    if (!started) return;
    const { live, worker } = await started;
    await worker.close();
    await live.stop();
  };
  return slowPart({ name: "messages in Redis", goal: 100_000, end }, async (random, index) => {
    const running = await (started ??= start());
    const kind = random.pick(messageKinds);
    const { how, text } = randomMessage(random, kind);
    await put(running.live, random, kind, text);
    const problem =
      (await statusProblem(running.live)) ?? (index % batch === batch - 1 ? await goodRun(running) : undefined);
    return {
      valid: how === "valid",
      labels: [kind, how],
      ...(problem === undefined ? {} : { problem: `${problem}\n${kind} ${text.slice(0, 2000)}` }),
    };
  });
}

async function start(): Promise<Running> {
  const live = await LiveRedis.start();
  mkdirSync(live.at("results"));
  const store = folderStore(live.at("results"));
  const options = {
    redis: live.url,
    store,
    cache: live.at("cache"),
    command: [live.compiler],
    shared: [live.at("production")],
  };
  return { live, worker: await startWorker(options), run: 0 };
}

/** Puts a message where it belongs, or where another one does. */
async function put({ client }: LiveRedis, random: Random, kind: MessageKind, text: string): Promise<void> {
  const [run, field] = [random.pick(["evil", "evil2"]), random.pick(["evil-1", "evil-1a", "x", ""])];
  for (const each of ["evil", "evil2"])
    await client.hset(keys.run(each), {
      ...{ submitted: "x", accounted: "9" },
      ...{ nodes: random.pick(["1", "0", "x", "-1"]), chunk: random.pick(["1", "0", "x"]) },
    });
  if (kind === "done") await client.hset(keys.done(run), field, text);
  else if (kind === "collecting") await client.hset(keys.collecting(run), field, text);
  else if (kind === "exported") {
    await client.sadd(keys.collected(run), "Host", "1");
    await client.hset(keys.exported(run), field, `${text}\n${text}`);
  } else await putJob(client, random, text);
}

/** As BullMQ has it, but for its data. */
async function putJob(client: LiveRedis["client"], random: Random, text: string): Promise<void> {
  const id = `evil-${random.integer(1, 1_000_000)}`;
  const opts = JSON.stringify({ ...settingsOf(id, undefined), attempts: 1 });
  const prefix = `bull:${queueName}`;
  await client.hset(`${prefix}:${id}`, {
    name: "chunk",
    data: text,
    opts,
    timestamp: random.pick(["1", "x", "0"]),
    delay: "0",
    priority: "0",
    atm: "0",
  });
  await client.lpush(`${prefix}:wait`, id);
  await client.zadd(`${prefix}:marker`, 0, "0");
}

async function statusProblem({ client }: LiveRedis): Promise<string | undefined> {
  for (const run of ["evil", "evil2"]) {
    const status = await statusOf(client, run);
    if (!status || status.compiled < 0 || !Object.values(status.failed).every((each) => typeof each === "string"))
      return `wrong: the status is ${JSON.stringify(status)}`;
  }
  return undefined;
}

/** A run that somebody submits is done, and nothing else has been written. */
async function goodRun(running: Running): Promise<string | undefined> {
  const { live } = running;
  const run = `good-${++running.run}`;
  writeFileSync(live.at("nodes.txt"), goodNodes.map((each) => `${each}\n`).join(""));
  const options = {
    nodes: live.at("nodes.txt"),
    environment: live.at("production"),
    isShared: true,
    chunk: 2,
    run,
    words: [],
  };
  await submit(live.client, options);
  for (let tries = 0; ; tries++) {
    const status = await statusOf(live.client, run);
    if (status?.isDone) break;
    if (tries > 600) return `hang: the run isn't done: ${JSON.stringify(status)}`;
    await delay(50);
  }
  const written = readdirSync(live.at("results")).filter((each) => !/^good-\d+$/.test(each) && !/^evil2?$/.test(each));
  const names = readFileSync(live.at("compiled"), "utf8").trim().split("\n");
  const others = readdirSync(live.folder).filter(
    (each) => !/^(?:cache|compile[rd]|nodes\.txt|production|redis|results)$/.test(each),
  );
  await live.client.flushall();
  if (written.length > 0 || others.length > 0) return `wrong: ${[...written, ...others].join()} is written`;
  return goodNodes.every((each) => names.includes(each)) ? undefined : `wrong: only ${names.join()} are compiled`;
}
