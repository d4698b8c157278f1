/**
 * The adapter to the command line: this is all that cli-kit asks to know of the language. What needs the parser is behind
 * `services`, loaded only by commands that want it.
 */
import type { Language } from "@cairn/cli-kit";
import { catalogue } from "../diagnostics/index.js";
import { equivalence } from "./equivalence.js";
import { examples } from "./examples.js";
import { options } from "./options.js";
import { trace } from "./trace.js";

declare const CAIRN_VERSION: string | undefined;

/** SmartFrog, as the command line knows it. */
export const language: Language = {
  name: "smartfrog",
  title: "SmartFrog",
  version: typeof CAIRN_VERSION === "string" ? CAIRN_VERSION : "0.1.0",
  extensions: [".sf"],
  formats: ["json", "yaml", "sf"],
  catalogue,
  options,
  examples,
  extraCommands: [equivalence, trace],
  pages: async () => (await import("../diagnostics/pages.js")).pages,
  load: async () => (await import("./services.js")).services,
  serve: async (context) => (await import("./run-lsp.js")).runLsp(context),
};
