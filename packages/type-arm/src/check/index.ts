/**
 * Checks a model. Each rule is a file named after the error that it reports, in a folder by its subject (types,
 * features, settings, logic), with its words and its page, and a line in model-rules.ts or logic/rules.ts; this file
 * traverses the model once and applies the rules to its parts.
 */
import { Guesses, hasErrors, pushAll, type Diagnostic } from "@cairn/diagnostics";
import { migration, type FunctionSet } from "../logic/function-set.js";
import type { Model, ModelFeature, ModelType } from "../model/model.js";
import { resource } from "../model/resource.js";
import type { BuiltModel } from "../resolve/build-model.js";
import { checkFeatureLogic, checkInvariant, checkStatements } from "./logic/index.js";
import type { CheckContext } from "./rule.js";
import { refusedDefaults } from "../instantiate/refused-default.js";
import { duplicateFeature } from "./types/duplicate-feature.js";
import { modelRules } from "./rules.js";

/** How strictly a model is checked. */
export interface CheckOptions {
  /** Treats an attribute without a type as a String, with a warning (interpretation R2). */
  readonly lenient?: boolean;
  /** The functions that logic may call; all by default. */
  readonly functions?: FunctionSet;
}

/** All errors and warnings of a model, in the order of the programs and their sources. */
export function checkModel(built: BuiltModel, options: CheckOptions = {}): readonly Diagnostic[] {
  const { model, all } = built;
  const checker = new ModelChecker(model, options);
  modelRules.visit("model", built, checker.context);
  checker.checkTypes(all);
  if (model.statements.length > 0) checkStatements(model.statements, checker.context);
  const { diagnostics, context } = checker;
  if (!hasErrors(diagnostics)) pushAll(diagnostics, refusedDefaults(model, context.functions));
  return inOrderOfText(diagnostics, model);
}

/** Visits parents before children, so that inherited features are known without searching upwards each time. */
class ModelChecker {
  readonly diagnostics: Diagnostic[] = [];
  readonly context: CheckContext;
  private readonly visible = new Map<string, ModelFeature>();
  /** How many of the types on the current path inherit from an unknown type. */
  private incomplete = 0;

  constructor(model: Model, { lenient = false, functions = migration }: CheckOptions) {
    const report = (diagnostic: Diagnostic): void => void this.diagnostics.push(diagnostic);
    const isIncomplete = (): boolean => this.incomplete > 0;
    const guesses = new Guesses();
    this.context = { model, lenient, functions, report, guesses, visible: this.visible, isIncomplete };
  }

  checkTypes(all: readonly ModelType[]): void {
    const children = childrenByParent(all);
    const waiting: (ModelType | Leave)[] = [...(children.get(undefined) ?? [])].reverse();
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if ("leave" in next) this.leave(next);
      else {
        waiting.push({ leave: next, added: this.enter(next) });
        this.checkType(next);
        pushAll(waiting, children.get(next) ?? []);
      }
    }
  }

  /** Adds the features of a type to the visible ones; returns the names of those that are new. */
  private enter(type: ModelType): readonly string[] {
    if (isOrphan(type)) this.incomplete++;
    const added: string[] = [];
    for (const feature of type.features) {
      const first = this.visible.get(feature.name);
      if (first) duplicateFeature(feature, first, type, this.context);
      else {
        this.visible.set(feature.name, feature);
        added.push(feature.name);
      }
    }
    return added;
  }

  private leave({ leave: type, added }: Leave): void {
    if (isOrphan(type)) this.incomplete--;
    for (const name of added) this.visible.delete(name);
  }

  private checkType(type: ModelType): void {
    modelRules.visit("type", type, this.context);
    for (const feature of type.features) {
      modelRules.visit("feature", feature, this.context);
      checkFeatureLogic(feature, this.context);
    }
    for (const invariant of type.invariants) checkInvariant(invariant, this.context);
  }
}

interface Leave {
  readonly leave: ModelType;
  readonly added: readonly string[];
}

function isOrphan({ node, parent }: ModelType): boolean {
  return node.parent !== undefined && parent === undefined;
}

/** The types by their parents; under undefined those without a parent, or with a built-in one. */
function childrenByParent(all: readonly ModelType[]): ReadonlyMap<ModelType | undefined, readonly ModelType[]> {
  const children = new Map<ModelType | undefined, ModelType[]>();
  for (const type of all) {
    const parent = type.parent === resource ? undefined : type.parent;
    const list = children.get(parent);
    if (list) list.push(type);
    else children.set(parent, [type]);
  }
  return children;
}

function inOrderOfText(diagnostics: Diagnostic[], { programs }: Model): readonly Diagnostic[] {
  const order = new Map(programs.map(({ source }, index) => [source, index]));
  const placeOf = ({ span }: Diagnostic): number => order.get(span.source) ?? -1;
  return diagnostics.sort((a, b) => placeOf(a) - placeOf(b) || a.span.start - b.span.start);
}
