import type {
  Access,
  Assignment,
  Binary,
  Call,
  Case,
  Expression,
  If,
  Lambda,
  MethodCall,
  Selector,
  Unless,
} from "@cairn/puppet-core";
import { patternProblem } from "@cairn/puppet-core/patterns";
import { calledFunction } from "../../logic/calls.js";
import { migration } from "../../logic/function-set.js";
import { findType } from "../../model/index.js";
import type { Variable, Variables } from "./names.js";
import type { Surroundings } from "./print-logic.js";

/** Operators whose result is a boolean, so that it can be used as a condition. */
const conditions: ReadonlySet<string> = new Set(["in", "=~", "!~", "==", "!=", "<", "<=", ">", ">=", "and", "or"]);

/** Prints expressions. Logic nests no deeper than `mostWeight`, so that recursion is safe. */
export abstract class ExpressionPrinter {
  protected readonly around: Surroundings;
  protected readonly variables: Variables;
  /** The variable with the groups of the last match; undefined if nothing reads them. */
  protected readonly matches: string | undefined;
  /** The variables of this body in the order in which they are assigned. */
  protected readonly declared: Variable[] = [];
  /** Those that are assigned in a branch, which may not have run. */
  protected readonly unsure = new Set<string>();

  constructor(around: Surroundings, variables: Variables, matches: string | undefined) {
    this.around = around;
    this.variables = variables;
    this.matches = matches;
  }

  protected abstract control(node: If | Unless | Case | Selector): string;
  protected abstract lambda(node: Lambda): string;

  /** Whether a name is that of a feature that a setter may assign. */
  protected isFeature(name: string): boolean {
    const { features, given, isSetter } = this.around;
    return isSetter && features.has(name) && !given.has(name) && !this.variables.find(name);
  }

  /** The variable of this body that an assignment sets, and the value: if another assignment may have run, it fails. */
  protected assigned(name: string, value: string): { readonly code: string; readonly value: string } {
    const known = this.variables.own(name);
    if (known) return { code: known.code, value: this.around.spelling.once(known.code, name, value) };
    const variable = this.variables.add(name, !this.unsure.has(name));
    this.declared.push(variable);
    return { code: variable.code, value };
  }

  value(node: Expression): string {
    const { spelling } = this.around;
    switch (node.kind) {
      case "undef":
        return spelling.undef;
      case "boolean":
        return spelling.boolean(node.value);
      case "integer":
        return spelling.integer(node.value);
      case "float":
        return spelling.float(node.value);
      case "string":
      case "name":
        return spelling.string(node.value);
      case "regex":
        return spelling.regexp(node.pattern);
      case "variable":
        return this.variable(node.name);
      case "group":
        return this.value(node.expression);
      case "interpolation":
        return spelling.join(node.parts.map((part) => this.value(part)));
      case "array":
        return spelling.list(node.items.map((item) => this.value(item)));
      case "hash":
        return spelling.hash(node.entries.map(({ key, value }) => [this.value(key), this.value(value)] as const));
      default:
        return this.compound(node);
    }
  }

  private compound(node: Expression): string {
    const { spelling } = this.around;
    switch (node.kind) {
      case "unary":
        if (node.operator === "!") return spelling.not(this.condition(node.operand));
        return spelling.negate(this.value(node.operand));
      case "binary":
        return this.binary(node);
      case "access":
        return this.access(node);
      case "assignment":
        return this.assignment(node);
      case "call":
      case "method-call":
        return this.call(node);
      case "if":
      case "unless":
      case "case":
      case "selector":
        return this.control(node);
      default:
        // Anything that isn't allowed in logic was rejected before.
        return spelling.undef;
    }
  }

  /** An expression that the target language treats as a boolean. */
  condition(node: Expression): string {
    if (node.kind === "group") return this.condition(node.expression);
    const isCondition =
      (node.kind === "binary" && conditions.has(node.operator)) ||
      (node.kind === "unary" && node.operator === "!") ||
      node.kind === "boolean";
    return isCondition ? this.value(node) : this.around.spelling.truthy(this.value(node));
  }

  private binary(node: Binary): string {
    const { spelling } = this.around;
    const { operator } = node;
    if (operator !== "and" && operator !== "or") {
      const left = this.value(node.left);
      const isMatch = operator === "=~" || operator === "!~";
      const right = isMatch ? this.pattern(node.right) : this.value(node.right);
      return spelling.operation(left, operator, right, this.matches);
    }
    const chain: Expression[] = [node.right];
    let first = node.left;
    for (; first.kind === "binary" && first.operator === operator; first = first.left) chain.push(first.right);
    const all = [...chain, first].reverse().map((each) => this.condition(each));
    return operator === "and" ? spelling.every(all) : spelling.some(all);
  }

  /** A string may be used as a pattern; an invalid one fails where it is used. */
  private pattern(node: Expression): string {
    if (node.kind === "group") return this.pattern(node.expression);
    const isPattern = node.kind === "string" && patternProblem(node.value) === undefined;
    return isPattern ? this.around.spelling.regexp(node.value) : this.value(node);
  }

  private variable(name: string): string {
    const { features, given, seesFeatures, spelling } = this.around;
    if (/^\d/.test(name))
      return this.matches === undefined ? spelling.undef : spelling.group(this.matches, Number(name));
    const around = given.get(name) ?? (seesFeatures && features.has(name) ? spelling.feature(name) : undefined);
    const variables: Variable[] = [];
    for (const variable of this.variables.all(name)) {
      variables.push(variable);
      if (variable.isSure) break;
    }
    const known = variables.reduceRight<string | undefined>((outer, { code, isSure }) => {
      return isSure ? code : spelling.known(code, name, outer);
    }, around);
    return known ?? spelling.undef;
  }

  private access(node: Access): string {
    const meta = this.meta(node);
    if (meta !== undefined) return meta;
    return this.around.spelling.at(
      this.value(node.target),
      node.keys.map((key) => this.value(key)),
    );
  }

  /** `$meta[name]` and `$meta[container][name]` are known when the code is generated. */
  private meta({ keys, target }: Access): string | undefined {
    const { meta, spelling } = this.around;
    if (target.kind === "variable" && this.isMeta(target.name)) {
      return keyOf(keys) === "name" ? meta.name() : this.container();
    }
    const isContainer =
      target.kind === "access" && target.target.kind === "variable" && this.isMeta(target.target.name);
    return isContainer && keyOf(keys) === "name" ? spelling.string(meta.container) : undefined;
  }

  private isMeta(name: string): boolean {
    return name === "meta" && !this.variables.find(name) && !this.around.given.has(name);
  }

  private container(): string {
    const { meta, spelling } = this.around;
    return spelling.hash([[spelling.string("name"), spelling.string(meta.container)]]);
  }

  /** An assignment inside an expression. */
  private assignment({ left, operator, right }: Assignment): string {
    const { spelling } = this.around;
    const isAppend = operator === "+=";
    if (left.kind === "access") {
      const [object, key] = [this.value(left.target), this.value(left.keys[0]!)];
      return spelling.assignToObject(object, key, this.value(right), isAppend);
    }
    if (left.kind !== "variable") return spelling.undef;
    if (this.isFeature(left.name)) return spelling.assignFeature(left.name, this.value(right), isAppend);
    const { code, value } = this.assigned(left.name, this.value(right));
    return spelling.wrap([spelling.assign(code, value), ...spelling.result(code)]);
  }

  private call(node: Call | MethodCall): string {
    const { model, spelling } = this.around;
    const called = calledFunction(node);
    if (!called) return spelling.undef;
    const lambda = called.lambda && this.lambda(called.lambda);
    const [first, ...rest] = called.arguments;
    if (called.name === "new" && (first?.kind === "type-name" || first?.kind === "name")) {
      const type = findType(model, first.kind === "name" ? first.value : first.name);
      return spelling.create(type?.name ?? "", this.values(rest), lambda);
    }
    const means = migration.functions.get(called.name)?.means ?? called.name;
    if (means !== "split" || rest.length !== 1) return spelling.call(means, this.values(called.arguments), lambda);
    return spelling.call(means, [this.value(first!), this.pattern(rest[0]!)], lambda);
  }

  private values(nodes: readonly Expression[]): string[] {
    return nodes.map((node) => this.value(node));
  }
}

function keyOf([key]: readonly Expression[]): string | undefined {
  return key?.kind === "name" || key?.kind === "string" ? key.value : undefined;
}
