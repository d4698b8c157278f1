/** Runs one bench module in a process of its own, so that no bench warms or clutters another; prints a row a line. */
import { pathToFileURL } from "node:url";

const [path, settings] = process.argv.slice(2);
const { run } = await import(pathToFileURL(path).href);
for (const row of await run(JSON.parse(settings))) process.stdout.write(`${JSON.stringify(row)}\n`);
