/**
 * Builds the syntax tree from the parser's contexts. Statements are reduced to nodes as soon as they are parsed, so
 * that no function here recurses, however deeply a program nests.
 */
import type { Source } from "@cairn/diagnostics";
import type { Emptied, Tokens, TreeBuilder } from "@cairn/syntax";
import type {
  Assignment,
  BasicValue,
  DataReference,
  Extends,
  Include,
  Program,
  Prototype,
  Reference,
  Statement,
  Value,
  Vector,
} from "../../ast/ast.js";
import {
  SmartFrogParser as T,
  type BasicContext,
  type FileContext,
  type PrototypeContext,
  type ReferenceContext,
  type StatementContext,
  type VectorContext,
} from "../../generated/SmartFrogParser.js";
import { readConstraints } from "../extensions.js";
import { normalizeNumber } from "./numbers.js";
import { decodeString } from "./strings.js";

declare module "../../generated/SmartFrogParser.js" {
  interface StatementContext {
    node: Statement;
  }
  interface VectorContext {
    node: Vector;
  }
}

/**
 * Builds the tree from contexts. Statements and vectors are reduced to nodes as soon as they are parsed (`collapse`),
 * so that no function here recurses, however deeply a program nests.
 */
export class SmartFrogTreeBuilder implements TreeBuilder<FileContext, Program> {
  private readonly tokens: Tokens;
  private readonly source: Source;

  readonly collapse = {
    [T.RULE_statement]: (context: StatementContext): void => {
      context.node = context._included === undefined ? this.assignment(context) : this.include(context);
      const labels: Emptied<StatementContext> = context;
      labels._target = labels._constant = labels._link = labels._prototype = labels._prototypes = undefined;
    },
    [T.RULE_vector]: (context: VectorContext): void => {
      context.node = this.vector(context);
      const labels: Emptied<VectorContext> = context;
      labels._basic = labels._items = undefined;
    },
  };

  constructor(tokens: Tokens, source: Source) {
    this.tokens = tokens;
    this.source = source;
  }

  build(file: FileContext): Program {
    const body = file._statements.map(nodeOf);
    return { kind: "program", source: this.source, body, start: 0, end: this.source.text.length };
  }

  private include(context: StatementContext): Include {
    const file = context._included!;
    return {
      kind: "include",
      file: decodeString(this.tokens.textOf(file)),
      fileStart: this.tokens.starts[file]!,
      fileEnd: this.tokens.ends[file]!,
      start: this.tokens.starts[context.first]!,
      end: this.tokens.ends[context.last]!,
    };
  }

  private assignment(context: StatementContext): Assignment {
    return {
      kind: "assignment",
      target: this.reference(context._target!),
      value: this.value(context),
      start: this.tokens.starts[context.first]!,
      end: this.tokens.ends[context.last]!,
    };
  }

  private value(context: StatementContext): Value {
    if (context._constant) return this.basic(context._constant);
    if (context._link === undefined) return this.inheritance(context);
    const reference = this.reference(context._link);
    return { kind: "link", reference, start: reference.start, end: reference.end };
  }

  /** Starts after the reference, at `extends`. */
  private inheritance(context: StatementContext): Extends {
    return {
      kind: "extends",
      prototypes: context._prototypes.map(this.prototype, this),
      ...(this.tokens.textOf(context._target!.last + 1) === "merges" ? { merges: true } : {}),
      start: this.tokens.starts[context._target!.last + 1]!,
      end: this.tokens.ends[context.last]!,
    };
  }

  private prototype(context: PrototypeContext): Prototype {
    if (context._name) return this.reference(context._name);
    return {
      kind: "body",
      statements: context._statements.map(nodeOf),
      start: this.tokens.starts[context.first]!,
      end: this.tokens.ends[context.last]!,
    };
  }

  /** Every second token is a colon. */
  private reference(context: ReferenceContext): Reference {
    const { first, last } = context;
    const path = [this.tokens.textOf(first)];
    for (let name = first + 2; name <= last; name += 2) path.push(this.tokens.textOf(name));
    return { kind: "reference", path, start: this.tokens.starts[first]!, end: this.tokens.ends[last]! };
  }

  private basic(context: BasicContext): BasicValue {
    const token = context.first;
    const start = this.tokens.starts[token]!;
    const end = this.tokens.ends[token]!;
    switch (this.tokens.types[token]) {
      case T.TRUE:
        return { kind: "boolean", value: true, start, end };
      case T.FALSE:
        return { kind: "boolean", value: false, start, end };
      case T.NULL:
        return { kind: "null", start, end };
      case T.NUMBER:
        return { kind: "number", digits: normalizeNumber(this.source.text.slice(start, end)), start, end };
      case T.STRING:
        if (this.source.text[start] !== '"')
          return { kind: "order", constraints: readConstraints(this.source.text.slice(start, end)), start, end };
        return { kind: "string", value: decodeString(this.source.text.slice(start, end)), start, end };
      case T.DATA:
        return this.dataReference(context._data!, start);
      default:
        return context._list!.node;
    }
  }

  private dataReference(context: ReferenceContext, start: number): DataReference {
    const reference = this.reference(context);
    return { kind: "data", reference, start, end: reference.end };
  }

  private vector(context: VectorContext): Vector {
    return {
      kind: "vector",
      items: context._items.map(this.basic, this),
      start: this.tokens.starts[context.first]!,
      end: this.tokens.ends[context.last]!,
    };
  }
}

function nodeOf(context: StatementContext): Statement {
  return context.node;
}
