/**
 * Appendix A of the manual, repaired, strictly LL(1). An expression is read as a flat row of operands and operators, `if (…) then`
 * among the prefixes and `else` among the operators; the tree builder sorts them by precedence. So neither long sums nor chains of
 * conditions nest, and a block takes three rules a level (statement, expression, primary): the stack bears so many.
 *
 * A rule below `// @inline` takes no call: `npm run grammars` puts its body where it is used.
 */
parser grammar Cf2Parser;

options { tokenVocab = Cf2Lexer; }

file : statements? EOF ;

// @inline
statements : statement ( separator statement )* ;

// @inline
separator : COMMA | NEWLINE ;

statement
    : PRIVATE+ NAME innerNames definition
    | NAME ( innerNames definition | arguments )
    | importFile
    | condition expression
    | macroDefinition
    ;

// @inline
innerNames : ( DOT NAME )* ;

// @inline
definition : ( ( ASSIGN | MERGE | TILDE OPEN NAME CLOSE GREATER ) expression )+ ;

// @inline
macroDefinition : DEF NAME OPEN ( NAME ( separator NAME )* )? CLOSE EQUALS expression ;

// @inline
arguments : OPEN expressions? CLOSE ;

// @inline
expressions : expression ( separator expression )* ;

// @inline
importFile : IMPORT OPEN expression ( separator expression )? CLOSE ;

expression
    : prefix* primary
      ( binaryOperator prefix* primary
      | DOT ( condition prefix* )? primary
      )*
    ;

// @inline
prefix : MINUS | NOT | condition ;

// @inline
binaryOperator
    : OR | AND | LESS | LESS_EQUAL | EQUAL | NOT_EQUAL | GREATER_EQUAL | GREATER | CONCAT | PLUS | MINUS | STAR | SLASH | ELSE
    ;

condition : IF OPEN expression CLOSE THEN ;

primary
    : NUMBER
    | STRING
    | TRUE
    | FALSE
    | UNDEFINED
    | DOLLAR NAME
    | NAME arguments?
    | importFile
    | list
    | block
    | OPEN expression CLOSE
    ;

// @inline
list : OPEN_BRACKET expressions? CLOSE_BRACKET ;

// @inline
block : OPEN_BRACE statements? CLOSE_BRACE ;
