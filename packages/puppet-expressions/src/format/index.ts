export { formatTokens } from "./format-tokens.js";
