/**
 * Builds the model from syntax trees, as far as possible: resolves names to types and settings to properties. `check`
 * reports errors.
 */
import type { Source } from "@cairn/diagnostics";
import type { Program, TypeDefinition } from "../ast/ast.js";
import type { Model, ModelFeature, ModelInvariant, ModelType, ProgramStatement } from "../model/model.js";
import { fullNameOf } from "../model/names.js";
import { resource } from "../model/resource.js";
import { documentationBefore } from "./documentation.js";
import { featureOf, invariantOf } from "./features.js";

/** A model, and what it omits because of errors. */
export interface BuiltModel {
  readonly model: Model;
  /** All types, including those whose name is already taken. */
  readonly all: readonly ModelType[];
  /** The types that inherit themselves; none has a parent in the model. */
  readonly cycles: readonly (readonly ModelType[])[];
}

/** A type under construction. */
export interface Draft extends ModelType {
  isManaged: boolean;
  depth: number;
  parent: Draft | ModelType | undefined;
  readonly features: ModelFeature[];
  readonly invariants: ModelInvariant[];
}

/** The model of some programs, as far as it can be built; the rules of `check` report errors. */
export function buildModel(programs: readonly Program[]): BuiltModel {
  const all: Draft[] = [];
  const types = new Map<string, ModelType>();
  const statements: ProgramStatement[] = [];
  for (const { source, statements: list } of programs) {
    for (const node of list) {
      if (node.kind === "puppet-alias") continue;
      if (node.kind !== "type-definition") {
        statements.push({ source, node });
        continue;
      }
      const draft = draftOf(node, source);
      all.push(draft);
      if (!types.has(draft.name) && draft.name !== resource.name) types.set(draft.name, draft);
    }
  }
  const find = (name: string): ModelType | undefined => {
    const full = fullNameOf(name);
    return full === resource.name ? resource : types.get(full);
  };
  for (const draft of all) draft.parent = draft.node.parent && find(draft.node.parent.value);
  const cycles = cutCycles(all);
  measure(all);
  for (const draft of all) addMembers(draft, find);
  return { model: { programs, types, statements }, all, cycles };
}

function draftOf(node: TypeDefinition, source: Source): Draft {
  return {
    name: fullNameOf(node.name.value),
    isAbstract: node.members.some(({ kind }) => kind === "abstract"),
    parent: undefined,
    isManaged: false,
    depth: 0,
    features: [],
    invariants: [],
    documentation: documentationBefore(source, node.start),
    source,
    node,
    isBuiltIn: false,
  };
}

/** Removes the parents from the types of each cycle, and returns the cycles, each in the order of inheritance. */
function cutCycles(all: readonly Draft[]): readonly (readonly ModelType[])[] {
  const cycles: ModelType[][] = [];
  const seen = new Map<ModelType, number>();
  all.forEach((first, walk) => {
    const path: Draft[] = [];
    let type: ModelType | undefined = first;
    for (; type && !seen.has(type); type = type.parent) {
      seen.set(type, walk);
      path.push(type as Draft);
    }
    if (type === undefined || seen.get(type) !== walk) return;
    const cycle = path.slice(path.indexOf(type as Draft));
    cycles.push(cycle);
    for (const each of cycle) each.parent = undefined;
  });
  return cycles;
}

/** Computes the inheritance depth of each type, and whether it is managed: from the parents down, each type once. */
function measure(all: readonly Draft[]): void {
  const done = new Set<ModelType>([resource]);
  for (const first of all) {
    const path: Draft[] = [];
    for (let type: ModelType | undefined = first; type && !done.has(type); type = type.parent) path.push(type as Draft);
    for (const draft of path.reverse()) {
      draft.depth = draft.parent ? draft.parent.depth + 1 : 0;
      draft.isManaged = draft.parent?.isManaged ?? false;
      done.add(draft);
    }
  }
}

function addMembers(draft: Draft, find: (name: string) => ModelType | undefined): void {
  for (const member of draft.node.members) {
    if (member.kind === "feature") draft.features.push(featureOf(member, draft, find));
    else if (member.kind === "invariant") draft.invariants.push(invariantOf(member, draft, draft.invariants.length));
  }
}
