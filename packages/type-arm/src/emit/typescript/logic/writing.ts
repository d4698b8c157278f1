import type { Span } from "@cairn/diagnostics";

/** What a module contributes to all of its logic. */
export interface ModuleNames {
  /** The class of a type, by a name that the program uses for it. */
  className(type: string): string;
  /** The constant for a pattern in Ruby's notation. */
  patternName(source: string): string;
  /** Records that patterns are needed which are known only at run time. */
  needPatterns(): void;
  notCarried(what: string, why: string, span: Span): void;
}

/** The environment of a piece of logic. */
export interface LogicPlace {
  readonly module: ModuleNames;
  /** The code that reads a feature; undefined if the name isn't one, or isn't visible. */
  feature(name: string): string | undefined;
  /** Whether features may be assigned. */
  readonly isSetter: boolean;
  /** `$meta[name]` and `$meta[container][name]`, as expressions. */
  readonly meta: { readonly name: string; readonly container: string };
  /** The source location of a node. */
  spanOf(node: { readonly start: number; readonly end: number }): Span;
}

/** Begins and ends indentation in the generated code. */
export const indent = "\u0001";
export const outdent = "\u0002";

/** Statements in braces. */
export function braces(lines: readonly string[]): string {
  return lines.length === 0 ? "{}" : `{${indent}\n${lines.join("\n")}${outdent}\n}`;
}

/**
 * The code with indentation. Strings of the program can't contain the markers: control characters are escaped in them.
 */
export function indented(text: string): string {
  let depth = 0;
  const lines = text.split("\n").map((line) => {
    const before = depth;
    const plain = line.replace(/[\u0001\u0002]/g, (sign) => {
      depth += sign === indent ? 1 : -1;
      return "";
    });
    return plain === "" ? "" : `${"  ".repeat(before)}${plain}`;
  });
  return lines.join("\n");
}
