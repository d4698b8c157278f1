import { Failure } from "@cairn/evaluation";
import type { Expression } from "@cairn/puppet-core";
import { LocalScope } from "@cairn/puppet-core/evaluate";
import { defineObject, openObject, type ObjectType } from "@cairn/puppet-core/types";
import { walk, type Kind } from "@cairn/puppet-core/manifest";
import { headOf, nameOfAlias, type AliasBody } from "../resolve/definition.js";
import type { Compilation } from "./compilation.js";

/** The Object types (`type Car = Object[{…}]`) among some aliases that use each other, in an order of definition. */
export class ObjectDefinitions {
  private readonly compilation: Compilation;
  private readonly group: readonly AliasBody[];
  private readonly opened = new Map<AliasBody, ObjectType>();
  private defined = 0;

  /** All are known before any is defined, because attributes may be of a type that follows. */
  constructor(compilation: Compilation, group: readonly AliasBody[]) {
    this.compilation = compilation;
    this.group = group;
    for (const definition of group) {
      if (!initializerOf(definition)) continue;
      const opened = openObject(nameOfAlias(definition));
      this.opened.set(definition, opened);
      compilation.aliases.set(definition, opened);
    }
  }

  has(definition: AliasBody): boolean {
    return this.opened.has(definition);
  }

  /** Defines those that precede a definition; without one, all that are left. */
  defineBefore(end: AliasBody | undefined): void {
    while (this.defined < this.group.length && this.group[this.defined] !== end) {
      const definition = this.group[this.defined++]!;
      const opened = this.opened.get(definition);
      if (opened) this.define(definition, opened);
    }
  }

  private define(definition: AliasBody, opened: ObjectType): void {
    const initializer = initializerOf(definition)!;
    const { evaluator, top } = this.compilation;
    checkLiteral(initializer, definition);
    const value = evaluator.machine.run(evaluator.begin(initializer, new LocalScope(top, definition.source)));
    try {
      defineObject(value, opened);
    } catch (error) {
      if (error instanceof Failure) throw placed(error.message, definition);
      throw error;
    }
  }
}

/** The hash of `Object[{…}]`, of `Object {…}` or alone. */
function initializerOf({ node: { target } }: AliasBody): Expression | undefined {
  if (target.kind === "hash") return target;
  const isObject = target.kind === "access" && target.target.kind === "type-name" && target.target.name === "Object";
  return isObject ? target.keys[0] : undefined;
}

const literalKinds: ReadonlySet<Kind> = new Set<Kind>(
  "access array boolean default float hash integer name regex string type-name unary undef".split(" ") as Kind[],
);

/** Puppet reads the description without evaluating it. */
function checkLiteral(initializer: Expression, definition: AliasBody): void {
  let other: Expression | undefined;
  walk(initializer, (node) => {
    if (!literalKinds.has(node.kind)) other ??= node as Expression;
  });
  if (!other) return;
  const text = definition.source.text.slice(other.start, other.end);
  throw placed(`The expression <${text}> is not a valid type specification.`, definition);
}

function placed(message: string, definition: AliasBody): Failure {
  return new Failure("evaluation", message, {
    notes: [{ message: "it is defined here", span: headOf(definition) }],
  });
}
