/** Builds the site: `npm run site`. The playground and, where it was built (`npm run docs:api`), the API reference are put beside it. */
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { build } from "vitepress";
import { checkBuiltLinks } from "./check-built-links.mjs";

const folder = join(import.meta.dirname, "..");
const output = join(folder, "dist");

await build(folder);
const playground = join(folder, "../playground");
const vite = createRequire(join(playground, "package.json")).resolve("vite/package.json");
const words = [join(vite, "../bin/vite.js"), "build", "--logLevel", "error"];
const { status } = spawnSync(process.execPath, words, { cwd: playground, stdio: "inherit" });
if (status !== 0) process.exit(1);
copy(join(playground, "dist/page"), "playground");
copy(join(folder, "../../docs/api"), "api");

const broken = checkBuiltLinks(output, existsSync(join(output, "api")) ? [] : ["/api/"]);
for (const line of broken) process.stderr.write(`${line}\n`);
process.stdout.write(
  `${output}: ${broken.length === 0 ? "every link leads somewhere" : `${broken.length} broken links`}\n`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

function copy(from, name) {
  rmSync(join(output, name), { recursive: true, force: true });
  if (existsSync(from)) cpSync(from, join(output, name), { recursive: true });
}
