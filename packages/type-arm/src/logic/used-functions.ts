import { nodesOf } from "../ast/children.js";
import { logicNames, type Logic, type Model } from "../model/model.js";
import { calledFunction } from "./calls.js";
import { core, migration, type FunctionSet } from "./function-set.js";

/** All logic of a model, in source order. */
export function* allLogic(model: Model): Generator<Logic> {
  for (const type of model.types.values()) {
    for (const { logic } of type.features) for (const name of logicNames) if (logic[name]) yield logic[name];
    for (const { logic } of type.invariants) yield logic;
  }
}

/** The smallest function set that has all functions that the logic of a model calls. */
export function functionSetOf(model: Model): FunctionSet {
  for (const { body } of allLogic(model)) {
    for (const node of nodesOf(body)) {
      if (node.kind !== "call" && node.kind !== "method-call") continue;
      const name = calledFunction(node)?.name;
      if (name !== undefined && !core.functions.has(name) && migration.functions.has(name)) return migration;
    }
  }
  return core;
}
