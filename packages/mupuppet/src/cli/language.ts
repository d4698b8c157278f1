/**
 * The adapter to the command line: this is all that cli-kit asks to know of the language. What parses or compiles is behind
 * `services`, loaded only by commands that need it; the world (files, git, scripts) is handed in from here.
 */
import type { Language } from "@cairn/cli-kit";
import { createSource, joinPath } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { formatReferencePath } from "../view/reference-path.js";
import { examples } from "./examples.js";
import { lookup } from "./lookup.js";
import { environmentFolder, options, withEnvironment } from "./options.js";
import { step } from "./step.js";

declare const CAIRN_VERSION: string | undefined;

/** μPuppet, as the command line knows it. */
export const language: Language = {
  name: "mupuppet",
  title: "μPuppet",
  version: typeof CAIRN_VERSION === "string" ? CAIRN_VERSION : "0.1.0",
  extensions: [".pp"],
  formats: ["json", "yaml"],
  catalogue,
  options,
  examples,
  extraCommands: [lookup, step],
  formatPath: formatReferencePath,
  optionsWith: (command, words, given, host) => (command === "compile" ? withEnvironment(words, given, host) : given),
  readInput(path, given) {
    const folder = environmentFolder(String(given["environment"] ?? ""));
    return folder !== undefined && joinPath(path, "") === joinPath(folder, "")
      ? createSource(joinPath(folder, ""), "")
      : undefined;
  },
  pages: async () => (await import("../diagnostics/pages.js")).pages,
  load: async () => (await import("./services.js")).services,
  serve: async (context) => (await import("./run-lsp.js")).runLsp(context),
  instead: (command, given) => {
    if (command === "diff") return async (context) => (await import("./run-diff.js")).runDiff(context);
    if (command !== "compile" || given["nodes"] === undefined) return undefined;
    return async (context) => (await import("./run-nodes.js")).runNodes(context);
  },
};
