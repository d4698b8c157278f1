export { convert } from "./convert.js";
export { toFormattedString } from "./string.js";
