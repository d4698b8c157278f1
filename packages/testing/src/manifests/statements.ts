import type { Random } from "../deep/index.js";
import { line, type Chunk } from "./chunk.js";
import { argument, capital, type ExpressionWriter } from "./expressions.js";
import { mistakes, type MistakeKind } from "./mistakes.js";
import {
  kindOfVariable,
  valueKinds,
  variableNames,
  type ClassInfo,
  type DefineInfo,
  type ParameterInfo,
  type Place,
  type ValueKind,
} from "./place.js";
import { plainTypes, resourceTypes } from "./resource-types.js";

/** Writes statements; it knows the classes and defined types so far. */
export class StatementWriter {
  readonly random: Random;
  readonly expressions: ExpressionWriter;
  readonly classes: ClassInfo[] = [];
  readonly defines: DefineInfo[] = [];
  /** The mistake that is to be made, once. */
  mistake: MistakeKind | undefined;

  constructor(random: Random, expressions: ExpressionWriter) {
    this.random = random;
    this.expressions = expressions;
  }

  /** Some statements of a body. */
  body(place: Place, from: number, to: number, depth = 2): Chunk[] {
    const chunks: Chunk[] = [];
    for (let left = this.random.integer(from, to); left > 0; left--) chunks.push(...this.statement(place, depth));
    return chunks;
  }

  private statement(place: Place, depth: number): Chunk[] {
    if (this.mistake !== undefined && this.random.chance(20)) return this.makeMistake(place);
    const isBranching = depth > 0 ? 1 : 0;
    switch (
      this.random.weighted({
        assign: 30,
        resource: 26,
        include: 16,
        single: 10,
        defined: 14,
        if: 8 * isBranching,
        unless: 5 * isBranching,
        case: 7 * isBranching,
        both: 4 * isBranching,
        expression: 2,
      })
    ) {
      case "assign":
        return this.assignment(place);
      case "resource":
        return this.resource(place);
      case "include":
        return this.include(place);
      case "single":
        return this.single(place);
      case "defined":
        return this.defined(place);
      case "if":
        return this.ifStatement(place, depth);
      case "unless":
        return this.unlessStatement(place, depth);
      case "case":
        return [this.caseOf(place, depth)];
      case "both":
        return this.both(place);
      default:
        return [this.expression(place)];
    }
  }

  /** An expression as a statement; it begins with a word, since a bracket would continue the preceding expression. */
  private expression(place: Place): Chunk {
    const operand = this.expressions.write("integer", place, 1);
    return line(this.random.pick([`3 + ${operand}`, `3 == ${operand}`, "'nothing'", "true"]));
  }

  private assignment(place: Place): Chunk[] {
    const name = this.freeName(place);
    if (name === undefined) return [];
    const value = this.expressions.write(kindOfVariable(name), place);
    place.assign(name);
    return [line(`$${name} = ${value}`)];
  }

  /** A name that isn't assigned here: often one that hides a variable of an outer scope. */
  private freeName({ taken, visible }: Place): string | undefined {
    const hidden = [...visible].filter((name) => !taken.has(name));
    if (hidden.length > 0 && this.random.chance(40)) return this.random.pick(hidden);
    const kind = this.random.pick(valueKinds);
    const free = variableNames[kind].filter((name) => !taken.has(name));
    return free.length > 0 ? this.random.pick(free) : undefined;
  }

  /** A resource: with a title of its own, or with that of the defined type. */
  private resource(place: Place): Chunk[] {
    const { random } = this;
    const isTitled = place.kind === "define";
    if (isTitled && place.titleType === undefined) return [];
    const type = isTitled ? place.titleType! : random.pick(plainTypes);
    if (isTitled) place.titleType = undefined;
    const title = isTitled ? random.pick(["$title", "$name"]) : this.expressions.word("r");
    const kinds = Object.entries<ValueKind>(resourceTypes[type]!).filter(() => random.chance(50));
    const attributes = kinds.map(([name, kind]) => `${name} => ${this.expressions.write(kind, place)}`);
    const target = random.chance(12) && place.resources.length > 0 ? random.pick(place.resources) : undefined;
    if (target) attributes.push(`require => ${this.reference(`${capital(target.type)}[${target.title}]`)}`);
    if (!isTitled) place.resources.push({ type, title, attributes: new Map(kinds) });
    return [line(`${type} { ${title}: ${attributes.join(", ")} }`)];
  }

  private reference(reference: string): string {
    return this.random.chance(25) ? `[${reference}, ${reference}]` : reference;
  }

  private include(place: Place): Chunk[] {
    const found = this.classes.filter(
      (info) => (!info.isSingle || place.declared.has(info)) && (place.isInNode || !info.needsNode),
    );
    if (found.length === 0) return [];
    const info = this.random.chance(40) ? found.at(-1)! : this.random.pick(found);
    place.declare(info);
    return [line(`include ${this.random.chance(10) ? "::" : ""}${info.name}`)];
  }

  /** `class { … }` of a class that is declared nowhere else; a defined type's body could run twice. */
  private single(place: Place): Chunk[] {
    const found = this.classes.filter(
      ({ isSingle, isTaken, needsNode }) => isSingle && !isTaken && (place.isInNode || !needsNode),
    );
    if (found.length === 0 || place.kind === "define") return [];
    const info = this.random.pick(found);
    info.isTaken = true;
    const given = this.given(info.parameters, place);
    place.declare(info);
    return [line(`class { ${this.random.chance(50) ? `'${info.name}'` : info.name}: ${given.join(", ")} }`)];
  }

  /** A resource of a defined type. Inside another one it takes its title, and none can follow. */
  private defined(place: Place): Chunk[] {
    const isInside = place.kind === "define";
    const found = this.defines.filter(({ needsNode }) => place.isInNode || !needsNode);
    if (found.length === 0 || (isInside && place.taken.has("#nested"))) return [];
    if (isInside) place.taken.add("#nested");
    const info = this.random.pick(found);
    const title = isInside ? "$title" : this.expressions.word("d");
    const given = this.given(info.parameters, place);
    if (this.random.chance(8)) given.push("loglevel => 'notice'");
    return [line(`${info.name} { ${title}: ${given.join(", ")} }`)];
  }

  private given(parameters: readonly ParameterInfo[], place: Place): string[] {
    const wanted = parameters.filter(({ hasDefault }) => !hasDefault || this.random.chance(50));
    return wanted.map(({ name }) => argument(name, place, this.expressions));
  }

  private ifStatement(place: Place, depth: number): Chunk[] {
    const chunk = (word: string, least: number): Chunk => {
      const test = word === "else" ? "" : ` ${this.expressions.write("boolean", place)}`;
      return { head: word + test, body: this.body(place.branch(), least, 2, depth - 1) };
    };
    const chunks = [chunk("if", 0)];
    if (this.random.chance(20)) chunks.push(chunk("elsif", 1));
    if (this.random.chance(50)) chunks.push(chunk("else", 1));
    return chunks;
  }

  private unlessStatement(place: Place, depth: number): Chunk[] {
    const head = `unless ${this.expressions.write("boolean", place)}`;
    const chunks: Chunk[] = [{ head, body: this.body(place.branch(), 1, 2, depth - 1) }];
    if (this.random.chance(25)) chunks.push({ head: "else", body: this.body(place.branch(), 1, 2, depth - 1) });
    return chunks;
  }

  private caseOf(place: Place, depth: number): Chunk {
    const kind = this.random.pick<ValueKind>(["integer", "string", "boolean"]);
    const option = () => inParentheses(this.expressions.write(kind, place, 1));
    const options = Array.from({ length: this.random.integer(1, 3) }, option);
    if (this.random.chance(60)) options.splice(this.random.chance(85) ? options.length : 0, 0, "default");
    const control = this.expressions.write(kind, place, 1);
    const body = options.map((head) => ({ head: `${head}:`, body: this.body(place.branch(), 0, 2, depth - 1) }));
    return { head: `case ${control}`, body };
  }

  /** A variable that both branches assign, so that it is bound afterwards. */
  private both(place: Place): Chunk[] {
    const name = this.freeName(place);
    if (name === undefined) return [];
    const kind = kindOfVariable(name);
    const [one, other] = [0, 1].map(() => line(`$${name} = ${this.expressions.write(kind, place, 1)}`));
    const test = this.expressions.write("boolean", place);
    place.assign(name);
    return [
      { head: `if ${test}`, body: [one!] },
      { head: "else", body: [other!] },
    ];
  }

  private makeMistake(place: Place): Chunk[] {
    const kind = this.mistake!;
    const made = mistakes[kind](place, this);
    if (made.length > 0) this.mistake = undefined;
    return made;
  }
}

/** A bracket can't begin an option of a case. */
function inParentheses(expression: string): string {
  return /^[[{]/.test(expression) ? `(${expression})` : expression;
}
