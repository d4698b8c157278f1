import type { Assignment, Expression, Parameter } from "@cairn/puppet-core";
import { walk, type Node, type Program } from "@cairn/puppet-core/manifest";

/** The names that a manifest sets outside of classes, defined types, functions and nodes. */
export function topScopeVariablesOf(program: Program): ReadonlySet<string> {
  return new KnownVariables(program).topScope;
}

/** Where a variable gets its value. */
interface Binding {
  /** The value is a string, whichever it is. */
  readonly isString: boolean;
  /** Only what follows in this node can rely on the value. */
  readonly block: Node;
  readonly end: number;
}

type Bindings = Map<string, Binding[]>;

const stringTypes: ReadonlySet<string> = new Set(["Enum", "Pattern", "String"]);
const stringKinds: ReadonlySet<string> = new Set(["heredoc", "interpolation", "string"]);
/** Each of these has its own variables; those of a lambda are in addition to those around it. */
const scopes: ReadonlySet<string> = new Set(["class", "define", "function", "lambda", "node", "program"]);

/** The variables of a manifest: which are strings, and which are set at the top scope. */
export class KnownVariables {
  private readonly bindings = new Map<Node, Bindings>();
  private readonly strings = new Set<number>();

  constructor(program: Program) {
    walk(program, (node, around) => this.addBinding(node, around));
    walk(program, (node, around) => {
      if (node.kind === "interpolation" && this.isString(soleVariable(node.parts), around))
        this.strings.add(node.start);
    });
    this.topScope = new Set(this.bindings.get(program)?.keys());
  }

  /** The names that are set outside of classes, defined types, functions and nodes. */
  readonly topScope: ReadonlySet<string>;

  /** Whether the string that begins at `start` consists of one variable, whose value is a string. */
  isStringOfString(start: number): boolean {
    return this.strings.has(start);
  }

  private addBinding(node: Node, around: readonly Node[]): void {
    if (node.kind === "parameter") this.add(around.at(-1)!, node.name, bindingOf(node, around.at(-1)!));
    if (node.kind !== "assignment") return;
    const scope = around.findLast(({ kind }) => scopes.has(kind))!;
    const block = around.at(-1)!;
    for (const name of assignedNames(node))
      this.add(scope, name, { isString: isPlain(node, block), block, end: node.end });
  }

  private add(scope: Node, name: string, binding: Binding): void {
    const known = this.bindings.get(scope) ?? new Map<string, Binding[]>();
    this.bindings.set(scope, known);
    const all = known.get(name);
    if (all) all.push(binding);
    else known.set(name, [binding]);
  }

  private isString(variable: Extract<Node, { kind: "variable" }> | undefined, around: readonly Node[]): boolean {
    if (!variable || !/^\w+$/.test(variable.name)) return false;
    for (let index = around.length - 1; index >= 0; index--) {
      const scope = around[index]!;
      if (!scopes.has(scope.kind)) continue;
      const bindings = this.bindings.get(scope)?.get(variable.name);
      if (bindings) return bindings.length === 1 && isInEffect(bindings[0]!, variable.start, around);
      if (scope.kind !== "lambda") return hasTitle(scope) && /^(?:name|title)$/.test(variable.name);
    }
    return false;
  }
}

function hasTitle({ kind }: Node): boolean {
  return kind === "class" || kind === "define";
}

function isInEffect({ block, end, isString }: Binding, at: number, around: readonly Node[]): boolean {
  return isString && end <= at && around.includes(block);
}

/** A parameter has its value from the beginning, and in its lambda or definition only. */
function bindingOf({ end, rest, type }: Parameter, scope: Node): Binding {
  const target = type?.kind === "access" ? type.target : type;
  return { isString: !rest && target?.kind === "type-name" && stringTypes.has(target.name), block: scope, end };
}

/** Whether the assignment is a statement of its own, of a string. */
function isPlain({ operator, right }: Assignment, { kind }: Node): boolean {
  return operator === "=" && (kind === "block" || kind === "program") && stringKinds.has(right.kind);
}

/** The variables that an assignment sets: one, or those of an array or a hash. */
function assignedNames({ left }: Assignment): readonly string[] {
  const names: string[] = [];
  walk(left, (node) => {
    if (node.kind === "variable") names.push(node.name.replace(/^::/, ""));
    else if (node.kind === "string" || node.kind === "name") names.push(node.value);
  });
  return names;
}

/** The only part of a string, if that is a variable. */
function soleVariable(parts: readonly Expression[]): Extract<Node, { kind: "variable" }> | undefined {
  const [part, ...others] = parts.filter((each) => each.kind !== "string" || each.value !== "");
  return part?.kind === "variable" && others.length === 0 ? part : undefined;
}
