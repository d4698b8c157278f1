import type { Definition as DefinitionNode, Mutation, Statement } from "../ast.js";
import type { LoadedFile } from "../resolve/loaded-file.js";
import { Block, type Fragment } from "./block.js";
import { Cell, readyCell, type Place } from "./cell.js";
import type { Context } from "./context.js";
import type { Environment } from "./environment.js";
import type { Inline } from "./inline.js";
import { Part } from "./part.js";
import type { Priority } from "./priority.js";
import type { Definition } from "./resource.js";

/** A text that becomes a part of a block. */
export interface TextPart {
  readonly block: Block;
  readonly statements: readonly Statement[];
  readonly environment: Environment;
  readonly part: Part;
  /** Whether an inline conditional or call chose it. */
  readonly isResult: boolean;
}

/** The block that a file forms. */
export function fileBlock(file: LoadedFile, context: Context): Block {
  const block = context.register(new Block({ kind: "text", statements: file.program.statements }));
  const part = addPart(file, block);
  block.text = { environment: { file, part }, part };
  return block;
}

/** The block that `{ … }` means. */
export function literalBlock(statements: readonly Statement[], environment: Environment, context: Context): Block {
  const block = context.register(new Block({ kind: "text", statements }));
  block.text = { environment, part: addPart(environment.file, block) };
  return block;
}

export function addPart(file: LoadedFile, block: Block): Part {
  const part = new Part(file, block);
  block.parts.push(part);
  if (!block.partOf.has(file)) block.partOf.set(file, part);
  block.partsAreRanked = false;
  return part;
}

/** A definition as it is written; it is its own priority and its own cell, since most files hold thousands. */
class TextDefinition extends Cell implements Definition, Priority {
  readonly statement: number;
  readonly index: number;
  private readonly written: DefinitionNode;
  private readonly text: TextPart;

  constructor(written: DefinitionNode, index: number, text: TextPart, statement: number) {
    super(mutationOf(written, index).value, text.environment);
    this.statement = statement;
    this.index = index;
    this.written = written;
    this.text = text;
  }

  get name(): string {
    return this.written.name;
  }

  get operator(): string {
    return mutationOf(this.written, this.index).operator;
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
    return placeOf(this.written, this.index, this.text);
  }

  get cell(): Cell {
    return this;
  }

  get priority(): Priority {
    return this;
  }
}

/** One of its mutations; the only one is the definition itself. */
function mutationOf(node: DefinitionNode, index: number): DefinitionNode | Mutation {
  return node.mutations?.[index] ?? node;
}

function placeOf(node: DefinitionNode, index: number, { environment: { file } }: TextPart): Place {
  return { source: file.source, start: node.start, end: mutationOf(node, index).end };
}

/** Gives a block the definitions of a text; its inline statements wait in `inlines`. */
export function addText(text: TextPart, inlines: Inline[], context: Context): Fragment {
  const { environment, part, isResult } = text;
  const entries: Fragment["entries"] = [];
  for (const node of text.statements) {
    if (node.kind === "definition") {
      const found: Definition[] = [];
      addDefinitions(node, text, found, context);
      for (const definition of found) entries.push(text.block.add(definition));
    } else if (node.kind === "inline") {
      const inline: Inline = { node, environment, part, result: undefined, isResult };
      inlines.push(inline);
      entries.push(inline);
    }
  }
  return { entries };
}

/** The definitions of a text without inline statements. */
export function definitionsOf(text: TextPart, context: Context): Definition[] {
  const definitions: Definition[] = [];
  for (const node of text.statements) if (node.kind === "definition") addDefinitions(node, text, definitions, context);
  return definitions;
}

function addDefinitions(node: DefinitionNode, text: TextPart, to: Definition[], context: Context): void {
  const statement = context.nextStatement();
  const count = node.mutations?.length ?? 1;
  for (let index = 0; index < count; index++) {
    to.push(
      node.inner === undefined
        ? new TextDefinition(node, index, text, statement)
        : implicitDefinition(node, node.inner, index, text, statement, context),
    );
  }
}

/** `A.B op v`, as a definition of A. */
function implicitDefinition(
  node: DefinitionNode,
  inner: readonly string[],
  index: number,
  text: TextPart,
  statement: number,
  context: Context,
): Definition {
  const mutation = mutationOf(node, index);
  const { isResult, part } = text;
  return {
    name: node.name,
    operator: upperOperator(mutation.operator),
    private: false,
    cell: implicitBlock(node, inner, mutation, text, context),
    place: placeOf(node, index, text),
    priority: { part, statement, index, inner: undefined },
    isResult,
  };
}

/** `A.B op v` is `A => { B op v }` where the operator assigns, else `A ~> { B op v }` (reading A12). */
function upperOperator(operator: string): string {
  return operator === "=>" ? "=>" : "~>";
}

/** The blocks that stand for all names but the first, made from the innermost outwards. */
function implicitBlock(
  { private: isPrivate, start }: DefinitionNode,
  inner: readonly string[],
  mutation: DefinitionNode | Mutation,
  text: TextPart,
  context: Context,
): Cell {
  const { file } = text.environment;
  const place: Place = { source: file.source, start, end: mutation.end };
  const written = new Cell(mutation.value, text.environment);
  let cell = written;
  for (let level = inner.length - 1; level >= 0; level--) {
    const block = context.register(new Block({ kind: "filled" }));
    const isLeaf = level === inner.length - 1;
    block.add({
      name: inner[level]!,
      operator: isLeaf ? mutation.operator : upperOperator(mutation.operator),
      private: isLeaf && isPrivate,
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
