import { exitCodes, type ExtraCommandContext } from "@cairn/cli-kit";
import { createSource, type Diagnostic, hasErrors, joinPath, type Source, startOf } from "@cairn/diagnostics";
import { rubyText } from "@cairn/puppet-core/evaluate";
import { HashValue, type Value } from "@cairn/puppet-core/values";
import { Compiler } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { explanationData, explanationText, maskSecrets, printData } from "@cairn/hiera";
import { lookUpForUser, type UserLookup } from "../hiera/user-lookup.js";
import { environmentFolder } from "../environment/environment-folder.js";
import { languageSettings } from "./language-settings.js";
import { settingsOfNode } from "./settings.js";

/** Looks up keys for one node; returns 1 if no data has them. */
export async function runLookup(context: ExtraCommandContext): Promise<number> {
  const { host, report, request, words } = context;
  const { options } = request;
  const wrong = wrongOptions(options);
  if (wrong !== undefined) {
    host.writeStderr(`mupuppet: ${wrong}\nSee: mupuppet help lookup\n`);
    return exitCodes.usage;
  }
  const language = languageSettings(request);
  const node = settingsOfNode(request);
  report([...language.diagnostics, ...node.diagnostics]);
  if (!language.value || !node.value) return exitCodes.inputErrors;
  request.onPhase("lookup", words.join(" "));
  const source = placeholder(request.options["environment"]);
  const compiler = new Compiler(source, language.value, request.maxErrors);
  const wanted = wantedOf(words, options);
  const isExplained = wanted.explains !== undefined;
  const result = host.interruptible(() => {
    const { compilation, diagnostics } = compiler.prepare(node.value!, options["compile"] === true);
    return compilation && !hasErrors(diagnostics) ? lookUpForUser(compilation, wanted) : { diagnostics };
  });
  const printed = "explanation" in result || "value" in result ? print(context, result, isExplained) : [];
  // The explanation of a missing key is a successful result.
  const found = isExplained ? result.diagnostics.filter((each) => !isNotFound(each)) : result.diagnostics;
  report([...found, ...printed]);
  return hasErrors([...found, ...printed]) ? exitCodes.inputErrors : exitCodes.fine;
}

function isNotFound({ code, message }: Diagnostic): boolean {
  return code === "mupuppet/lookup" && message.startsWith("Function lookup() did not find a value");
}

/** A placeholder for a program: only the environment is compiled. */
function placeholder(environment: unknown): Source {
  const folder = environmentFolder(String(environment ?? ""));
  return createSource(folder === undefined ? "<command line>" : joinPath(folder, ""), "");
}

function wrongOptions(options: Readonly<Record<string, unknown>>): string | undefined {
  const onlyDeep = ["knockOutPrefix", "sortMergedArrays", "mergeHashArrays"];
  if (options["merge"] === "deep" || !onlyDeep.some((each) => options[each] !== undefined)) return undefined;
  return "`--knock-out-prefix`, `--sort-merged-arrays` and `--merge-hash-arrays` only go with `--merge deep`";
}

function wantedOf(names: readonly string[], options: Readonly<Record<string, unknown>>): UserLookup {
  const merge = options["merge"] as string | undefined;
  const prefix = options["knockOutPrefix"] as string | undefined;
  const deep: [Value, Value][] = [
    ["strategy", "deep"],
    ["sort_merged_arrays", options["sortMergedArrays"] === true],
    ["merge_hash_arrays", options["mergeHashArrays"] === true],
  ];
  if (prefix !== undefined) deep.push(["knockout_prefix", prefix]);
  const explains = options["explain"] === true ? "all" : options["explainOptions"] === true ? "options" : undefined;
  return {
    names,
    merge: merge === "deep" ? new HashValue(deep) : merge === undefined ? null : new HashValue([["strategy", merge]]),
    type: options["type"] as string | undefined,
    otherwise: options["default"] as string | undefined,
    explains,
  };
}

function print(
  { host, maxOutput, request }: ExtraCommandContext,
  result: ReturnType<typeof lookUpForUser>,
  isExplained: boolean,
): readonly Diagnostic[] {
  const { options } = request;
  const format = String(options["format"] ?? (isExplained ? "text" : "yaml"));
  const { explanation, value } = result;
  if (format === "text") {
    const text = isExplained ? explanationText(explanation!) : `${rubyText(maskSecrets(value!))}\n`;
    host.writeStdout(text);
    return [];
  }
  const data = isExplained ? explanationData(explanation!) : maskSecrets(value!);
  const written = printData(data, format === "yaml" ? "yaml" : "json", maxOutput);
  if ("chunks" in written) {
    for (const chunk of written.chunks) host.writeStdout(chunk);
    return [];
  }
  const place = startOf(createSource("<command line>", ""));
  return [
    catalogue.create["output-too-large"](place, { size: `at least ${written.tooLarge}`, limit: String(maxOutput) }),
  ];
}
