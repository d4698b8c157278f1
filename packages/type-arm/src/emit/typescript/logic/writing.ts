import type { Span } from "@cairn/diagnostics";

/** What a module says for all of its logic. */
export interface ModuleNames {
  /** The class of a type, by a name that the program uses for it. */
  className(type: string): string;
  /** The constant that holds a pattern in Ruby's notation. */
  patternName(source: string): string;
  /** Says that patterns are needed which are known only when the program runs. */
  needPatterns(): void;
  notCarried(what: string, why: string, span: Span): void;
}

/** What a piece of logic sees. */
export interface LogicPlace {
  readonly module: ModuleNames;
  /** How a feature is read here; nothing where the name is none, or isn't seen. */
  feature(name: string): string | undefined;
  /** Whether features may be assigned. */
  readonly isSetter: boolean;
  /** `$meta[name]` and `$meta[container][name]`, as expressions. */
  readonly meta: { readonly name: string; readonly container: string };
  /** The place in a program of what stands between two offsets. */
  spanOf(node: { readonly start: number; readonly end: number }): Span;
}

/** Starts and ends what is indented in the text that is made. */
export const indent = "\u0001";
export const outdent = "\u0002";

/** Statements in braces. */
export function braces(lines: readonly string[]): string {
  return lines.length === 0 ? "{}" : `{${indent}\n${lines.join("\n")}${outdent}\n}`;
}

/** The text with its indents. Texts of the program hold none of the signs: control characters are escaped in them. */
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
