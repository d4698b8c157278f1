import type { LanguageRequest } from "@cairn/cli-kit";
import type { Source } from "@cairn/diagnostics";
import type { Limits } from "@cairn/evaluation";
import { compile } from "../compile.js";
import { printJson } from "../emit/print-json.js";
import type { Parts } from "../evaluate/parts.js";
import { contain, include, require } from "../functions/include.js";
import { realize } from "../functions/realize.js";
import { tag, tagged } from "../functions/tags.js";
import type { CompileOptions } from "../library/options.js";
import { languageSettings, settingsOfNode } from "../library/settings.js";
import { absolutePath } from "./absolute-path.js";
import { timeOf } from "./time-of.js";

/** Thrown where a program needs a part that isn't loaded. */
class NeedsMore extends Error {
  override readonly name = "NeedsMore";
}

function needMore(): never {
  throw new NeedsMore();
}

/** What most programs without modules and data need. */
const fewParts: Parts = {
  functions: new Map([contain, include, realize, require, tag, tagged].map((each) => [each.name, each])),
  coreFunctions: new Map(),
  coreFunctionsOfSeven: new Map(),
  createInitialization: needMore,
  moduleFunctions: new Map(),
  rubyFunction: () => undefined,
  createRubyTypes: needMore,
  createLookups: needMore,
  reportEncrypted: needMore,
  paper: { kinds: {}, check: needMore, evaluate: needMore },
};

/** A try ends within some hundredths of a second: a longer evaluation is left to the compiler with all parts. */
const limits: Limits = { depth: 100_000, steps: 100_000 };

/** The options with which a catalog needs no other part, and those that say only how it is printed. */
const few: ReadonlySet<string> = new Set([
  ...["allowCycles", "legacyFacts", "node", "now", "profile", "strict"],
  ...["color", "config", "diagnostics", "format", "maxErrors", "output", "quiet", "trustConfig"],
]);

/** The catalog of a program as JSON; undefined if it needs another part, or if there is anything to report. */
export function printQuickly(
  source: Source,
  request: LanguageRequest,
  maxOutput: number,
): readonly string[] | undefined {
  const { host, options } = request;
  const { format = "json", profile } = options;
  const isKnown = Object.entries(options).every(([name, value]) => value === undefined || few.has(name));
  if (!isKnown || !host || format !== "json" || profile === "paper" || source.text === "") return undefined;
  return host.interruptible(() => {
    try {
      return print(source, request, maxOutput);
    } catch (thrown) {
      if (thrown instanceof NeedsMore) return undefined;
      throw thrown;
    }
  });
}

function print(source: Source, request: LanguageRequest, maxOutput: number): readonly string[] | undefined {
  const { allowance, files, host, maxErrors, maxMemory, options } = request;
  const now = timeOf(String(options["now"])) ?? BigInt(Date.now()) * 1_000_000n;
  const given: CompileOptions = { ...(options as CompileOptions), now, allowance, files, folders: host, maxMemory };
  const language = languageSettings({ ...given, currentFolder: host?.cwd }, fewParts);
  const node = settingsOfNode(given);
  if (!language.value || !node.value || language.diagnostics.length + node.diagnostics.length > 0) return undefined;
  const { diagnostics, value } = compile(source, {
    language: { ...language.value, limits },
    node: node.value,
    maxErrors,
  });
  if (!value || diagnostics.length > 0) return undefined;
  const { types } = language.value;
  const printed = printJson(value, { types, pathOf: absolutePath(request), source, maxOutput });
  return printed.value && printed.diagnostics.length === 0 ? [...printed.value] : undefined;
}
