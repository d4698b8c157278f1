import type { Model, ModelType } from "../../model/index.js";

/** The name of a module or a type as a part of a C identifier: other characters become `_`. */
export function identifier(name: string): string {
  return name.replace(/\W+/g, "_").replace(/^(?=\d)/, "_");
}

/** The names of the functions that create objects; equal ones are numbered. */
export function functionNames(model: Model, module: string): ReadonlyMap<ModelType, string> {
  const names = new Map<ModelType, string>();
  const taken = new Set<string>();
  for (const type of model.types.values()) {
    const wanted = `${module}_new_${identifier(type.name)}`;
    let name = wanted;
    for (let number = 2; taken.has(name); number++) name = `${wanted}_${number}`;
    taken.add(name);
    names.set(type, name);
  }
  return names;
}
