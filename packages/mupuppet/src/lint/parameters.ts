import type { Definition } from "./manifest.js";
import type { Token } from "./token.js";

/** A parameter of a class or a defined type. */
export interface Parameter {
  readonly name: Token;
  /** The first token of its type. */
  readonly type: Token | undefined;
  /** The tokens of its default that are code. */
  readonly initial: readonly Token[];
}

/** The parameters of a definition, in order. */
export function parametersOf({ parameters = [] }: Definition): readonly Parameter[] {
  const found: Parameter[] = [];
  let depth = 0;
  let current: Token[] = [];
  const finish = (): void => {
    const at = current.findIndex(({ type }) => type === "EQUALS");
    const head = at < 0 ? current : current.slice(0, at);
    const name = head.findLast(({ type }) => type === "VARIABLE");
    if (name)
      found.push({ name, type: head[0] === name ? undefined : head[0], initial: at < 0 ? [] : current.slice(at + 1) });
    current = [];
  };
  for (const token of parameters) {
    if (["LPAREN", "LBRACE", "LBRACK"].includes(token.type)) depth++;
    else if (["RPAREN", "RBRACE", "RBRACK"].includes(token.type)) depth--;
    if (token.type === "COMMA" && depth === 0) finish();
    else if (!["WHITESPACE", "NEWLINE", "INDENT", "COMMENT", "SLASH_COMMENT", "MLCOMMENT"].includes(token.type))
      current.push(token);
  }
  finish();
  return found;
}
