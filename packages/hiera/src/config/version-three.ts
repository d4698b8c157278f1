import type { Span } from "@cairn/diagnostics";
import { Failure } from "@cairn/evaluation";
import { HashValue, isArray, isHash, toText, type Value } from "@cairn/puppet-core/values";
import type { DataFile } from "../data/data-file.js";
import type { FunctionKind, HieraConfig, HierarchyEntry, Layer, PlacedText } from "./config.js";

const functions: Readonly<Record<string, readonly [FunctionKind, string, string]>> = {
  yaml: ["data_hash", "yaml_data", ".yaml"],
  json: ["data_hash", "json_data", ".json"],
  hocon: ["data_hash", "hocon_data", ".conf"],
  eyaml: ["lookup_key", "eyaml_lookup_key", ".eyaml"],
};

const keys = new Set(["version", "backends", "hierarchy", "logger", "merge_behavior", "deep_merge_options"]);

/** What is written where there is no `:datadir:`. */
const usualFolder = "/etc/puppetlabs/code/environments/%{::environment}/hieradata";

const convertIt =
  "convert hiera.yaml to version 5: `version: 5`, and a `hierarchy:` with `name`, `path` and a function for each level";

/** A hiera.yaml of version 3 as one of version 5: each backend is a level, whose paths are those of `:hierarchy:`. */
export function readThree(file: DataFile, layer: Layer): HieraConfig {
  const refuse = (message: string, key: string): never => {
    throw new Failure("hiera-config", message, { span: file.placeOf([key]), help: convertIt });
  };
  const backends = stringsOf(file, "backends", ["yaml"]);
  const hierarchy = stringsOf(file, "hierarchy", ["nodes/%{::trusted.certname}", "common"]);
  const unknown = backends.find(({ text }) => !Object.hasOwn(functions, text));
  if (unknown) refuse(`the backend '${unknown.text}' of version 3 isn't known`, "backends");
  for (const key of file.keys())
    if (!keys.has(toText(key)) && !Object.hasOwn(functions, toText(key)))
      refuse(`hiera.yaml version 3 has no key '${toText(key)}'`, toText(key));
  const calling = hierarchy.find(({ text }) => /%\{(?:::)?calling_(?:class|module)/.test(text));
  if (calling) refuse(`'${calling.text}' asks who is calling, which only version 3 knows`, "hierarchy");
  return {
    layer,
    version: 3,
    source: file.source,
    hierarchy: backends.map((backend) => entryOf(backend, hierarchy, file)),
    defaultHierarchy: undefined,
    mergeBehavior: mergeBehaviorOf(file, refuse),
  };
}

type Refuse = (message: string, key: string) => never;

function entryOf(backend: PlacedText, hierarchy: readonly PlacedText[], file: DataFile): HierarchyEntry {
  const { span, text: name } = backend;
  const [kind, functionName, extension] = functions[name]!;
  const given = file.get(name)?.value ?? null;
  const settings = isHash(given) ? given : new HashValue();
  const folder = settings.get("datadir") ?? null;
  const own = settings.get("extension") ?? null;
  return {
    name,
    span,
    kind,
    functionName: { text: functionName, span },
    datadir: { text: typeof folder === "string" ? folder : usualFolder, span: file.placeOf([name, "datadir"]) },
    location: { kind: "paths", strings: hierarchy },
    options: undefined,
    extension: typeof own === "string" ? `.${own}` : extension,
  };
}

/** One text or a list of them. */
function stringsOf(file: DataFile, key: string, usual: readonly string[]): PlacedText[] {
  const value = file.get(key)?.value ?? null;
  const strings: readonly Value[] = isArray(value) ? value : value === null ? usual : [value];
  const span: Span = file.placeOf([key]);
  return strings.map((each) => ({ text: toText(each), span }));
}

/** How `hiera_hash` merges hashes in each other; undefined if only their first level counts. */
function mergeBehaviorOf(file: DataFile, refuse: Refuse): HashValue | undefined {
  const behavior = file.get("merge_behavior")?.value ?? "native";
  if (behavior === "native") return undefined;
  if (behavior !== "deeper") return refuse(`the merge behavior '${toText(behavior)}' isn't known`, "merge_behavior");
  const options = file.get("deep_merge_options")?.value ?? null;
  return new HashValue([["strategy", "unconstrained_deep"], ...(isHash(options) ? options.entries() : [])]);
}
