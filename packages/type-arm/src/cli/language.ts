/**
 * The adapter to the command line: all that cli-kit knows of the language. type-arm's own commands (`emit`,
 * `validate`, `migrate`, `eval`, `repl`) are here; what needs the parser is imported by `services`.
 */
import type { Language } from "@cairn/cli-kit";
import { pagesOf } from "@cairn/diagnostics";
import { dataFormatNames } from "@cairn/store/format-names";
import { formatModelPath } from "../view/model-path.js";
import { examples } from "./examples.js";
import { extraCommands } from "./extra-commands.js";
import { options } from "./options.js";

declare const CAIRN_VERSION: string | undefined;

/** type-arm's adapter to the command line. */
export const language: Language = {
  name: "type-arm",
  title: "type-arm",
  version: typeof CAIRN_VERSION === "string" ? CAIRN_VERSION : "0.1.0",
  extensions: [".pp"],
  formats: [...dataFormatNames, "ecore", "pp"],
  severalInputs: true,
  options,
  examples,
  extraCommands,
  formatPath: formatModelPath,
  pages: async () => ({
    ...(await import("../diagnostics/pages.js")).pages,
    ...pagesOf((await import("./rules.js")).rules),
  }),
  load: async () => (await import("./services.js")).services,
  serve: async (context) => (await import("./run-lsp.js")).runLsp(context),
};
