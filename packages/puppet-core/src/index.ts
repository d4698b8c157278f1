/**
 * Puppet's expressions, for the languages that share them. This module has the tree and its builder; the subpaths build
 * on each other from there: values, the patterns that are searched for in them, types of values, the evaluator that
 * turns trees into values, and the functions that programs call. Each depends only on those before it.
 */
export type * from "./ast/index.js";
export { addChildren, expressionChildKeys } from "./ast/children.js";
export { Cells } from "./build-ast/cells.js";
export { collapseExpressions, forgetRow, type RuleNumbers } from "./build-ast/collapse.js";
export type * from "./build-ast/contexts.js";
export type { SuffixPart } from "./build-ast/suffix-part.js";
export { ExpressionBuilder } from "./build-ast/expression-builder.js";
export { leaf } from "./build-ast/leaves.js";
export { parsedProgram } from "./build-ast/parsed-program.js";
export { type Problem } from "./build-ast/problem.js";
export { fixesOf } from "./build-ast/problem-fixes.js";
export { Row } from "./build-ast/row.js";
export { inOrder, readStatements, statementFunctions } from "./build-ast/statements.js";
export { lexerTable } from "./generated/lexer-table.js";
export { TokenType } from "./generated/token-types.js";
export { readHeredoc, type HeredocMistake, type HeredocText } from "./lexer/heredoc.js";
export { nesting } from "./lexer/nesting.js";
export { PuppetTokenHook, wanted as wantedTokens } from "./lexer/token-hook.js";
