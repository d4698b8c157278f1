export type * from "./calls.js";
export type * from "./control.js";
export type * from "./expression.js";
export type * from "./literals.js";
export type * from "./located.js";
export type * from "./operations.js";
