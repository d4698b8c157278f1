export { formatTokens } from "./format-tokens.js";
export { oneLine } from "./one-line.js";
