/**
 * The words of CF2 (appendix A of the manual, repaired). A hook after this lexer drops every NEWLINE that separates nothing
 * (packages/cf2/src/lexical/newlines.ts). What is wrong in itself gets a token of its own (at the end), so that it can be explained.
 */
lexer grammar Cf2Lexer;

IF      : 'if' ;
THEN    : 'then' ;
ELSE    : 'else' ;
IMPORT  : 'import' ;
DEF     : 'def' ;
PRIVATE : 'private' ;
TRUE    : 'true' ;
FALSE   : 'false' ;

ASSIGN        : '=>' ;
MERGE         : '~>' ;
TILDE         : '~' ;
EQUALS        : '=' ;
COMMA         : ',' ;
DOT           : '.' ;
DOLLAR        : '$' ;
UNDEFINED     : '?' ;
OPEN          : '(' ;
CLOSE         : ')' ;
OPEN_BRACE    : '{' ;
CLOSE_BRACE   : '}' ;
OPEN_BRACKET  : '[' ;
CLOSE_BRACKET : ']' ;

OR            : '||' ;
AND           : '&&' ;
LESS          : '<' ;
LESS_EQUAL    : '<=' ;
EQUAL         : '==' ;
NOT_EQUAL     : '!=' ;
GREATER_EQUAL : '>=' ;
GREATER       : '>' ;
CONCAT        : '++' ;
PLUS          : '+' ;
MINUS         : '-' ;
STAR          : '*' ;
SLASH         : '/' ;
NOT           : '!' ;

NAME   : LETTER LETTER_OR_DIGIT* ;
NUMBER : DIGITS ( '.' DIGITS )? ;
STRING : '\'' ( PLAIN | ESCAPE )* '\'' ;

NEWLINE : [\r\n] [ \t\f\r\n]* ;
BLANK   : [ \t\f]+ -> skip ;
COMMENT : '//' ~[\r\n]* -> channel(HIDDEN) ;

BAD_NAME        : DIGITS LETTER LETTER_OR_DIGIT* ;
UNCLOSED_STRING : '\'' ( PLAIN | ESCAPE )* '\\'? ;
UNKNOWN         : . ;

fragment DIGITS          : [0-9]+ ;
fragment LETTER          : [a-zA-Z_\u0080-\u{FFFFF}] ;
fragment LETTER_OR_DIGIT : [a-zA-Z0-9_\u0080-\u{FFFFF}] ;
fragment PLAIN           : ~['\\\r\n] ;
fragment ESCAPE          : '\\' ( '\r\n' | . ) ;
