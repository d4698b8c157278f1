import { pushAll } from "@cairn/diagnostics";
import type { Definition as DefinitionNode, Expression, Mutation, Statement } from "../ast/ast.js";
import type { LoadedFile } from "../resolve/loaded-file.js";
import { Block, type Fragment } from "./block.js";
import { Cell, ExpressionCell, readyCell, type Place } from "./cell.js";
import type { Context } from "../evaluate/context.js";
import type { Environment } from "./environment.js";
import type { Inline } from "./inline.js";
import { Part } from "./part.js";
import type { Priority } from "./priority.js";
import type { Definition } from "./resource.js";

/** Source text that becomes a part of a block. */
export interface TextPart {
  readonly block: Block;
  readonly statements: readonly Statement[];
  readonly environment: Environment;
  readonly part: Part;
  /** Whether an inline conditional or call selected it. */
  readonly isResult: boolean;
}

/** The block that a file forms. */
export function fileBlock(file: LoadedFile, context: Context): Block {
  const block = context.register(new Block({ kind: "text", statements: file.program.statements }));
  const part = addPart(file, block);
  block.text = { environment: { file, part }, part };
  return block;
}

/** The block that `{ … }` denotes. */
export function literalBlock(statements: readonly Statement[], environment: Environment, context: Context): Block {
  const block = context.register(new Block({ kind: "text", statements }));
  block.text = { environment, part: addPart(environment.file, block) };
  return block;
}

export function addPart(file: LoadedFile, block: Block): Part {
  const part = new Part(file, block);
  block.addPart(part);
  return part;
}

/**
 * A definition in a source; it is its own priority and its own cell, since most files have thousands, and stores
 * nothing that its node or source can answer.
 */
class TextDefinition extends Cell implements Definition, Priority {
  readonly statement: number;
  protected readonly written: DefinitionNode;
  protected readonly text: TextPart;

  constructor(written: DefinitionNode, text: TextPart, statement: number) {
    super();
    this.statement = statement;
    this.written = written;
    this.text = text;
  }

  /** The mutation node: the definition itself if it has only one. */
  get mutation(): DefinitionNode | Mutation {
    return this.written;
  }

  get index(): number {
    return 0;
  }

  get node(): Expression {
    return this.mutation.value;
  }

  get environment(): Environment {
    return this.text.environment;
  }

  get name(): string {
    return this.written.name;
  }

  get operator(): string {
    return this.mutation.operator;
  }

  get private(): boolean {
    return this.written.private;
  }

  get part(): Part {
    return this.text.part;
  }

  get inner(): undefined {
    return undefined;
  }

  get isResult(): boolean {
    return this.text.isResult;
  }

  get place(): Place {
    return placeOfMutation(this.written, this.mutation, this.text);
  }

  get cell(): Cell {
    return this;
  }

  get priority(): Priority {
    return this;
  }
}

/** One of several mutations of a definition. */
class SeveralthDefinition extends TextDefinition {
  private readonly which: number;

  constructor(written: DefinitionNode, text: TextPart, statement: number, which: number) {
    super(written, text, statement);
    this.which = which;
  }

  override get index(): number {
    return this.which;
  }

  override get mutation(): Mutation {
    return this.written.mutations![this.which]!;
  }
}

function placeOfMutation(
  { start }: DefinitionNode,
  { end }: DefinitionNode | Mutation,
  { environment }: TextPart,
): Place {
  return { source: environment.file.source, start, end };
}

/** Adds the definitions of a source to a block; its inline statements are queued in `inlines`. */
export function addText(text: TextPart, inlines: Inline[], context: Context): Fragment {
  const { environment, part, isResult } = text;
  const entries: Fragment["entries"] = [];
  for (const node of text.statements) {
    if (node.kind === "definition") {
      if (isPlain(node)) entries.push(text.block.add(new TextDefinition(node, text, context.nextStatement())));
      else for (const definition of parted(node, text, context)) entries.push(text.block.add(definition));
    } else if (node.kind === "inline") {
      const inline: Inline = { node, environment, part, result: undefined, isResult };
      inlines.push(inline);
      entries.push(inline);
    }
  }
  return { entries };
}

/** Adds the definitions of a source to `definitions`; returns false if it has inline statements. */
export function addDefinitionsOf(text: TextPart, definitions: Definition[], context: Context): boolean {
  for (const node of text.statements) {
    if (node.kind === "inline") return false;
    if (node.kind === "macro") continue;
    if (isPlain(node)) definitions.push(new TextDefinition(node, text, context.nextStatement()));
    else pushAll(definitions, parted(node, text, context));
  }
  return true;
}

/** Whether it has one name and one mutation, as most do. */
function isPlain({ inner, mutations }: DefinitionNode): boolean {
  return inner === undefined && mutations === undefined;
}

/** The definitions of a statement with several names or mutations: one per mutation. */
function parted(node: DefinitionNode, text: TextPart, context: Context): Definition[] {
  const statement = context.nextStatement();
  const { inner, mutations = [node] } = node;
  return mutations.map((mutation, index) => {
    if (inner) return implicitDefinition({ node, inner, mutation, text }, index, statement, context);
    return new SeveralthDefinition(node, text, statement, index);
  });
}

/** `A.B op v` with its context. */
interface Implicit {
  readonly node: DefinitionNode;
  readonly inner: readonly string[];
  readonly mutation: DefinitionNode | Mutation;
  readonly text: TextPart;
}

/** `A.B op v`, as a definition of A. */
function implicitDefinition(written: Implicit, index: number, statement: number, context: Context): Definition {
  const { node, mutation, text } = written;
  const { isResult, part } = text;
  return {
    name: node.name,
    operator: upperOperator(mutation.operator),
    private: false,
    cell: implicitBlock(written, context),
    place: placeOfMutation(node, mutation, text),
    priority: { part, statement, index, inner: undefined },
    isResult,
  };
}

/** `A.B op v` is `A => { B op v }` if the operator assigns, otherwise `A ~> { B op v }` (interpretation A12). */
function upperOperator(operator: string): string {
  return operator === "=>" ? "=>" : "~>";
}

/** The blocks that represent all names but the first, built from the innermost outwards. */
function implicitBlock({ node, inner, mutation, text }: Implicit, context: Context): Cell {
  const { file } = text.environment;
  const place = placeOfMutation(node, mutation, text);
  const written = new ExpressionCell(mutation.value, text.environment);
  let cell: Cell = written;
  for (let level = inner.length - 1; level >= 0; level--) {
    const block = context.register(new Block({ kind: "filled" }));
    const isLeaf = level === inner.length - 1;
    block.add({
      name: inner[level]!,
      operator: isLeaf ? mutation.operator : upperOperator(mutation.operator),
      private: isLeaf && node.private,
      cell,
      place,
      priority: { part: addPart(file, block), statement: context.nextStatement(), index: 0, inner: undefined },
      isResult: false,
    });
    block.rankParts();
    cell = readyCell(block, written);
  }
  return cell;
}
