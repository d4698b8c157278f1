/** What is needed to write or replace a rule: the terms, the conclusions, and the existing rules. */
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
