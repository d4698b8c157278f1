import type { Random } from "../deep/index.js";
import { kindOfVariable, type Place, type ValueKind } from "./place.js";

/** Writes expressions that evaluate to the wanted kind. */
export class ExpressionWriter {
  readonly random: Random;
  /** Variables of the top scope that are definitely bound everywhere. */
  readonly topNames = new Set<string>();
  private words = 0;

  constructor(random: Random) {
    this.random = random;
  }

  /** An expression of a kind, with at most `depth` levels of operators. */
  write(kind: ValueKind, place: Place, depth = 2): string {
    const variable = this.random.chance(45) ? place.variable(kind, this.topNames, this.random) : undefined;
    if (variable !== undefined) return variable;
    if (depth > 0 && this.random.chance(9)) return this.selector(kind, place, depth);
    switch (kind) {
      case "integer":
        return this.integer(place, depth);
      case "string":
        return this.string(place, depth);
      case "boolean":
        return this.boolean(place, depth);
      case "strings":
        return `[${this.items(() => this.write("string", place, depth - 1))}]`;
      case "integers":
        return `[${this.items(() => this.write("integer", place, depth - 1))}]`;
      case "settings":
        return this.settings(place, depth);
    }
  }

  /** A unique string. */
  word(prefix = "w"): string {
    return `'${prefix}${++this.words}'`;
  }

  private integer(place: Place, depth: number): string {
    const { random } = this;
    if (depth <= 0 || random.chance(35)) return String(random.integer(-3, 20));
    const element = random.chance(35) ? this.element("integer", place, depth) : undefined;
    if (element !== undefined) return element;
    const operator = random.pick(["+", "-", "*", "/"]);
    const right = operator === "/" ? String(random.pick([2, 3, -2])) : this.write("integer", place, depth - 1);
    return `(${this.write("integer", place, depth - 1)} ${operator} ${right})`;
  }

  private string(place: Place, depth: number): string {
    const { random } = this;
    const parameter = random.chance(25) ? this.parameter(place) : undefined;
    if (parameter !== undefined) return parameter;
    const element = depth > 0 && random.chance(30) ? this.element("string", place, depth) : undefined;
    if (element !== undefined) return element;
    return random.chance(25) ? random.pick(["present", "absent", "yes", "no", "'YES'", "'Present'"]) : this.word();
  }

  /** An element of an array or a hash. */
  private element(kind: "integer" | "string", place: Place, depth: number): string | undefined {
    const { random } = this;
    if (random.chance(50)) {
      const array = this.write(kind === "integer" ? "integers" : "strings", place, depth - 1);
      return `${array}[${random.chance(30) ? "2 - 1" : random.integer(0, 1)}]`;
    }
    const hash = this.write("settings", place, depth - 1);
    return `${hash}[${kind === "integer" ? "'size'" : random.pick(["'label'", "3", "label"])}]`;
  }

  /** A parameter of a resource that is declared already. */
  private parameter({ resources }: Place): string | undefined {
    const { random } = this;
    const readable = resources.flatMap(({ type, title, attributes }) =>
      [...attributes]
        .filter(([, kind]) => kind === "string")
        .map(([name]) => `${capital(type)}[${random.chance(20) ? `[${title}][0]` : title}]['${name}']`),
    );
    return readable.length > 0 ? random.pick(readable) : undefined;
  }

  private boolean(place: Place, depth: number): string {
    const { random } = this;
    if (depth <= 0 || random.chance(20)) return random.pick(["true", "false"]);
    const inner = (kind: ValueKind) => this.write(kind, place, depth - 1);
    switch (random.pick(["not", "and", "or", "order", "equal", "equal", "case"])) {
      case "not":
        return `!(${inner("boolean")})`;
      case "and":
        return `(${inner("boolean")} and ${inner("boolean")})`;
      case "or":
        return `(${inner("boolean")} or ${inner("boolean")})`;
      case "case":
        return `(${random.pick(["yes", "'Yes'"])} ${random.pick(["==", "!="])} ${random.pick(["yes", "'YES'", "'no'"])})`;
      case "order":
        return `(${inner("integer")} ${random.pick(["<", "<=", ">", ">="])} ${inner("integer")})`;
      default: {
        const kind = random.pick<ValueKind>(["integer", "string", "boolean", "strings"]);
        return `(${inner(kind)} ${random.pick(["==", "!="])} ${inner(kind)})`;
      }
    }
  }

  private settings(place: Place, depth: number): string {
    const size = this.write("integer", place, depth - 1);
    const label = this.write("string", place, depth - 1);
    return `{ size => ${size}, 'label' => ${label}, 3 => ${this.write("string", place, depth - 1)} }`;
  }

  private selector(kind: ValueKind, place: Place, depth: number): string {
    const { random } = this;
    const control = random.pick<ValueKind>(["integer", "string", "boolean"]);
    const inner = (each: ValueKind) => this.write(each, place, depth - 1);
    const options = this.items(() => `${inner(control)} => ${inner(kind)}`);
    const parts = [options, `default => ${inner(kind)}`];
    return `(${inner(control)} ? { ${(random.chance(15) ? parts.reverse() : parts).join(", ")} })`;
  }

  /** Two or three of something. */
  private items(write: () => string): string {
    return Array.from({ length: this.random.integer(2, 3) }, write).join(", ");
  }
}

/** A resource type as references write it. */
export function capital(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}

/** An argument for a parameter, whose name determines its kind. */
export function argument(name: string, place: Place, writer: ExpressionWriter): string {
  return `${name} => ${writer.write(kindOfVariable(name), place)}`;
}
