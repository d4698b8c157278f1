import { Budget, type Diagnostic, type Guesses, type Span } from "@cairn/diagnostics";
import { Failure, growText, Machine, type Meant, type Pending } from "@cairn/evaluation";
import { Evaluator, type Binding, type Caller, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import type { PuppetType } from "@cairn/puppet-core/types";
import { type Value } from "@cairn/puppet-core/values";
import { catalogue } from "../diagnostics/index.js";
import { describeFailure, describeWarning } from "../diagnostics/describe-failure.js";
import { inForeignTerms } from "../parse/syntax-errors/foreign-forms.js";
import type { AliasBody, BodyDefinition } from "../resolve/definition.js";
import type { Modules } from "../modules/modules.js";
import type { Definitions } from "../resolve/definitions.js";
import { RunningCollectors } from "./collectors.js";
import type { DeclaredResource } from "./declared-resource.js";
import { ResourceDefaults } from "./defaults.js";
import type { Overrides, Relationships } from "./interfaces.js";
import { evaluatorOptions } from "./evaluator-options.js";
import type { EncryptedValue, Found, Lookups } from "@cairn/hiera";
import type { LookedUp } from "../hiera/index.js";
import { Missing } from "./missing.js";
import { WaitingOverrides } from "./overrides.js";
import type { ParameterTypes } from "./parameter-types.js";
import type { Parts } from "./parts.js";
import { WrittenRelationships } from "./relationships.js";
import { ResourceTable } from "./resource-table.js";
import type { FoundType } from "./resource-type.js";
import { profiles } from "../profiles.js";
import { evaluateTypesWhenLoaded } from "./load-types.js";
import { findQualified } from "./scopes/qualified.js";
import type { Rendering } from "../templates/renderings.js";
import { TopScope } from "./scopes/top-scope.js";
import type { PuppetScope } from "./scopes/puppet-scope.js";
import type { LanguageSettings, NodeSettings } from "./settings.js";
import { addLegalTag } from "./tags.js";
import { SecretTexts } from "../view/secret-texts.js";

/** More than any known catalog takes; most steps of resources take longer than those of a loop. */
const stepsOfLargeCatalog = 10_000_000;

/** A function call whose value the installed Ruby has computed. */
export interface RanInRuby extends Caller {
  readonly name: string;
  readonly value: Value;
}

/** What a compilation knows besides its node. */
interface Known {
  readonly definitions: Definitions;
  readonly modules: Modules;
  readonly guesses: Guesses;
}

/** The state of the compilation of one node. */
export class Compilation {
  readonly language: LanguageSettings;
  readonly node: NodeSettings;
  readonly definitions: Definitions;
  /** The modules and their files; all nodes of a run share them. */
  readonly modules: Modules;
  /** Suggestions for unknown names; all nodes of a run share them. */
  readonly guesses: Guesses;
  readonly parts: Parts;
  readonly evaluator: Evaluator;
  readonly resources: ResourceTable;
  /** The budget for the values of the node's catalog. */
  readonly budget: Budget;
  /** Names of classes (and of the node) in the order in which their bodies began to run. */
  readonly classes: string[] = [];
  /** The tags of the catalog itself. */
  readonly tags = new Set<string>();
  readonly top: TopScope;
  /** The scope of the node's block, once it runs. */
  nodeScope: PuppetScope | undefined = undefined;
  readonly defaults = new ResourceDefaults();
  readonly overrides: Overrides;
  readonly collectors: RunningCollectors;
  readonly relationships: Relationships;
  readonly diagnostics: Diagnostic[];
  /** The output of templates. */
  readonly renderings: Rendering[] = [];
  /** What function calls have found in Hiera's data. */
  readonly lookedUp: LookedUp[] = [];
  /** The function calls whose values the installed Ruby has computed. */
  readonly ranInRuby: RanInRuby[] = [];
  /** What each function needs that only the installed Ruby could run, where it isn't asked. */
  readonly wantedRuby = new Map<string, string>();
  /** The secrets that were decrypted. */
  readonly secrets = new SecretTexts();
  /** Values that lookups have passed on encrypted, by ciphertext. */
  readonly encrypted = new Map<string, EncryptedValue>();
  /** How many bodies have begun to run. */
  bodies = 0;
  /** What may be missing from the catalog only because something failed. */
  readonly missing: Missing;
  /** Whether something failed. */
  hasFailed = false;
  /** Whether the budget was exceeded: further growth then also fails, and that is only a consequence. */
  private isOutOfMemory = false;
  /** How often a variable was assigned in a scope that others search: their earlier results may be shadowed since. */
  shadowings = 0;
  /**
   * What was left out because it depends on facts, or on a variable of top scope that may be one, while the facts are
   * unknown.
   */
  readonly leftOut: Span[] = [];
  /** The types of parameters that were needed so far. */
  readonly parameterTypes = new Map<BodyDefinition, ParameterTypes | undefined>();
  /** The resource types that were found so far, by name as written. */
  readonly resourceTypes = new Map<string, FoundType>();
  /** The functions that were found so far, by name in lower case. */
  readonly functions = new Map<string, PuppetFunction>();
  /** Whether modules' Ruby is run, whose files may define further functions. */
  runsRuby = false;
  /** The types that aliases denote, evaluated on demand; undefined for one that failed. */
  readonly aliases = new Map<AliasBody, PuppetType | undefined>();
  /** The final form of a value, once templates may have changed one. */
  finalValue: ((value: Value) => Value) | undefined = undefined;
  /** A value as the catalog shows it, where modules' Ruby made some. */
  shownValue: ((value: Value) => Value) | undefined = undefined;
  private waiting: DeclaredResource[] = [];
  private lookups: Lookups | undefined = undefined;
  private readonly classScopes = new Map<string, PuppetScope>();
  private readonly warned = new Set<string>();
  private messages = 0;

  constructor(
    language: LanguageSettings,
    node: NodeSettings,
    { definitions, guesses, modules }: Known,
    diagnostics: Diagnostic[],
  ) {
    this.diagnostics = diagnostics;
    this.language = language;
    this.node = node;
    this.definitions = definitions;
    this.modules = modules;
    this.guesses = guesses;
    this.parts = language.parts;
    this.budget = new Budget(language.maxMemory);
    this.resources = new ResourceTable(language.types);
    this.missing = new Missing(language);
    this.evaluator = new Evaluator(evaluatorOptions(this), new Machine(language.limits));
    definitions.onLoad = evaluateTypesWhenLoaded(this);
    this.top = new TopScope(this, definitions.main);
    this.overrides = new WaitingOverrides(this);
    this.collectors = new RunningCollectors(this.resources);
    this.relationships = new WrittenRelationships();
  }

  /** Hiera, as this node sees it. */
  get hiera(): Lookups {
    return (this.lookups ??= this.parts.createLookups(this));
  }

  /** The value of a class's parameter in Hiera's data, with its origin; undefined if no data has it. */
  lookUp(key: string, scope: PuppetScope): Pending<Found | undefined> {
    if (!mayHaveData(key, this)) return undefined;
    return this.hiera.lookUp(key, this.hiera.begin({ scope }));
  }

  /** Changes whenever something has changed that a collector's query may depend on. */
  get revision(): number {
    return this.resources.all.length + this.bodies + this.overrides.merged;
  }

  /** Whether Puppet's default warnings are errors. */
  get isStrict(): boolean {
    return this.language.strict || profiles[this.language.profile].isStrict;
  }

  /** The size of this evaluation, from 0 to 1, if many follow one another (see `Allowance`). */
  get part(): number {
    return Math.min(1, Math.max(this.budget.part, this.evaluator.machine.steps / stepsOfLargeCatalog));
  }

  /** Whether the language is the paper's. */
  get isPaper(): boolean {
    return this.language.profile === "paper";
  }

  /**
   * The scope of a class (or node) whose body has begun to run; by its name in any case, with or without leading `::`.
   */
  classScope(name: string): PuppetScope | undefined {
    const plain = (name.startsWith("::") ? name.slice(2) : name).toLowerCase();
    return this.classScopes.get(plain);
  }

  /** Records that the body of a class (or node) begins to run. */
  enterClass(name: string, scope: PuppetScope): void {
    this.classScopes.set(name, scope);
  }

  /** The binding of a name that contains `::`. */
  findQualified(name: string): Binding | undefined {
    return findQualified(this, name);
  }

  /** Adds a class's name to those of the catalog. */
  addClass(name: string): void {
    this.classes.push(name);
    addLegalTag(this.tags, name);
  }

  /** Queues a resource of a defined type, whose body runs later. */
  wait(resource: DeclaredResource): void {
    this.waiting.push(resource);
  }

  /** Those whose bodies may run now; virtual ones wait until they are realized. */
  takeWaiting(): DeclaredResource[] {
    const ready = this.waiting.filter(({ virtual }) => !virtual);
    if (ready.length > 0) this.waiting = this.waiting.filter(({ virtual }) => virtual);
    return ready;
  }

  /** What follows depends on facts: if they are unknown, evaluation ends here. */
  askForFacts(): void {
    if (this.node.factsAreUnknown) throw new Failure("unknown-fact", "this depends on facts");
  }

  /** Reports why something couldn't be evaluated; `place` is the position, unless the failure has its own. */
  report(failure: Failure, place: Span): void {
    this.hasFailed = true;
    if (failure.kind === "unknown-fact") return void this.leftOut.push(place);
    // A program that fails explicitly may do so only because of what was left out.
    if (failure.kind === "failed" && this.leftOut.length > 0) return;
    if (failure.kind === "too-much-memory") {
      if (this.isOutOfMemory) return;
      this.isOutOfMemory = true;
    }
    if (failure.kind !== "follows") this.diagnostics.push(inForeignTerms(describeFailure(failure, place)));
  }

  /** Reports something that doesn't stop the compilation, once per position. */
  warn(kind: string, message: string, place: Span, meant?: Meant): void {
    const key = `${kind} ${place.source.name} ${place.start} ${message}`;
    if (this.warned.has(key)) return;
    this.warned.add(key);
    this.diagnostics.push(describeWarning(kind, message, place, meant));
  }

  /** Passes on the program's own messages (`notice('…')`), as Puppet does from the level `notice` on. */
  log(level: string, text: string, place: Span): void {
    if (level === "debug" || level === "info" || this.messages++ >= mostMessages) return;
    growText(text.length);
    this.diagnostics.push(catalogue.create.message(place, { level, text }, { severity: severityOf(level) }));
  }
}

/** Whether there is any data that may contain a key, as far as that can be decided without reading it. */
function mayHaveData(key: string, { language, modules }: Compilation): boolean {
  if (language.environment || language.hieraConfig !== undefined) return true;
  const cut = key.indexOf("::");
  return cut > 0 && modules.has(key.slice(0, cut), "hiera.yaml");
}

/** A loop may repeat a message endlessly. */
const mostMessages = 10_000;

function severityOf(level: string): "info" | "warning" {
  return level === "notice" ? "info" : "warning";
}
