import type { Source } from "@cairn/diagnostics";
import type { Expression, Macro } from "../ast.js";
import type { Value } from "../values/value.js";
import type { Environment } from "./environment.js";
import type { Resource } from "./resource.js";

/** Where a value is written. */
export interface Place {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
  /** The database that this import took the value from: it has no text of its own to point at. */
  readonly database?: string;
}

/** The path of the file that says it. */
export function fileOf({ database, source }: Place): string {
  return database ?? source.name;
}

/** Something whose value is worked out once, when it is first needed. */
export abstract class Lazy {
  value: Value | undefined = undefined;
  /** Whether it is being worked out: who needs it now needs itself. */
  isOpen = false;
}

/** An expression to be evaluated, or a value that is there already. */
export abstract class Cell extends Lazy {
  abstract readonly node: Expression | undefined;
  abstract readonly environment: Environment | undefined;
  /** The resources that were read for it, in order. */
  reads: Resource[] | undefined = undefined;
  /** The calls of macros that were evaluated for it, in order. */
  calls: MacroUse[] | undefined = undefined;
}

/** What an expression takes that is made anew for each call of a macro, with its notes of what was read for it. */
export const bytesOfCell = 256;

/** A call of a macro, with where it is written. */
export interface MacroUse {
  readonly macro: Macro;
  readonly place: Place;
}

/** An expression by itself. */
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
