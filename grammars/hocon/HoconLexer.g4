/** HOCON, the superset of JSON that some data of Puppet is written in. Blanks between the parts of a value count, line ends separate. */
lexer grammar HoconLexer;

COMMENT : ( '#' | '//' ) ~[\r\n]* -> channel(HIDDEN) ;
NEWLINE : '\r'? '\n' ;
SPACE   : [ \t\u00a0\ufeff]+ -> skip ;

OPEN_BRACE    : '{' ;
CLOSE_BRACE   : '}' ;
OPEN_BRACKET  : '[' ;
CLOSE_BRACKET : ']' ;
COMMA         : ',' ;
COLON         : ':' ;
EQUALS        : '=' ;
PLUS_EQUALS   : '+=' ;

SUBSTITUTION : '${' ~[}\r\n]* '}' ;
TRIPLE       : '"""' ( '"'? '"'? ~'"' )* '"""' '"'* ;
QUOTED       : '"' ( ~["\\\r\n] | '\\' ~[\r\n] )* '"' ;
UNQUOTED     : ( ~[${}[\]:=,+#`^?!@*&\\"/ \t\u00a0\ufeff\r\n] | '/' ~[${}[\]:=,+#`^?!@*&\\"/ \t\u00a0\ufeff\r\n] )+ ;
SLASH        : '/' -> type(UNQUOTED) ;
