/**
 * A module for Puppet 7 purely in the Puppet language: types as Object types and data, a function that creates objects,
 * and logic rewritten to functions (`logic`, `engine`).
 */
import { sumOfLineages, type Model, type ModelType } from "../../model/index.js";
import { allLogic, functionSetOf } from "../../logic/used-functions.js";
import { nodesOf } from "../../ast/children.js";
import { calledFunction } from "../../logic/calls.js";
import type { EmittedFile, Emission, EmitOptions, Target } from "../target.js";
import { engineFiles } from "./engine.js";
import { LogicFunctions } from "./logic-functions.js";
import { metadataText } from "./metadata.js";
import { moduleName, ModuleNames } from "./names.js";
import { notCarriedByPuppet } from "./not-carried.js";
import { publicFiles } from "./public-functions.js";
import { readmeText } from "./readme.js";
import { abstractFile, shapeFiles } from "./shapes.js";
import { typeFiles } from "./types.js";

/**
 * A module for Puppet 7: each type as an Object type, and for each that has objects a function `new_…` that creates
 * them and runs all of its logic, purely in the Puppet language.
 */
export const puppet: Target = { name: "puppet", title: "a Puppet module", leastBytes, emit };

function emit(model: Model, { name }: EmitOptions): Emission {
  const module = moduleName(name);
  const names = new ModuleNames(module, model);
  const logic = new LogicFunctions(model, names, hasObjects(model));
  const types = [...model.types.values()];
  const concrete = types.filter(({ isAbstract }) => !isAbstract);
  const notCarried = notCarriedByPuppet(model, names, logic.notCarried);
  const files: EmittedFile[] = [
    { path: "metadata.json", chunks: [metadataText(module, functionSetOf(model))] },
    { path: "README.md", chunks: [readmeText(model, names, notCarried)] },
    ...typeFiles(model, names),
    ...publicFiles(deepestFirst(concrete), names),
    ...concrete.flatMap((type) => shapeFiles(type, names, logic)),
    ...types.filter(({ isAbstract }) => isAbstract).map((type) => abstractFile(type, names)),
    ...logic.files,
    ...engineFiles(module),
  ];
  return { files: files.map((file) => ({ ...file, path: `${module}/${file.path}` })), notCarried };
}

/** The size of the names of all features and invariants, including inherited ones, in the functions of all types. */
function leastBytes({ types }: Model): number {
  const concrete = [...types.values()].filter(({ isAbstract }) => !isAbstract);
  return sumOfLineages(concrete, ({ features, invariants }) => features.length * 120 + invariants.length * 40);
}

/** A type comes before those that it inherits. */
function deepestFirst(types: readonly ModelType[]): readonly ModelType[] {
  return types.toSorted((one, other) => other.depth - one.depth);
}

/** Whether anything in the logic can be an object. */
function hasObjects(model: Model): boolean {
  for (const { features } of model.types.values()) if (features.some(({ kind }) => kind === "has")) return true;
  if (model.statements.length > 0) return true;
  for (const { body } of allLogic(model)) {
    for (const node of nodesOf(body)) {
      if ((node.kind === "call" || node.kind === "method-call") && calledFunction(node)?.name === "new") return true;
    }
  }
  return false;
}
