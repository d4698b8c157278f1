/**
 * The package `@cairn/hiera` in a compilation: the functions that look data up, and the lookup for a user on the
 * command line. It is loaded only if something is looked up.
 */
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import type { Compilation } from "../evaluate/compilation.js";
import type { Modules } from "../modules/modules.js";
import { hiera, hieraArray, hieraHash, hieraInclude } from "./functions/hiera.js";
import { lookup } from "./functions/lookup.js";
import { HieraWorld, Lookups, type DataFunction, type Decrypt, type HieraHost } from "@cairn/hiera";
import { findFunction } from "../evaluate/find-function.js";
import { profiles } from "../profiles.js";

export { describeEncrypted } from "./describe-encrypted.js";
export type { LookedUp } from "./functions/look-up.js";

/** The functions that read Hiera's data, by name. */
export const hieraFunctions: ReadonlyMap<string, PuppetFunction> = new Map(
  [hiera, hieraArray, hieraHash, hieraInclude, lookup].map((each) => [each.name, each]),
);

/** What the nodes of a run share. */
const worlds = new WeakMap<Modules, HieraWorld>();

/** Hiera for one compilation. */
export function createLookups(compilation: Compilation): Lookups {
  const { language, modules } = compilation;
  let world = worlds.get(modules);
  if (!world)
    worlds.set(modules, (world = new HieraWorld(modules, language.folders, compilation.isStrict, language.allowance)));
  return new Lookups(hostOf(compilation), world);
}

function dataFunction(compilation: Compilation, name: string): DataFunction | undefined {
  const found = findFunction(compilation, name.toLowerCase());
  const { evaluator } = compilation;
  return found && ((values, scope, span) => found.call({ name, values, scope, span, evaluator }));
}

/** What is decrypted is a secret from then on. */
function decryptionOf({ language, secrets }: Compilation): Pick<HieraHost, "decrypt" | "decryptWith"> {
  const { decrypt, decryptWith } = language;
  const recording = (from: Decrypt): Decrypt => {
    return (scheme, cipher) => {
      const result = from(scheme, cipher);
      if ("text" in result) secrets.add(result.text);
      return result;
    };
  };
  return {
    decrypt: decrypt && recording(decrypt),
    decryptWith: (options) => {
      const found = decryptWith?.(options);
      return found && recording(found);
    },
  };
}

function hostOf(compilation: Compilation): HieraHost {
  const { evaluator, language, modules } = compilation;
  return {
    files: modules,
    folders: language.folders,
    isStrict: compilation.isStrict,
    globalConfig: language.hieraConfig,
    environmentRoot: language.environment?.root,
    allows: (path) => language.allowed?.allows(path) === true,
    missingBackends: language.hieraMissing,
    toleratesMissingInPaths: profiles[language.profile].version >= "8",
    environmentName: compilation.node.environment,
    ...decryptionOf(compilation),
    addSecret: (value) => compilation.secrets.addAll(value),
    passesEncrypted(value) {
      compilation.encrypted.set(value.cipher, value);
      compilation.secrets.add(value.cipher);
    },
    findFunction: (name) => dataFunction(compilation, name),
    folderOf: (module) => modules.folderOf(module),
    convert: (values, scope, span) =>
      findFunction(compilation, "new")!.call({ name: "new", values, scope, span, evaluator }),
    missesVariable: () => compilation.askForFacts(),
    warn: (kind, message, place) => compilation.warn(kind, message, place),
  };
}
