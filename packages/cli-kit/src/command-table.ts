import type { Command } from "./command.js";
import { ast } from "./commands/ast.js";
import { check } from "./commands/check.js";
import { compile } from "./commands/compile.js";
import { completion } from "./commands/completion.js";
import { diagnostics } from "./commands/diagnostics.js";
import { diff } from "./commands/diff.js";
import { explain } from "./commands/explain.js";
import { fmt } from "./commands/fmt.js";
import { graph } from "./commands/graph.js";
import { extraCommand, unlessReplaced } from "./extra-command.js";
import { lsp } from "./commands/lsp.js";
import type { Language } from "./language.js";

const factories = [compile, check, fmt, explain, diff, graph, ast, diagnostics, completion];

/** All commands of a language, in the order of the help. */
export function commandsOf(language: Language): Command[] {
  const common = factories.map((factory) => unlessReplaced(factory(language), language));
  return [...common, ...lsp(language), ...(language.extraCommands ?? []).map(extraCommand)];
}
