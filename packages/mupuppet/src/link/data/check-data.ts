/**
 * Data files that are checked with the programs: values that don't fit the type of their parameter, and keys that
 * nothing reads.
 */
import { suggestionSentence, pushAll, type Diagnostic, type Source } from "@cairn/diagnostics";
import { failureOf } from "@cairn/evaluation";
import { isInstance } from "@cairn/puppet-core/types";
import { HashValue, isHash, type Value } from "@cairn/puppet-core/values";
import { describeFailure } from "../../diagnostics/describe-failure.js";
import { catalogue } from "../../diagnostics/index.js";
import { definitionLabels, mismatch } from "../resources.js";
import type { World } from "../world.js";
import type { ClassBody } from "../../resolve/definition.js";
import {
  checkOptions,
  compileOptions,
  type DataFile,
  HieraWorld,
  type Layer,
  type LookupOptions,
  optionsFor,
} from "@cairn/hiera";
import { filesOfLayer } from "./data-files.js";
import { usedWords } from "./used-words.js";

/**
 * Errors in all data of some layers, whatever node may see them: types, and keys that nothing reads, neither the modules
 * and the environment nor the other `manifests`.
 */
export function checkData(world: World, layers: readonly Layer[], manifests: readonly Source[]): readonly Diagnostic[] {
  const { language, modules } = world.compilation;
  const programs = [...(language.environment?.manifests ?? []), ...manifests];
  const hiera = new HieraWorld(modules, language.folders, false, language.allowance);
  const read = layers.map((layer) => ({ layer, ...filesOfLayer(layer, hiera) }));
  const files = read.flatMap((each) => each.files);
  let isUsedWord: ((key: string) => boolean) | undefined;
  const isUsed = (key: string): boolean =>
    (isUsedWord ??= usedWords(modules, [...programs, ...files.map(({ source }) => source)]))(key);
  const found = read.flatMap((each) => each.diagnostics);
  for (const { files: ofLayer, layer } of read) pushAll(found, new DataCheck(world, layer, ofLayer, isUsed).run());
  return found;
}

class DataCheck {
  private readonly world: World;
  private readonly layer: Layer;
  private readonly files: readonly DataFile[];
  private readonly isUsed: (key: string) => boolean;
  private readonly found: Diagnostic[] = [];

  constructor(world: World, layer: Layer, files: readonly DataFile[], isUsed: (key: string) => boolean) {
    this.world = world;
    this.layer = layer;
    this.files = files;
    this.isUsed = isUsed;
  }

  run(): readonly Diagnostic[] {
    const options = this.files.map((file) => this.optionsIn(file));
    for (const file of this.files) {
      for (const key of file.keys()) {
        if (typeof key === "string" && key !== "lookup_options") this.checkKey(key, file, options);
      }
    }
    return this.found;
  }

  private optionsIn(file: DataFile): LookupOptions {
    const given = file.get("lookup_options")?.value ?? new HashValue();
    try {
      return compileOptions(checkOptions(given, this.layer.module));
    } catch (caught) {
      const error = failureOf(caught);
      this.found.push(describeFailure(error, file.placeOf(["lookup_options"])));
      return compileOptions(undefined);
    }
  }

  private checkKey(key: string, file: DataFile, options: readonly LookupOptions[]): void {
    const cut = key.lastIndexOf("::");
    const definition = cut > 0 ? this.world.findClass(key.slice(0, cut)) : "unknown";
    const parameter = key.slice(cut + 2);
    const isParameter = typeof definition !== "string" && this.world.parametersOf(definition).has(parameter);
    if (isParameter) this.checkType(key, parameter, definition, file, options);
    else if (!this.isUsed(key)) this.tellUnused(key, definition, parameter, file);
  }

  /** Merged, converted and interpolated values change before they are used. */
  private checkType(
    key: string,
    parameter: string,
    definition: ClassBody,
    file: DataFile,
    options: readonly LookupOptions[],
  ): void {
    const data = file.get(key);
    const type = this.world.typesOf(definition)?.byName.get(parameter);
    if (!data || data.isTemplate || data.value === null || !type || isInstance(type, data.value)) return;
    if (options.some((each) => changes(optionsFor(each, key)))) return;
    const message = mismatch(definition, parameter, type, data.value);
    if (message === "") return;
    const labels = definitionLabels(definition);
    const help = "change the value in the data, or what the class asks for";
    this.found.push(catalogue.create["type-mismatch"](file.placeOf([key]), { message }, { labels, help }));
  }

  private tellUnused(key: string, definition: ReturnType<World["findClass"]>, parameter: string, file: DataFile): void {
    const isClass = typeof definition !== "string";
    const parameters = isClass ? this.world.parametersOf(definition) : [];
    const { guesses } = this.world.compilation;
    const reason = isClass
      ? `the class \`${definition.name}\` has no parameter \`${parameter}\``
      : "no class has such a parameter, and no code names it";
    const help = suggestionSentence(guesses.didYouMean(parameter, parameters).map((name) => `${prefixOf(key)}${name}`));
    const labels = isClass ? definitionLabels(definition) : [];
    this.found.push(
      catalogue.create["unused-key"](
        file.placeOf([key]),
        { key, reason },
        { labels, ...(help === undefined ? {} : { help }) },
      ),
    );
  }
}

function prefixOf(key: string): string {
  return key.slice(0, key.lastIndexOf("::") + 2);
}

/** Whether a value found under a key is changed before the parameter gets it. */
function changes(options: HashValue | undefined): boolean {
  if (!options) return false;
  const merge: Value = options.get("merge") ?? null;
  const strategy = isHash(merge) ? (merge.get("strategy") ?? null) : merge;
  return (strategy !== null && strategy !== "first") || (options.get("convert_to") ?? null) !== null;
}
