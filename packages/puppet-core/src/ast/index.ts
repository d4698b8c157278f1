/**
 * The abstract syntax tree of expressions: plain data with a kind and a position, built by `build-ast` and read by all
 * later phases. A language adds its own kinds by declaring them in `Expressions`, so that a switch over all kinds is
 * checked for each language.
 */
export type * from "./ast.js";
