/** All rules: a new one is a file, and a line here. */
export { orderDiffers } from "./order-differs.js";
export { plainInclude } from "./plain-include.js";
export { unusedValue } from "./unused-value.js";
