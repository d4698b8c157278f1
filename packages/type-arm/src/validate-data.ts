import {
  Guesses,
  readSource,
  startOf,
  type Diagnostic,
  type Files,
  type Result,
  type Source,
} from "@cairn/diagnostics";
import { catalogue } from "./diagnostics/index.js";
import { createRuntime, type EvaluateOptions } from "./instantiate/evaluate-program.js";
import type { Instance } from "./instantiate/instance.js";
import type { Runtime } from "./instantiate/runtime.js";
import { findType, type Model, type ModelType } from "./model/index.js";
import type { Stretch } from "./quick/elements.js";
import { quickVerdict } from "./quick/quick-validate.js";
import type { DataNode } from "./serialize/data-node.js";
import { loadData } from "./serialize/load-data.js";
import { rootsOf } from "./serialize/other-documents.js";
import type { LoadedData } from "./serialize/loaded-object.js";
import type { OpenDocument, OtherDocument } from "./serialize/other-documents.js";
import { readElement, readJson } from "./serialize/read-json.js";
import { readXmi } from "./serialize/read-xmi.js";
import { readYaml } from "./serialize/read-yaml.js";
import { typeNames, type NamingOptions } from "./serialize/type-names.js";
import { helpWithTypes } from "./model/known-names.js";

/** The formats of files with objects. */
export type DataFileFormat = "json" | "yaml" | "xmi";

/** How a file with objects is read. */
export interface DataOptions extends EvaluateOptions {
  readonly format: DataFileFormat;
  /** The Ecore model of XMI documents; by default the one named `types`. */
  readonly naming?: NamingOptions | undefined;
  /** The files that links into other documents (`two.json#/people/0`) are read from; without, such links lead to nothing. */
  readonly files?: Files | undefined;
}

/** All errors in a data file that should contain an object of a type, or a list of them. */
export function validateData(
  model: Model,
  typeName: string,
  source: Source,
  options: DataOptions,
): readonly Diagnostic[] {
  const type = typeOf(model, typeName, source);
  if (!type.value) return type.diagnostics;
  const quick = options.format === "json" ? quickVerdict(type.value, source.text, model.types) : undefined;
  if (quick?.isSure) return [];
  const roots = quick?.doubtful ? readDoubtful(source, quick.doubtful) : readRoots(model, type.value, source, options);
  return load(model, type.value, source, options, roots).diagnostics;
}

/** The objects in a data file: one, or a list of them. No value if any has an error. */
export function readData(
  model: Model,
  typeName: string,
  source: Source,
  options: DataOptions,
): Result<readonly Instance[]> {
  const type = typeOf(model, typeName, source);
  if (!type.value) return { diagnostics: type.diagnostics };
  const roots = readRoots(model, type.value, source, options);
  const { diagnostics, instances } = load(model, type.value, source, options, roots);
  const sound = instances.filter((instance) => instance !== undefined);
  return diagnostics.length > 0 ? { diagnostics } : { value: sound, diagnostics };
}

function typeOf(model: Model, name: string, source: Source): Result<ModelType> {
  const value = findType(model, name);
  if (value) return { value, diagnostics: [] };
  const help = helpWithTypes(model, name, new Guesses());
  return {
    diagnostics: [catalogue.create["no-type"](startOf(source), { message: `unknown type \`${name}\`` }, { help })],
  };
}

/** The contents of a file; undefined for elements that needn't be examined. */
type Roots = Result<readonly (DataNode | undefined)[]>;

function load(model: Model, type: ModelType, source: Source, options: DataOptions, roots: Roots): LoadedData {
  if (!roots.value) return { instances: [], diagnostics: roots.diagnostics };
  return loadData(roots.value, source, type, runtimes(model, options), otherDocuments(model, options));
}

/** Reads the documents that links lead to, each once. */
function otherDocuments(model: Model, options: DataOptions): OpenDocument | undefined {
  const { files } = options;
  if (!files) return undefined;
  const known = new Map<string, OtherDocument>();
  return (uri, from, type) => {
    const path = files.resolve(from.name, uri);
    const document = known.get(path) ?? openDocument(model, type, path, { ...options, files });
    known.set(path, document);
    return document;
  };
}

function openDocument(
  model: Model,
  type: ModelType,
  path: string,
  options: DataOptions & { readonly files: Files },
): OtherDocument {
  const { value: source } = readSource(path, options.files, catalogue.create);
  if (!source) return { problem: `\`${path}\` can't be read` };
  const { value: root } = readNode(model, type, source, { ...options, format: formatOf(path) ?? options.format });
  return root ? { source, root } : { problem: `\`${path}\` has errors` };
}

function readRoots(model: Model, type: ModelType, source: Source, options: DataOptions): Roots {
  const { diagnostics, value } = readNode(model, type, source, options);
  return value ? { diagnostics, value: rootsOf(value) } : { diagnostics };
}

/** Only list elements that may have errors are parsed with locations. */
function readDoubtful(source: Source, doubtful: readonly (Stretch | undefined)[]): Roots {
  const read = doubtful.map((stretch) => stretch && readElement(source, stretch));
  const diagnostics = read.flatMap((element) => element?.diagnostics ?? []);
  return diagnostics.length > 0 ? { diagnostics } : { diagnostics, value: read.map((element) => element?.value) };
}

function readNode(model: Model, type: ModelType, source: Source, { format, naming }: DataOptions): Result<DataNode> {
  if (format === "json") return readJson(source);
  if (format === "yaml") return readYaml(source);
  return readXmi(source, type, typeNames(model, naming ?? { name: "types", settings: {} }));
}

/** Separate objects share nothing: the cost of one doesn't count for the next. */
function runtimes(model: Model, options: EvaluateOptions): () => Runtime {
  const guesses = new Guesses();
  let runtime = createRuntime(model, options, guesses);
  let count = 0;
  return () => {
    if (++count % 100 === 0) runtime = createRuntime(model, options, guesses);
    return runtime;
  };
}

/** The format that a file extension indicates. */
export function formatOf(name: string): DataFileFormat | undefined {
  const ending = /\.(json|yaml|yml|xmi|xml)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending === "yml") return "yaml";
  return ending === "xml" ? "xmi" : (ending as DataFileFormat | undefined);
}
