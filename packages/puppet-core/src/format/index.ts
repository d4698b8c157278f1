export { BreakPoints } from "./break-points.js";
export { formatFolded, formatTokens } from "./format-tokens.js";
export { markExpression } from "./mark-expression.js";
export { oneLine } from "./one-line.js";
