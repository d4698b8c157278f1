import { createSource, type Source } from "@cairn/diagnostics";
import { Failure, grow } from "@cairn/evaluation";
import { defineFunction, type FunctionCall, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { legacyClass } from "@cairn/puppet-core/functions/legacy";
import { optional, required } from "@cairn/puppet-core/functions/ruby";
import { any, anyString, sizeType, stringOfSize } from "@cairn/puppet-core/types";
import { HashValue, type Value } from "@cairn/puppet-core/values";
import { deserialize } from "@cairn/store";
import { compilationOf } from "../../evaluate/scopes/puppet-scope.js";
import { DataConverter, psych } from "@cairn/hiera";
import { readHocon } from "@cairn/hocon";
import { oldFunction, failEvaluation } from "../old-function.js";

type Format = "json" | "yaml";

/** The memory for a character of a string while it is parsed. */
const bytesOfCharacter = 64;

/** The parsed contents of a string, or why it can't be parsed. */
export type Read = { readonly value: Value } | { readonly problem: string };

export function readText(source: Source, format: Format): Read {
  const isYaml = format === "yaml";
  grow(bytesOfCharacter * source.text.length);
  if (isYaml && /^\s*(?:---\s*)?$/.test(source.text)) return { value: null };
  const { tree, errors } = deserialize(source, format, { lastCounts: true, ...(isYaml ? { dialect: psych } : {}) });
  if (!tree || errors.length > 0) return { problem: errors[0]?.message ?? "it can't be read" };
  return { value: new DataConverter(source, tree.log, isYaml).convert(tree.value).value };
}

/** False and undef are replaced by the default. */
function orDefault(read: Read, otherwise: Value, name: string): Value {
  if ("problem" in read) return isGiven(otherwise) ? otherwise : failEvaluation(`${name}(): ${read.problem}`);
  return isGiven(read.value) ? read.value : otherwise;
}

function isGiven(value: Value): boolean {
  return value !== null && value !== false;
}

function parsing(name: string, format: Format): PuppetFunction {
  return oldFunction(name, -1, (_, ...values) => {
    const [text, otherwise = null] = values;
    if (text === undefined) failEvaluation("Wrong number of arguments. 1 or 2 arguments should be provided.");
    const read: Read =
      typeof text === "string"
        ? readText(createSource(name, text), format)
        : { problem: `no implicit conversion of ${legacyClass(text)} into String` };
    return orDefault(read, otherwise, name);
  });
}

const parsepson = defineFunction("parsepson", {
  parameters: [required("pson_string", stringOfSize(sizeType(1n))), optional("default", any)],
  run(_, text, otherwise) {
    const read = readText(createSource("parsepson", text as string), "json");
    if ("value" in read) return read.value;
    return otherwise ?? failEvaluation(`parsepson(): ${read.problem}`);
  },
});

const parsehocon = defineFunction("parsehocon", {
  parameters: [required("hocon_string", anyString), optional("default", any)],
  run(_, text, otherwise) {
    const source = createSource("parsehocon", text as string);
    grow(bytesOfCharacter * source.text.length);
    const read = readHocon(source);
    if (!("problem" in read)) return new DataConverter(source, read.log, false).convert(read.value).value;
    // A list is valid HOCON, but not a valid file: the default is for invalid HOCON.
    const isList = /^\s*\[[^]*\]\s*$/.test(source.text);
    return otherwise === undefined || isList ? failEvaluation(`parsehocon(): ${read.problem}`) : otherwise;
  },
});

/** A file that functions may read, by its absolute path; undefined if there is none. */
function readModuleFile(call: FunctionCall, name: string, path: string): Source | undefined {
  const { modules } = compilationOf(call.scope);
  if (!modules.mayRead(path)) {
    const help = "only files of modules, of the environment and of the folders of `--allow-read` are read";
    throw new Failure("evaluation", `${name}() may not read \`${path}\``, { help });
  }
  const read = modules.readPath(path);
  if (!read || read.value) return read?.value;
  failEvaluation(`${name}(): ${read.diagnostics[0]?.message ?? "it can't be read"}`);
}

function loading(name: string, format: Format): PuppetFunction {
  return oldFunction(name, -2, (call, path = null, otherwise = null) => {
    if (typeof path !== "string") failEvaluation(`undefined method \`start_with?' for ${legacyClass(path)}`);
    if (/^https?:\/\//.test(path)) failEvaluation(`${name}() may not read from the network: \`${path}\``);
    const source = readModuleFile(call, name, path);
    if (source) return orDefault(readText(source, format), otherwise, name);
    call.evaluator.options.log?.("warning", `Can't load '${path}' File does not exist!`, call.span);
    return otherwise;
  });
}

function folderOf(call: FunctionCall, module: Value): string {
  const { modules, node } = compilationOf(call.scope);
  const folder = typeof module === "string" ? modules.folderOf(module) : undefined;
  return folder ?? failEvaluation(`Could not find module ${String(module)} in environment ${node.environment}`);
}

const getModulePath = oldFunction("get_module_path", -1, (call, ...values) => {
  if (values.length !== 1) failEvaluation("get_module_path(): Wrong number of arguments, expects one");
  return folderOf(call, values[0]!);
});

const loadModuleMetadata = oldFunction("load_module_metadata", -1, (call, ...values) => {
  if (values.length < 1 || values.length > 2) {
    failEvaluation("load_module_metadata(): Wrong number of arguments, expects one or two");
  }
  const [module, mayBeEmpty = null] = values as [Value, Value?];
  const name = "load_module_metadata";
  const source = readModuleFile(call, name, `${folderOf(call, module)}/metadata.json`);
  if (source) return orDefault(readText(source, "json"), null, name);
  if (!isGiven(mayBeEmpty)) failEvaluation(`${name}(): No metadata.json file for module ${String(module)}`);
  return new HashValue();
});

/** Functions that parse data in strings, and in files of modules. */
export const readers: readonly PuppetFunction[] = [
  parsing("parsejson", "json"),
  parsing("parseyaml", "yaml"),
  parsepson,
  parsehocon,
  loading("loadjson", "json"),
  loading("loadyaml", "yaml"),
  getModulePath,
  loadModuleMetadata,
];
