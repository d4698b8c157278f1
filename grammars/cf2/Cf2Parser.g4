/**
 * Appendix A of the manual, repaired, strictly LL(1). An expression is read as a flat row of operands and operators, `if (…) then`
 * among the prefixes and `else` among the operators; the tree builder sorts them by precedence. So neither long sums nor chains of
 * conditions nest, and a block takes three rules a level (statement, expression, primary): the stack bears so many.
 */
parser grammar Cf2Parser;

options { tokenVocab = Cf2Lexer; }

file : ( statement ( ( COMMA | NEWLINE ) statement )* )? EOF ;

statement
    : PRIVATE+ NAME ( DOT NAME )* ( ( ASSIGN | MERGE | TILDE OPEN NAME CLOSE GREATER ) expression )+
    | NAME
      ( ( DOT NAME )* ( ( ASSIGN | MERGE | TILDE OPEN NAME CLOSE GREATER ) expression )+
      | OPEN ( expression ( ( COMMA | NEWLINE ) expression )* )? CLOSE
      )
    | IMPORT OPEN expression ( ( COMMA | NEWLINE ) expression )? CLOSE
    | condition expression
    | DEF NAME OPEN ( NAME ( ( COMMA | NEWLINE ) NAME )* )? CLOSE EQUALS expression
    ;

expression
    : ( MINUS | NOT | condition )* primary
      ( ( OR | AND | LESS | LESS_EQUAL | EQUAL | NOT_EQUAL | GREATER_EQUAL | GREATER | CONCAT | PLUS | MINUS | STAR | SLASH | ELSE )
        ( MINUS | NOT | condition )* primary
      | DOT ( condition ( MINUS | NOT | condition )* )? primary
      )*
    ;

condition : IF OPEN expression CLOSE THEN ;

primary
    : NUMBER
    | STRING
    | TRUE
    | FALSE
    | UNDEFINED
    | DOLLAR NAME
    | NAME ( OPEN ( expression ( ( COMMA | NEWLINE ) expression )* )? CLOSE )?
    | IMPORT OPEN expression ( ( COMMA | NEWLINE ) expression )? CLOSE
    | OPEN_BRACKET ( expression ( ( COMMA | NEWLINE ) expression )* )? CLOSE_BRACKET
    | OPEN_BRACE ( statement ( ( COMMA | NEWLINE ) statement )* )? CLOSE_BRACE
    | OPEN expression CLOSE
    ;
