import type { Prototype, Statement, Value } from "../../src/ast/ast.js";

/** A program as source, one statement per line; appendix A of the paper read from left to right. */
export function print(statements: readonly Statement[], indent = ""): string {
  return statements.map((statement) => `${indent}${printStatement(statement, indent)}\n`).join("");
}

function printStatement(statement: Statement, indent: string): string {
  if (statement.kind === "include") return `#include ${JSON.stringify(statement.file)};`;
  const { target, value } = statement;
  const separator = value.kind === "extends" ? "" : ";";
  return `${target.path.join(":")} ${printValue(value, indent)}${separator}`;
}

function printValue(value: Value, indent: string): string {
  switch (value.kind) {
    case "order":
      return value.constraints.join(", ");
    case "extends":
      return `${value.merges ? "merges" : "extends"} ${value.prototypes.map((prototype) => printPrototype(prototype, indent)).join(", ")}`;
    case "link":
      return value.reference.path.join(":");
    case "boolean":
      return String(value.value);
    case "number":
      return value.digits;
    case "string":
      return printString(value.value);
    case "null":
      return "NULL";
    case "data":
      return `DATA ${value.reference.path.join(":")}`;
    case "vector":
      return `[${value.items.map((item) => printValue(item, indent)).join(", ")}]`;
  }
}

function printPrototype(prototype: Prototype, indent: string): string {
  if (prototype.kind === "reference") return prototype.path.join(":");
  if (prototype.statements.length === 0) return "{}";
  return `{\n${print(prototype.statements, `${indent}  `)}${indent}}`;
}

/** JSON's escapes are SmartFrog's, too. */
function printString(value: string): string {
  return JSON.stringify(value);
}
