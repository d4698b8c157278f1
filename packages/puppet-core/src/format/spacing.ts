import { TokenType as T } from "../generated/token-types.js";

const openers = new Set<number>([T.OPEN_BRACKET, T.INDEX_OPEN, T.OPEN_PAREN, T.CALL_OPEN]);
const closers = new Set<number>([T.CLOSE_BRACKET, T.CLOSE_PAREN]);
const signs = new Set<number>([T.NOT, T.PREFIX_MINUS, T.SPLAT, T.AT, T.AT_AT]);
/** Before these the source decides whether there is a blank. */
const asWritten = new Set<number>([T.CALL_OPEN, T.COLLECT_OPEN, T.EXPORTED_OPEN]);

/** The text between two tokens of a line: a blank or nothing. `wasApart`: the source has a blank there. */
export function between(before: number, type: number, wasApart: boolean): "" | " " {
  if (type === T.INDEX_OPEN || type === T.DOT || before === T.DOT) return "";
  if (type === T.COMMA || type === T.SEMICOLON || type === T.COLON || closers.has(type)) return "";
  if (openers.has(before) || before === T.ENUM) return "";
  if (type === T.CLOSE_BRACE) return before === T.OPEN_BRACE || before === T.BODY_OPEN ? "" : " ";
  if (signs.has(before)) return signs.has(type) && (type === T.AT || type === T.AT_AT) ? " " : "";
  if (before === T.PIPE || type === T.PIPE_CLOSE) return "";
  const isEmptyQuery = type === T.COLLECT_CLOSE || type === T.EXPORTED_CLOSE;
  if (asWritten.has(type) || isEmptyQuery || before === T.COLLECT_OPEN || before === T.EXPORTED_OPEN) {
    return wasApart ? " " : "";
  }
  return " ";
}

const operators = new Set<number>([
  T.IN,
  T.MATCH,
  T.NO_MATCH,
  T.TIMES,
  T.DIVIDE,
  T.MODULO,
  T.PLUS,
  T.MINUS,
  T.LEFT_SHIFT,
  T.RIGHT_SHIFT,
  T.EQUAL,
  T.NOT_EQUAL,
  T.LESS,
  T.LESS_OR_EQUAL,
  T.GREATER,
  T.GREATER_OR_EQUAL,
  T.AND,
  T.OR,
  T.SELECT,
  T.SELECT_LIST,
  T.ASSIGN,
  T.ARROW,
  T.PLUS_ARROW,
  T.DOT,
]);

/** Whether a line that begins with `type`, after a line that ends with `before`, continues the same expression. */
export function isContinued(before: number, type: number): boolean {
  return operators.has(before) || operators.has(type);
}
