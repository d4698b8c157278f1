/** Bundles the extension into one file, and puts the four commands beside it: it works without anything installed. */
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

const folder = join(import.meta.dirname, "..");
const root = join(folder, "../..");
const commands = ["smartfrog", "cf2", "mupuppet", "type-arm"];
/** What commands find on the disk: Ruby's parser, and what draws. */
const foundOnDisk = ["@ruby/prism", "@viz-js/viz"];

await build({
  ...{ absWorkingDir: folder, bundle: true, platform: "node", target: "node20", format: "cjs", external: ["vscode"] },
  ...{ entryPoints: ["src/extension.ts"], outfile: "dist/extension.cjs", sourcemap: "linked", legalComments: "none" },
  logLevel: "warning",
});

rmSync(join(folder, "servers"), { recursive: true, force: true });
for (const name of commands) {
  const built = join(root, "packages", name, "dist");
  const entry = join(built, `${name}.mjs`);
  if (!existsSync(entry)) throw new Error(`${entry} isn't built: npm run build`);
  const target = join(folder, "servers", name);
  mkdirSync(target, { recursive: true });
  for (const part of [`${name}.mjs`, "command", "pages", "THIRD-PARTY-LICENSES.txt"]) {
    const from = join(built, part);
    const isMap = (path) => path.endsWith(".map");
    if (existsSync(from)) cpSync(from, join(target, part), { recursive: true, filter: (path) => !isMap(path) });
  }
}
for (const name of foundOnDisk) {
  const from = [join(root, "node_modules", name)].find(existsSync);
  cpSync(from, join(folder, "servers/node_modules", name), { recursive: true, dereference: true });
}
