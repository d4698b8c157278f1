import type { Source } from "@cairn/diagnostics";
import type { Expression, Macro } from "../ast/ast.js";
import type { Value } from "../values/value.js";
import type { Environment } from "./environment.js";
import type { Resource } from "./resource.js";

/** Where a value is written. */
export interface Place {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
  /** The database that this import took the value from; it has no source to point at. */
  readonly database?: string;
}

/** The path of the file or database of a place. */
export function fileOf({ database, source }: Place): string {
  return database ?? source.name;
}

/** A value that is computed on demand, and memoised. */
export abstract class Lazy {
  value: Value | undefined = undefined;
  /** Whether it is being computed: a request in the meantime is a cycle. */
  isOpen = false;
}

/** An expression to be evaluated, or a value that is known already. */
export abstract class Cell extends Lazy {
  abstract readonly node: Expression | undefined;
  abstract readonly environment: Environment | undefined;
  /** The resources that it read, in order. */
  reads: Resource[] | undefined = undefined;
  /** The macro calls that were evaluated for it, in order. */
  calls: MacroUse[] | undefined = undefined;
}

/** The memory of an expression that is instantiated for each call of a macro, including the record of its reads. */
export const bytesOfCell = 256;

/** A call of a macro, with its location. */
export interface MacroUse {
  readonly macro: Macro;
  readonly place: Place;
}

/** An expression that isn't a definition. */
export class ExpressionCell extends Cell {
  readonly node: Expression | undefined;
  readonly environment: Environment | undefined;

  constructor(node: Expression | undefined, environment: Environment | undefined) {
    super();
    this.node = node;
    this.environment = environment;
  }
}

/** A cell whose value is known. */
export function readyCell(value: Value, like: Cell | undefined): Cell {
  const cell = new ExpressionCell(like?.node, like?.environment);
  cell.value = value;
  return cell;
}
