/** The words of SmartFrog. What is wrong in itself gets a token of its own (at the end), so that it can be explained. */
lexer grammar SmartFrogLexer;

TRUE    : 'true' ;
FALSE   : 'false' ;
NULL    : 'NULL' ;
DATA    : 'DATA' ;
EXTENDS : 'extends' ;
INCLUDE : '#include' ;

SEMICOLON     : ';' ;
COLON         : ':' ;
COMMA         : ',' ;
OPEN_BRACE    : '{' ;
CLOSE_BRACE   : '}' ;
OPEN_BRACKET  : '[' ;
CLOSE_BRACKET : ']' ;

NAME   : [A-Za-z_] [A-Za-z0-9_]* ;
NUMBER : '-'? DIGITS ( '.' DIGITS )? ( [eE] [+-]? DIGITS )? ;
STRING : '"' ( PLAIN | ESCAPE )* '"' ;

BLANK         : [ \t\r\n\f]+ -> skip ;
LINE_COMMENT  : '//' ~[\r\n]* -> channel(HIDDEN) ;
BLOCK_COMMENT : '/*' ( ~'*' | '*'+ ~[*/] )* '*'+ '/' -> channel(HIDDEN) ;

BAD_STRING       : '"' ( PLAIN | '\\' ~[\r\n] )* '"' ;
UNCLOSED_STRING  : '"' ( PLAIN | '\\' ~[\r\n] )* '\\'? ;
UNCLOSED_COMMENT : '/*' ( ~'*' | '*'+ ~[*/] )* '*'* ;
BAD_NUMBER       : [+-]? DIGITS ( [.A-Za-z0-9_] | [eE] [+-] )* | [+-]? '.' DIGITS [A-Za-z0-9_]* | [+-] [ \t]+ DIGITS ( '.' DIGITS )? ;
BAD_NAME         : [A-Za-z_$\u0080-\u{10FFFF}] [A-Za-z0-9_$\u0080-\u{10FFFF}]* ( [-.] [A-Za-z_$\u0080-\u{10FFFF}] [A-Za-z0-9_$\u0080-\u{10FFFF}]* )* ;
UNKNOWN          : . ;

fragment DIGITS : [0-9]+ ;
fragment PLAIN  : ~["\\\r\n] ;
fragment ESCAPE : '\\' ( ["'\\/bfnrt] | 'u' HEX HEX HEX HEX ) ;
fragment HEX    : [0-9A-Fa-f] ;
