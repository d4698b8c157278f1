import { ErbParser as T } from "../generated/ErbParser.js";

/** How tight the arguments of a command bind; what has a comma or an arrow between it stands a little above. */
export const command = 4;
export const modifier = 1;

/** By token: how tight each operator between two operands binds. */
export const precedences: Readonly<Record<number, number>> = {
  [T.POWER]: 19,
  [T.TIMES]: 17,
  [T.DIVIDE]: 17,
  [T.MODULO]: 17,
  [T.PLUS]: 16,
  [T.MINUS]: 16,
  [T.LEFT_SHIFT]: 15,
  [T.RIGHT_SHIFT]: 15,
  [T.AMPERSAND]: 14,
  [T.PIPE]: 13,
  [T.CARET]: 13,
  [T.LESS]: 12,
  [T.LESS_OR_EQUAL]: 12,
  [T.GREATER]: 12,
  [T.GREATER_OR_EQUAL]: 12,
  [T.EQUAL]: 11,
  [T.CASE_EQUAL]: 11,
  [T.NOT_EQUAL]: 11,
  [T.MATCH]: 11,
  [T.NO_MATCH]: 11,
  [T.COMPARE]: 11,
  [T.AND_ALSO]: 10,
  [T.OR_ELSE]: 9,
  [T.RANGE]: 8,
  [T.RANGE_EXCLUSIVE]: 8,
  [T.QUESTION]: 7,
  [T.COLON]: 7,
  [T.RESCUE_BEHIND]: 6,
  [T.ASSIGN]: 5,
  [T.OPERATE_ASSIGN]: 5,
  [T.COMMAND_ARROW]: 4.6,
  [T.COMMAND_COMMA]: 4.2,
  [T.AND]: 2,
  [T.OR]: 2,
  [T.IF_BEHIND]: modifier,
  [T.UNLESS_BEHIND]: modifier,
  [T.WHILE_BEHIND]: modifier,
  [T.UNTIL_BEHIND]: modifier,
};

/** Operators of which the one on the right binds first. */
export const fromTheRight = new Set<number>([T.POWER, T.QUESTION, T.ASSIGN, T.OPERATE_ASSIGN, T.RESCUE_BEHIND]);

/** By token: how tight what stands before an operand binds. */
export const prefixes: Readonly<Record<number, number>> = {
  [T.NEGATE]: 20,
  [T.COMPLEMENT]: 20,
  [T.TOP_SCOPE]: 21,
  [T.PREFIX_MINUS]: 18,
  [T.SPLAT]: 4.7,
  [T.DOUBLE_SPLAT]: 4.7,
  [T.BLOCK_PASS]: 4.7,
  [T.DEFINED]: 4.7,
  [T.COMMAND_LABEL]: 4.6,
  [T.COMMAND]: command,
  [T.JUMP_WITH]: command,
  [T.NOT]: 3,
};
