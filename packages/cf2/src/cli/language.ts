/**
 * The adapter to the command line: all that cli-kit knows of the language. CF2's own commands (`audit`,
 * `repl`) and the host that the compiler needs (passwords, gpg, files) are here, too.
 */
import type { Language } from "@cairn/cli-kit";
import { pagesOf } from "@cairn/diagnostics";
import { dataFormatNames } from "@cairn/store/format-names";
import { audit } from "./audit.js";
import { examples } from "./examples.js";
import { joinResults } from "./join-results.js";
import { options } from "./options.js";
import { repl } from "./repl.js";

declare const CAIRN_VERSION: string | undefined;

/** CF2's adapter to the command line. */
export const language: Language = {
  name: "cf2",
  title: "CF2",
  version: typeof CAIRN_VERSION === "string" ? CAIRN_VERSION : "0.1.0",
  extensions: [".cf2"],
  formats: ["cf2", ...dataFormatNames],
  checksEach: true,
  options,
  examples,
  extraCommands: [audit, repl],
  joinResults,
  comparing: { order: false, member: "resource" },
  formatPath: (path) => path.join("."),
  pages: async () => ({
    ...(await import("../diagnostics/pages.js")).pages,
    ...pagesOf((await import("./rules.js")).rules),
  }),
  load: async () => (await import("./services.js")).services,
  serve: async (context) => (await import("./run-lsp.js")).runLsp(context),
};
