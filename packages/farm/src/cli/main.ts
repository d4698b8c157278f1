#!/usr/bin/env node
import { reportUsageError, usage, type Given } from "./usage.js";

/** The commands; each is loaded when it is needed. */
const commands: Readonly<Record<string, () => Promise<(given: Given) => Promise<number>>>> = {
  submit: async () => (await import("./run-submit.js")).runSubmit,
  worker: async () => (await import("./run-worker.js")).runWorker,
  status: async () => (await import("./run-status.js")).runStatus,
};

async function main(): Promise<number> {
  const given = process.argv.slice(2);
  const dashes = given.indexOf("--");
  const [name, ...own] = dashes < 0 ? given : given.slice(0, dashes);
  if (name === "--help" || own.includes("--help")) {
    process.stdout.write(usage);
    return 0;
  }
  if (name === undefined) return reportUsageError("missing command");
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) return reportUsageError(`unknown command \`${name}\``);
  const run = await load();
  try {
    return await run({ own, words: dashes < 0 ? [] : given.slice(dashes + 1) });
  } catch (thrown) {
    const { code, message } = thrown as NodeJS.ErrnoException;
    if (code?.startsWith("ERR_PARSE_ARGS")) return reportUsageError(message);
    throw thrown;
  }
}

process.exitCode = await main();
// Connections that nobody waits for any more must not keep the process alive.
process.exit();
