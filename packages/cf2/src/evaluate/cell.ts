import type { Source } from "@cairn/diagnostics";
import type { Expression } from "../ast.js";
import type { Value } from "../values/value.js";
import type { Environment } from "./environment.js";
import type { Resource } from "./resource.js";

/** Where a value is written. */
export interface Place {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
}

/** Something whose value is worked out once, when it is first needed. */
export abstract class Lazy {
  value: Value | undefined = undefined;
  /** Whether it is being worked out: who needs it now needs itself. */
  isOpen = false;
}

/** An expression to be evaluated, or a value that is there already. */
export class Cell extends Lazy {
  readonly node: Expression | undefined;
  readonly environment: Environment | undefined;
  /** The resources that were read for it, in order. */
  reads: Resource[] | undefined = undefined;

  constructor(node: Expression, environment: Environment) {
    super();
    this.node = node;
    this.environment = environment;
  }
}

/** A cell whose value is known. */
export function readyCell(value: Value, like: Cell | undefined): Cell {
  const cell = new Cell(like?.node as Expression, like?.environment as Environment);
  cell.value = value;
  return cell;
}
