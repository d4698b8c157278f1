/**
 * The core language (appendix A of the paper, with the list of prototypes never empty), strictly LL(1).
 * A component takes two rules a level (statement, prototype), a vector too (basic, vector): the stack bears so many.
 */
parser grammar SmartFrogParser;

options { tokenVocab = SmartFrogLexer; }

file : statements+=statement* EOF ;

statement
    : target=reference
      ( constant=basic SEMICOLON
      | link=reference SEMICOLON
      | EXTENDS prototypes+=prototype ( COMMA prototypes+=prototype )*
      )
    | INCLUDE included=STRING SEMICOLON
    ;

prototype : name=reference | OPEN_BRACE statements+=statement* CLOSE_BRACE ;

reference : NAME ( COLON NAME )* ;

basic : TRUE | FALSE | NULL | NUMBER | STRING | DATA data=reference | list=vector ;

vector : OPEN_BRACKET ( items+=basic ( COMMA items+=basic )* )? CLOSE_BRACKET ;
