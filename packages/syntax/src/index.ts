export { createParser, type ParseOptions, type SyntaxParser } from "./create-parser.js";
export { type Emptied, type LanguageSyntax, type SyntaxDiagnostics, type TreeBuilder } from "./language-syntax.js";
export { lex, type CutToken, type FixToken, type LexOptions } from "./lex.js";
export { type Acceptance, type LexerTable } from "./lexer-table.js";
export { type Nesting } from "./nesting.js";
export { END_OF_FILE, INVALID, Tokens, type TokenView } from "./tokens.js";
export { quote } from "./report/describe.js";
export { type Complaint, type Explain, type Mend, type Wording } from "./report/explain.js";
export { type Mender } from "./report/mender.js";
