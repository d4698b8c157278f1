import type { Assignment, BinaryOperator } from "../ast/index.js";
import { TokenType as T } from "../generated/token-types.js";

/** From this precedence downwards an operator joins whole expressions: `=`, and the operators that a language adds. */
export const joining = 2;
/** The value of a selector without braces takes all operators that bind tighter than this. */
export const choosing = 2.5;
/** How tightly `?` binds. */
export const selecting = 5;

/** By token: how tightly each operator binds. Equality binds tighter than less-than. */
export const precedences: Readonly<Record<number, number>> = {
  [T.IN]: 12,
  [T.MATCH]: 11,
  [T.NO_MATCH]: 11,
  [T.TIMES]: 10,
  [T.DIVIDE]: 10,
  [T.MODULO]: 10,
  [T.PLUS]: 9,
  [T.MINUS]: 9,
  [T.LEFT_SHIFT]: 8,
  [T.RIGHT_SHIFT]: 8,
  [T.EQUAL]: 7,
  [T.NOT_EQUAL]: 7,
  [T.LESS]: 6,
  [T.LESS_OR_EQUAL]: 6,
  [T.GREATER]: 6,
  [T.GREATER_OR_EQUAL]: 6,
  [T.AND]: 4,
  [T.OR]: 3,
  [T.BEFORE]: 1,
  [T.NOTIFY]: 1,
  [T.AFTER]: 1,
  [T.NOTIFIED]: 1,
  [T.ASSIGN]: 0,
  [T.APPEND]: 0,
  [T.DELETE]: 0,
};

export const binaryOperators: Readonly<Record<number, BinaryOperator>> = {
  [T.IN]: "in",
  [T.MATCH]: "=~",
  [T.NO_MATCH]: "!~",
  [T.TIMES]: "*",
  [T.DIVIDE]: "/",
  [T.MODULO]: "%",
  [T.PLUS]: "+",
  [T.MINUS]: "-",
  [T.LEFT_SHIFT]: "<<",
  [T.RIGHT_SHIFT]: ">>",
  [T.EQUAL]: "==",
  [T.NOT_EQUAL]: "!=",
  [T.LESS]: "<",
  [T.LESS_OR_EQUAL]: "<=",
  [T.GREATER]: ">",
  [T.GREATER_OR_EQUAL]: ">=",
  [T.AND]: "and",
  [T.OR]: "or",
};

export const assignmentOperators: Readonly<Record<number, Assignment["operator"]>> = {
  [T.ASSIGN]: "=",
  [T.APPEND]: "+=",
  [T.DELETE]: "-=",
};
