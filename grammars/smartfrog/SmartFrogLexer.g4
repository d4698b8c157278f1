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
BAD_NAME         : ODD_LETTER ODD_LETTER_OR_DIGIT* ( [-.] ODD_LETTER ODD_LETTER_OR_DIGIT* )* ;
UNKNOWN          : . ;

fragment DIGITS : [0-9]+ ;
fragment PLAIN  : ~["\\\r\n] ;
fragment ESCAPE : '\\' ( ["'\\/bfnrt] | 'u' HEX HEX HEX HEX ) ;
fragment HEX    : [0-9A-Fa-f] ;

// Letters of other scripts, roughly: they are never right, but read better as one name than as unknown characters.
fragment ODD_LETTER          : [A-Za-z_$\u00C0-\u1FFF\u2C00-\u2DFF\u3005-\uD7FF\uF900-\uFDCF\uFDF0-\uFDFF\u{10000}-\u{1EFFF}\u{20000}-\u{3FFFF}] ;
fragment ODD_LETTER_OR_DIGIT : ODD_LETTER | [0-9] ;
