/**
 * The adapter to the command line: all that cli-kit knows of the language. What needs the parser is imported by
 * `services`, which only commands that compile load.
 */
import type { Language } from "@cairn/cli-kit";
import { pagesOf } from "@cairn/diagnostics";
import { dataFormatNames } from "@cairn/store/format-names";
import { equivalence } from "./equivalence.js";
import { examples } from "./examples.js";
import { options } from "./options.js";
import { trace } from "./trace.js";

declare const CAIRN_VERSION: string | undefined;

/** SmartFrog's adapter to the command line. */
export const language: Language = {
  name: "smartfrog",
  title: "SmartFrog",
  version: typeof CAIRN_VERSION === "string" ? CAIRN_VERSION : "0.1.0",
  extensions: [".sf"],
  formats: [...dataFormatNames, "sf"],
  checksEach: true,
  options,
  examples,
  extraCommands: [equivalence, trace],
  policyNotation: async () => (await import("./policy-notation.js")).policyNotation,
  pages: async () => ({
    ...(await import("../diagnostics/pages.js")).pages,
    ...pagesOf((await import("./rules.js")).rules),
  }),
  load: async () => (await import("./services.js")).services,
  serve: async (context) => (await import("./run-lsp.js")).runLsp(context),
};
