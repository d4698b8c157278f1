/**
 * Appendix A of the manual, repaired, strictly LL(1). An expression is read as a flat row of operands and operators, `if (…) then`
 * among the prefixes and `else` among the operators; the tree builder sorts them by precedence. So neither long sums nor chains of
 * conditions nest, and a block takes three rules a level (statement, expression, primary): the stack bears so many.
 */
parser grammar Cf2Parser;

options { tokenVocab = Cf2Lexer; }

file : ( statements+=statement ( ( COMMA | NEWLINE ) statements+=statement )* )? EOF ;

statement
    : PRIVATE+ NAME ( DOT NAME )* ( ( ASSIGN | MERGE | TILDE OPEN NAME CLOSE GREATER ) values+=expression )+
    | NAME
      ( ( DOT NAME )* ( ( ASSIGN | MERGE | TILDE OPEN NAME CLOSE GREATER ) values+=expression )+
      | call=OPEN ( values+=expression ( ( COMMA | NEWLINE ) values+=expression )* )? CLOSE
      )
    | IMPORT OPEN values+=expression ( ( COMMA | NEWLINE ) values+=expression )? CLOSE
    | test=condition values+=expression
    | DEF NAME OPEN ( NAME ( ( COMMA | NEWLINE ) NAME )* )? CLOSE EQUALS values+=expression
    ;

expression
    : ( MINUS | NOT | conditions+=condition )* primaries+=primary
      ( ( OR | AND | LESS | LESS_EQUAL | EQUAL | NOT_EQUAL | GREATER_EQUAL | GREATER | CONCAT | PLUS | MINUS | STAR | SLASH | ELSE )
        ( MINUS | NOT | conditions+=condition )* primaries+=primary
      | DOT ( conditions+=condition ( MINUS | NOT | conditions+=condition )* )? primaries+=primary
      )*
    ;

condition : IF OPEN value=expression CLOSE THEN ;

primary
    : NUMBER
    | STRING
    | TRUE
    | FALSE
    | UNDEFINED
    | DOLLAR NAME
    | NAME ( call=OPEN ( values+=expression ( ( COMMA | NEWLINE ) values+=expression )* )? CLOSE )?
    | IMPORT OPEN values+=expression ( ( COMMA | NEWLINE ) values+=expression )? CLOSE
    | OPEN_BRACKET ( values+=expression ( ( COMMA | NEWLINE ) values+=expression )* )? CLOSE_BRACKET
    | OPEN_BRACE ( statements+=statement ( ( COMMA | NEWLINE ) statements+=statement )* )? CLOSE_BRACE
    | OPEN values+=expression CLOSE
    ;
