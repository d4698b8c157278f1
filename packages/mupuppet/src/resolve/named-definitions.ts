import type { AliasBody, AnyDefinition, ClassBody, DefineBody, FunctionBody, NodeBody } from "./definition.js";

/** Definitions of one kind by name: those that were added, and as a fallback those of `base`, which many may share. */
class Names<Body> {
  private readonly base: Names<Body> | undefined;
  private readonly own = new Map<string, Body>();

  constructor(base: Names<Body> | undefined) {
    this.base = base;
  }

  get(name: string): Body | undefined {
    return this.own.get(name) ?? this.base?.get(name);
  }

  set(name: string, body: Body): void {
    this.own.set(name, body);
  }

  *names(): Iterable<string> {
    if (this.base) yield* this.base.names();
    yield* this.own.keys();
  }

  *bodies(): Iterable<Body> {
    if (this.base) yield* this.base.bodies();
    yield* this.own.values();
  }
}

/** Definitions by name. What all nodes of a run have in common is a `base`: it is only read, never changed. */
export class NamedDefinitions {
  readonly classes: Names<ClassBody>;
  readonly defines: Names<DefineBody>;
  readonly functions: Names<FunctionBody>;
  readonly aliases: Names<AliasBody>;
  private readonly nodesByName: Names<NodeBody>;
  private readonly nodesByPattern: Names<NodeBody>;
  private readonly base: NamedDefinitions | undefined;
  private ownFirstNode: NodeBody | undefined = undefined;

  constructor(base?: NamedDefinitions) {
    this.base = base;
    this.classes = new Names(base?.classes);
    this.defines = new Names(base?.defines);
    this.functions = new Names(base?.functions);
    this.aliases = new Names(base?.aliases);
    this.nodesByName = new Names(base?.nodesByName);
    this.nodesByPattern = new Names(base?.nodesByPattern);
  }

  /** The first block of a node in source order. */
  get firstNode(): NodeBody | undefined {
    return this.base?.firstNode ?? this.ownFirstNode;
  }

  /** Adds a definition, or returns the one that has its name already. */
  add(definition: AnyDefinition): AnyDefinition | undefined {
    const existing = this.existing(definition);
    if (existing) return existing;
    if (definition.kind === "class") this.classes.set(definition.name, definition);
    else if (definition.kind === "define") this.defines.set(definition.name, definition);
    else if (definition.kind === "function") this.functions.set(definition.name, definition);
    else if (definition.kind === "type-alias") this.aliases.set(definition.name, definition);
    else this.addNode(definition);
    return undefined;
  }

  /** The block for a node: the one with its name, else the first whose regex fits, else `default`. */
  findNode(name: string, matches: (node: NodeBody, name: string) => boolean): NodeBody | undefined {
    const plain = name.toLowerCase();
    const byName = this.nodesByName.get(plain);
    if (byName) return byName;
    for (const node of this.nodesByPattern.bodies()) if (matches(node, plain)) return node;
    return this.nodesByName.get("default");
  }

  private addNode(definition: NodeBody): void {
    this.ownFirstNode ??= definition;
    this.nodesByName.set(definition.name, definition);
    if (definition.pattern !== undefined) this.nodesByPattern.set(definition.name, definition);
  }

  private existing({ kind, name }: AnyDefinition): AnyDefinition | undefined {
    if (kind === "function") return this.functions.get(name);
    if (kind === "type-alias") return this.aliases.get(name);
    const node = kind === "define" ? undefined : this.nodesByName.get(name);
    return this.classes.get(name) ?? node ?? (kind === "node" ? undefined : this.defines.get(name));
  }
}
