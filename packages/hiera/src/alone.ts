import {
  createSource,
  readSource,
  commonDeclarations,
  defineDiagnostics,
  type Files,
  type Folders,
  type Span,
} from "@cairn/diagnostics";
import { Failure, failureOf, Machine } from "@cairn/evaluation";
import { Evaluator, Scope, type Binding } from "@cairn/puppet-core/evaluate";
import { coreFunctions } from "@cairn/puppet-core/functions";
import type { Value } from "@cairn/puppet-core/values";
import type { HieraFiles, HieraHost } from "./host.js";
import { Lookups } from "./lookups.js";
import { lookUpWanted } from "./wanted.js";
import { HieraWorld } from "./world.js";

/** The inputs of a lookup without a program. */
export interface HieraOptions {
  readonly files: Pick<Files, "read">;
  /** How path patterns are expanded; without it they match no file. */
  readonly folders?: Folders;
  /** The folder of hiera.yaml. */
  readonly root: string;
  /** The values of `%{name}` in paths and data: facts, node names. */
  readonly variables: ReadonlyMap<string, Value>;
}

/** The result of a lookup. */
export interface LookupAnswer {
  /** Undefined if no data has the key, or there was an error. */
  readonly value?: Value;
  /** The positions in the data that the value was made from, the strongest first. */
  readonly places: readonly Span[];
  /** Why there is no value, in Puppet's words. */
  readonly problem?: string;
  readonly warnings: readonly string[];
}

/**
 * Looks up a key in the data of a hiera.yaml; `merge` has the values of Puppet's `lookup`: `first`, `unique`, `hash`,
 * `deep`.
 */
export function lookUp(key: string, options: HieraOptions, merge: Value = null): LookupAnswer {
  const warnings: string[] = [];
  const host = hostFor(options, warnings);
  const lookups = new Lookups(host, new HieraWorld(host.files, host.folders, host.isStrict));
  const wanted = { names: [key], name: key, type: null, merge };
  try {
    const invocation = lookups.begin({ scope: new VariableScope(options.variables) });
    const found = new Machine().run(lookUpWanted(lookups, wanted, invocation));
    if (!found) return { places: [], warnings };
    return { value: found.value, places: found.origins.map(({ file, path }) => file.placeOf(path)), warnings };
  } catch (caught) {
    const error = failureOf(caught);
    return { places: error.span ? [error.span] : [], problem: error.message, warnings };
  }
}

function hostFor({ files, folders, root }: HieraOptions, warnings: string[]): HieraHost {
  const evaluator = new Evaluator({
    findFunction: (name) => coreFunctions.get(name),
    findType: () => undefined,
    unknownVariable: () => null,
    isDeclared: () => false,
    warn: (_, message) => void warnings.push(message),
    strict: false,
  });
  return {
    files: reading(files),
    folders,
    isStrict: false,
    globalConfig: `${root}/hiera.yaml`,
    environmentRoot: undefined,
    folderOf: () => undefined,
    convert: (values, scope, span) => coreFunctions.get("new")!.call({ name: "new", values, scope, span, evaluator }),
    missesVariable: () => undefined,
    warn: (_, message) => void warnings.push(message),
  };
}

const catalogue = defineDiagnostics("hiera", commonDeclarations);

function reading(files: Pick<Files, "read">): HieraFiles {
  return {
    readPath(path) {
      const content = files.read(path);
      const isThere = "bytes" in content || content.problem !== "no such file";
      return isThere ? readSource(path, { read: () => content }, catalogue.create) : undefined;
    },
  };
}

/** The given variables, and no others. */
class VariableScope extends Scope {
  readonly source = createSource("variables", "");
  private readonly variables: ReadonlyMap<string, Value>;

  constructor(variables: ReadonlyMap<string, Value>) {
    super();
    this.variables = variables;
  }

  find(name: string): Binding | undefined {
    const value = this.variables.get(name.replace(/^::/, ""));
    return value === undefined ? undefined : { value, source: this.source, at: { start: 0, end: 0 } };
  }

  assign(): void {
    throw new Failure("evaluation", "data assigns no variables");
  }
}
