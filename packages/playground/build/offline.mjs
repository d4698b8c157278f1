/** Writes `sw.js`, which keeps the page for when there is no network: what the first load needs at once, the rest when there is time. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const template = readFileSync(join(import.meta.dirname, "service-worker.js"), "utf8");
const publicFolder = join(import.meta.dirname, "../public");

export function offline() {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle)
        .filter((name) => !name.endsWith(".map"))
        .sort();
      const shell = ["./", ...readdirSync(publicFolder), ...names.filter((name) => isShell(bundle[name], bundle))];
      const rest = names.filter((name) => !shell.includes(name) && name !== "index.html");
      const content = names.map((name) => bundle[name].code ?? bundle[name].source).join("");
      const version = createHash("sha256").update(content).digest("hex").slice(0, 12);
      const values = { VERSION: version, SHELL: shell, REST: rest };
      const source = template.replace(/__(VERSION|SHELL|REST)__/g, (_, name) => JSON.stringify(values[name]));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** The entry with what it imports, and styles. */
function isShell(file, bundle) {
  if (file.type === "asset") return file.fileName.endsWith(".css");
  const entries = Object.values(bundle).filter((each) => each.isEntry);
  const needed = new Set(entries.map(({ fileName }) => fileName));
  for (const name of needed) for (const imported of bundle[name]?.imports ?? []) needed.add(imported);
  return needed.has(file.fileName);
}
