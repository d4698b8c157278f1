import { exitCodes, type ExtraCommandContext } from "@cairn/cli-kit";
import { hasErrors } from "@cairn/diagnostics";
import { formatOf, validateData, type DataFileFormat } from "../validate-data.js";
import { isLogicModel } from "../read-ecore/logic-files.js";
import { evaluateOptions } from "./compile-options.js";
import { ecoreOptions, modelName, modelOf, readSources } from "./read-programs.js";

/** Reports all errors in the data files; returns 1 if there are any. */
export async function runValidate(context: ExtraCommandContext): Promise<number> {
  const { host, report, request, words } = context;
  const { options } = request;
  const type = options["type"] as string | undefined;
  const data = words.filter((word, index) => index === words.length - 1 || isData(word));
  const files = words.filter((word) => !data.includes(word));
  if (type === undefined) return wrongUsage(context, "`validate` needs the type of the objects: `--type TYPE`");
  if (files.length === 0)
    return wrongUsage(context, "`validate` needs the files with the types, followed by the data files");
  const given = options["dataFormat"] as DataFileFormat | undefined;
  const unknown = data.find((word) => given === undefined && formatOf(word) === undefined);
  if (unknown !== undefined)
    return wrongUsage(context, `cannot tell the data format from the name \`${unknown}\`: add \`--data-format\``);
  const sources = await readSources(context, files);
  const model = sources && modelOf(context, sources);
  if (!model) return exitCodes.inputErrors;
  const naming = {
    name: (options["name"] as string | undefined) ?? modelName(files[0]!),
    settings: ecoreOptions(options),
  };
  let isFine = true;
  for (const word of data) {
    const source = await context.read(word);
    if (source) request.onPhase("validate", source.name);
    const format = given ?? formatOf(word) ?? "json";
    const found = source
      ? host.interruptible(() =>
          validateData(model, type, source, { format, naming, files: request.files, ...evaluateOptions(request) }),
        )
      : [];
    report(found);
    isFine &&= source !== undefined && !hasErrors(found);
  }
  return isFine ? exitCodes.fine : exitCodes.inputErrors;
}

function isData(word: string): boolean {
  return formatOf(word) !== undefined && !isLogicModel(word);
}

function wrongUsage({ host }: ExtraCommandContext, problem: string): number {
  host.writeStderr(`type-arm: ${problem}\nSee: type-arm help validate\n`);
  return exitCodes.usage;
}
