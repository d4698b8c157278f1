/**
 * A model as a tree of the store, in the form that is displayed and compared: built from a program, or from the JSON of
 * a model that was compiled earlier.
 */
import { Component, isComponent, isVector, type DataTree, type StoreValue, type Tree } from "@cairn/store";
import { invariantName, logicFactName, logicLine } from "./facts.js";

/** A model that was compiled earlier, built from its JSON in the form in which models are compared (`modelTree`). */
export function compiledModelTree(data: DataTree): Tree {
  return { value: new CompiledModel(data).tree(), log: data.log };
}

/** The properties of a feature in the model's JSON that have the same names. */
const factNames = [
  "kind",
  "type",
  "min",
  "max",
  "unsettable",
  "transient",
  "derived",
  "settable",
  "containment",
  "default",
];

class CompiledModel {
  private readonly data: DataTree;

  constructor(data: DataTree) {
    this.data = data;
  }

  tree(): Component {
    const root = new Component();
    const types = this.part(this.data.value, "types");
    if (!isComponent(types)) return root;
    for (const [name, record] of types.entries()) this.put(root, name, this.type(this.data.log.value(record)), record);
    return root;
  }

  private type(type: StoreValue): Component {
    const made = new Component();
    this.copy(type, "abstract", made, "(abstract)");
    this.copy(type, "super", made, "(super)");
    this.items(type, "invariants").forEach((invariant, index) => {
      const title = this.part(invariant, "title");
      this.copy(invariant, "logic", made, invariantName(typeof title === "string" ? title : String(index + 1)), true);
    });
    for (const feature of this.items(type, "features")) {
      const name = this.part(feature, "name");
      if (typeof name === "string") this.put(made, name, this.feature(feature), this.recordOf(feature, "name"));
    }
    return made;
  }

  private feature(feature: StoreValue): Component {
    const made = new Component();
    for (const name of factNames) this.copy(feature, name, made, name);
    const logic = this.part(feature, "logic");
    if (!isComponent(logic)) return made;
    for (const [name] of logic.entries()) this.copy(logic, name, made, logicFactName(name), true);
    return made;
  }

  /** Copies a member if it exists: logic is put on one line, and an unlimited upper bound becomes its keyword. */
  private copy(from: StoreValue, name: string, to: Component, as: string, isLogic = false): void {
    const value = this.part(from, name);
    if (value === undefined) return;
    const isUnbound = name === "max" && String(value) === "-1";
    const told = isLogic && typeof value === "string" ? logicLine(value) : value;
    this.put(to, as, isUnbound ? "unbound" : told, this.recordOf(from, name));
  }

  private put(component: Component, name: string, value: StoreValue, record: number): void {
    this.data.store.put(component, name, value, this.data.log.origin(record));
  }

  private part(value: StoreValue, name: string): StoreValue | undefined {
    return isComponent(value) ? this.data.store.get(value, name) : undefined;
  }

  private recordOf(value: StoreValue, name: string): number {
    return isComponent(value) ? value.find(name) : 0;
  }

  private items(value: StoreValue, name: string): readonly StoreValue[] {
    const items = this.part(value, name);
    return isVector(items) ? items : [];
  }
}
