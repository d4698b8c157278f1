/** What it takes to write a rule of one's own, or to replace one: the terms, what a rule concludes, and the rules there are. */
export { becomes, type Conclusion, type Rule, type Situation } from "./conclusion.js";
export { derivationOf } from "./context.js";
export { valueTerm } from "./make.js";
export * as arithmetic from "./rules/arithmetic.js";
export * as classes from "./rules/classes.js";
export { rulesFor } from "./rules/index.js";
export * as manifests from "./rules/manifests.js";
export * as resources from "./rules/resources.js";
export { nodeScope, topScope, type Scope } from "./scopes.js";
export type * as Terms from "./terms.js";
