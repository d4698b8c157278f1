/**
 * The adapter to the command line: everything that cli-kit needs to know about the language. Parsing and compiling is
 * in `services`, loaded only by commands that need it; the environment (files, git, scripts) is passed in from here.
 */
import type { Language } from "@cairn/cli-kit";
import { createSource, joinPath, pagesOf } from "@cairn/diagnostics";
import { dataFormatNames } from "@cairn/store/format-names";
import { environmentFolder } from "../environment/environment-folder.js";
import { formatReferencePath } from "../view/reference-path.js";
import { ca } from "./ca.js";
import { examples } from "./examples.js";
import { lookup } from "./lookup.js";
import { merge } from "./merge.js";
import { withEnvironment } from "./environment-argument.js";
import { isForManyNodes, options } from "./options.js";
import { puppetdb } from "./puppetdb.js";
import { serve } from "./serve.js";
import { step } from "./step.js";

declare const CAIRN_VERSION: string | undefined;

const version = typeof CAIRN_VERSION === "string" ? CAIRN_VERSION : "0.1.0";

/** The commands whose FILE may be the folder of an environment; the others work on each file of a folder. */
const takesFolder: ReadonlySet<string> = new Set(["compile", "explain", "graph"]);

/** μPuppet, as the command line knows it. */
export const language: Language = {
  name: "mupuppet",
  title: "μPuppet",
  version,
  extensions: [".pp"],
  formats: dataFormatNames,
  checksEach: true,
  options,
  examples,
  extraCommands: [lookup, merge, step, serve, ca, puppetdb],
  works: {
    nodes: async () => (await import("./fleet/node-work.js")).nodeWork,
    git: async () => (await import("./git-diff/git-work.js")).gitWork,
  },
  formatPath: formatReferencePath,
  optionsWith: (command, words, given, host) =>
    takesFolder.has(command) || (command === "check" && isForManyNodes(given))
      ? withEnvironment(words, given, host)
      : given,
  readInput(path, given) {
    const folder = environmentFolder(String(given["environment"] ?? ""));
    return folder !== undefined && joinPath(path, "") === joinPath(folder, "")
      ? createSource(joinPath(folder, ""), "")
      : undefined;
  },
  pages: async () => ({
    ...(await import("../diagnostics/pages.js")).pages,
    ...pagesOf((await import("./rules.js")).rules),
  }),
  printQuickly: async (...given) => (await import("./quick-compile.js")).printQuickly(...given),
  load: async () => (await import("./services.js")).services,
  serve: async (context) => (await import("./run-lsp.js")).runLsp(context),
  prepare: (command, { puppetdb, query }) =>
    puppetdb === undefined && query === undefined
      ? undefined
      : async (context) => (await import("./from-puppetdb/prepare.js")).prepareFromPuppetDb(command, context),
  instead: (command, given) => {
    if (command === "diff") return async (context) => (await import("./run-diff.js")).runDiff(context);
    if ((command !== "compile" && command !== "check") || given["nodes"] === undefined) return undefined;
    return async (context) => (await import("./run-nodes.js")).runNodes(context, version, command === "compile");
  },
};
