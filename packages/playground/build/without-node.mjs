/** The languages' adapters are written for a command: in a page, what needs Node.js is something else, or nothing. */
import { builtinModules } from "node:module";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../src/worker");
const nodeModules = new Set(builtinModules);
const cliKit = join(folder, "../../../cli-kit/src");
const commandLine = "\0command-line";
/** What languages' adapters use of cli-kit beside types; the rest of it is the command line. */
const adapterParts = ["host.ts", "exit-codes.ts", "write-into.ts", "catalogue.ts", "policy.ts"];
const prefix = "\0without-node:";

export function withoutNode() {
  return {
    name: "without-node",
    enforce: "pre",
    resolveId(id, importer = "") {
      const name = id.replace(/^node:/, "");
      if (nodeModules.has(name)) return name === "path" ? join(folder, "paths.ts") : prefix + name;
      if (id === "@cairn/cli-kit") return commandLine;
      if (!/\/packages\/[\w-]+\/src\/cli\//.test(importer)) return undefined;
      if (/\/run-[\w-]+\.js$/.test(id)) return join(folder, "nothing.ts");
      if (id.endsWith("/node/ruby-parser.js")) return join(folder, "ruby-parser.ts");
      return undefined;
    },
    /** Every name of the module is there, and fails when it is called: it belongs to options that a page doesn't have. */
    async load(id) {
      if (id === commandLine)
        return adapterParts.map((name) => `export * from ${JSON.stringify(join(cliKit, name))};`).join("\n");
      if (!id.startsWith(prefix)) return undefined;
      const names = Object.keys(await import(`node:${id.slice(prefix.length)}`));
      const missing = 'function missing() { throw new Error("this needs Node.js"); }';
      return `${missing}\nexport { ${names.map((name) => `missing as ${JSON.stringify(name)}`).join(", ")} };`;
    },
  };
}
