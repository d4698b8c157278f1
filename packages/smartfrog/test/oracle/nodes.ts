import type * as ast from "../../src/ast/ast.js";
import { createSource } from "@cairn/diagnostics";

/** Syntax tree nodes without a source: for tests and generators. All locations are 0. */
const nowhere = { start: 0, end: 0 } as const;

export function program(body: readonly ast.Statement[]): ast.Program {
  return { kind: "program", source: createSource("generated.sf", ""), body, ...nowhere };
}

export function assignment(path: readonly string[], value: ast.Value): ast.Assignment {
  return { kind: "assignment", target: reference(path), value, ...nowhere };
}

export function reference(path: readonly string[]): ast.Reference {
  return { kind: "reference", path, ...nowhere };
}

export function link(path: readonly string[]): ast.Link {
  return { kind: "link", reference: reference(path), ...nowhere };
}

export function component(prototypes: readonly ast.Prototype[]): ast.Extends {
  return { kind: "extends", prototypes, ...nowhere };
}

export function body(statements: readonly ast.Statement[]): ast.Body {
  return { kind: "body", statements, ...nowhere };
}

export function number(digits: string): ast.NumberLiteral {
  return { kind: "number", digits, ...nowhere };
}

export function string(value: string): ast.StringLiteral {
  return { kind: "string", value, ...nowhere };
}

export function boolean(value: boolean): ast.BooleanLiteral {
  return { kind: "boolean", value, ...nowhere };
}

export function nothing(): ast.NullLiteral {
  return { kind: "null", ...nowhere };
}

export function data(path: readonly string[]): ast.DataReference {
  return { kind: "data", reference: reference(path), ...nowhere };
}

export function vector(items: readonly ast.BasicValue[]): ast.Vector {
  return { kind: "vector", items, ...nowhere };
}
