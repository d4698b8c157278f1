import type { Logic, Model, ModelFeature, ModelInvariant, ModelType } from "../../model/index.js";
import { isAttributeName, isFunctionSegment } from "./reserved.js";

/** The names of a model's types and their parts in a module. Puppet's names differ by more than case. */
export class ModuleNames {
  /** The module, as the first part of its functions' names. */
  readonly module: string;
  private readonly types = new Map<ModelType, string>();
  private readonly attributes = new Map<ModelFeature, string>();
  private readonly functions = new Set<string>();
  private readonly known = new Map<object, Map<string, string>>();

  constructor(module: string, model: Model) {
    this.module = module;
    const taken = new Set<string>();
    for (const type of [...builtInTypes(model), ...model.types.values()]) {
      this.addType(type, taken);
      this.addAttributes(type);
    }
  }

  /** `Users::Net::Host` for `Net::Host`. */
  typeName(type: ModelType): string {
    return this.types.get(type)!;
  }

  /** The attribute of a feature in Puppet's object. */
  attributeName(feature: ModelFeature): string {
    return this.attributes.get(feature)!;
  }

  /** The function that creates objects of a type: `users::net::new_host`. */
  newFunction(type: ModelType): string {
    const [, ...segments] = this.segmentsOf(type);
    const last = segments.pop()!;
    return [this.module, ...segments, `new_${last}`].join("::");
  }

  /** The function that returns the description of a type. */
  shapeFunction(type: ModelType): string {
    return this.once(type, "shape");
  }

  /** The function of a type, or of a part of it, by its purpose. */
  once(of: ModelType | Logic | ModelInvariant, name: string, type = of as ModelType): string {
    let known = this.known.get(of);
    if (!known) this.known.set(of, (known = new Map()));
    let found = known.get(name);
    if (found === undefined) known.set(name, (found = this.ownFunction(type, name)));
    return found;
  }

  /** A unique name for a function of a type: `users::model::net::host::check_name`. */
  private ownFunction(type: ModelType, name: string): string {
    const [, ...segments] = this.segmentsOf(type);
    return this.unused([this.module, "model", ...segments, name.toLowerCase()].join("::"));
  }

  private segmentsOf(type: ModelType): string[] {
    return this.typeName(type).toLowerCase().split("::");
  }

  private unused(name: string): string {
    const found = unusedName(name, this.functions);
    this.functions.add(found);
    return found;
  }

  private addType(type: ModelType, taken: Set<string>): void {
    const segments = type.name.split("::").map((segment) => (/^[A-Z]/.test(segment) ? segment : `T${segment}`));
    const name = unusedName([capitalized(this.module), ...segments].join("::"), taken);
    taken.add(name.toLowerCase());
    this.types.set(type, name);
  }

  /**
   * Parents may follow in the source, when their names aren't known yet, so all of a type's own names differ from all
   * inherited ones.
   */
  private addAttributes(type: ModelType): void {
    const taken = new Set<string>();
    for (const feature of type.features) {
      const base = isAttributeName(feature.name) ? feature.name : safeAttribute(feature);
      const name = unusedName(base, taken, (each) => each);
      taken.add(name);
      this.attributes.set(feature, name);
    }
  }
}

/** The built-in types that a model uses: only they become types of the module. */
export function builtInTypes(model: Model): readonly ModelType[] {
  const found = new Set<ModelType>();
  for (const { features, parent } of model.types.values()) {
    if (parent?.isBuiltIn) found.add(parent);
    for (const { type } of features) if (type.kind === "reference" && type.target.isBuiltIn) found.add(type.target);
  }
  return [...found];
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Renamed features include the type that declares them, so that they can't clash with a parent's. */
function safeAttribute({ container, name }: ModelFeature): string {
  const lower = name.replace(/^[^a-z]/, (sign) => `f_${sign}`);
  return isFunctionSegment(lower) && isAttributeName(lower) ? lower : `${lower}_of_${container.depth}`;
}

function unusedName(
  name: string,
  taken: ReadonlySet<string>,
  keyOf = (each: string): string => each.toLowerCase(),
): string {
  let found = name;
  for (let number = 2; taken.has(keyOf(found)); number++) found = `${name}_${number}`;
  return found;
}

/** The module name for a command-line argument: in lower case, and not a keyword of Puppet. */
export function moduleName(name: string): string {
  const lower = name.toLowerCase().replace(/[^a-z0-9_]/g, "_");
  const first = /^[a-z]/.test(lower) ? lower : `types_${lower}`;
  return isFunctionSegment(first) ? first : `${first}_types`;
}
