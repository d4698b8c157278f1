/**
 * The usual form of a source (Puppet's style guide), computed from tokens, not from the tree, so that comments and
 * heredocs stay where they are. Lines are first broken (`break-points`, `arrange`), then indented, and their arrows
 * aligned.
 */
export { BreakPoints } from "./break-points.js";
export { formatFolded, formatTokens } from "./format-tokens.js";
export { markExpression } from "./mark-expression.js";
export { oneLine } from "./one-line.js";
