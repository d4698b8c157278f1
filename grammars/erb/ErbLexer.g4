/**
 * Text with Ruby between `<%` and `%>`. What a word or sign of Ruby means often depends on what stands before or behind it; a hook
 * (packages/mupuppet/src/templates/erb/syntax) then gives the token another type: one of those in `tokens`.
 */
lexer grammar ErbLexer;

tokens {
    SEPARATOR,          /* what ends a statement: `;`, the end of a line, of a tag, `then` */
    OUTPUT_CLOSE,       /* `%>` behind `<%=` */
    COMMAND,            /* a method's name with arguments behind it and no parentheses */
    COMMAND_DOT,        /* `.` before such a name */
    COMMAND_SAFE_DOT,   /* `&.` before such a name */
    COMMAND_COMMA,      /* `,` between such arguments */
    COMMAND_ARROW,      /* `=>` in such an argument */
    COMMAND_LABEL,      /* `name:` in such an argument */
    LABEL,              /* `name:` elsewhere */
    INDEX_OPEN,         /* `[` directly behind an operand */
    CALL_OPEN,          /* `(` directly behind a name */
    BLOCK_OPEN,         /* `{` that opens a block */
    PARAMETERS_OPEN,    /* `|` before the parameters of a block */
    PARAMETERS_CLOSE,   /* and behind them */
    COMMAND_DO,         /* `do` behind such arguments */
    PREFIX_MINUS,       /* `-` where no operand stands before it */
    SPLAT,              /* `*` likewise */
    DOUBLE_SPLAT,       /* `**` likewise */
    BLOCK_PASS,         /* `&` likewise */
    TOP_SCOPE,          /* `::` likewise */
    IF_BEHIND,          /* `if` behind a statement */
    UNLESS_BEHIND,
    WHILE_BEHIND,
    UNTIL_BEHIND,
    RESCUE_BEHIND,
    JUMP,               /* `next`, `break`, `return` without a value */
    JUMP_WITH,          /* and with one */
    DEFINED,            /* `defined?` */
    REGEX_OPEN,         /* a regular expression; its text follows at once */
    REGEX_CLOSE,
    LITERAL_OPEN,       /* `%(…)`, `%q(…)`, `%w(…)`, …; its text follows at once */
    LITERAL_CLOSE,
    CHARACTER,          /* `?a` */
    REFUSED             /* a word of Ruby that is not interpreted */
}

TEXT        : ( ~'<' | '<'+ ~[<%] | '<'* '<%%' )+ ;
LONE_SIGN   : '<' -> type(TEXT) ;
TAG_COMMENT : '<%#' ( ~'%' | '%'+ ~[%>] )* '%'+ '>' -> channel(HIDDEN) ;
OUTPUT_OPEN : '<%=' -> mode(RUBY) ;
CODE_OPEN   : '<%' '-'? -> mode(RUBY) ;

mode RUBY;

CODE_CLOSE : '-'? '%>' -> mode(DEFAULT_MODE) ;

ALIAS  : 'alias' ;
AND    : 'and' ;
BEGIN  : 'begin' ;
BREAK  : 'break' ;
CASE   : 'case' ;
CLASS  : 'class' ;
DEF    : 'def' ;
DO     : 'do' ;
ELSE   : 'else' ;
ELSIF  : 'elsif' ;
END    : 'end' ;
ENSURE : 'ensure' ;
FALSE  : 'false' ;
FOR    : 'for' ;
IF     : 'if' ;
IN     : 'in' ;
MODULE : 'module' ;
NEXT   : 'next' ;
NIL    : 'nil' ;
NOT    : 'not' ;
OR     : 'or' ;
REDO   : 'redo' ;
RESCUE : 'rescue' ;
RETRY  : 'retry' ;
RETURN : 'return' ;
SELF   : 'self' ;
SUPER  : 'super' ;
THEN   : 'then' ;
TRUE   : 'true' ;
UNDEF  : 'undef' ;
UNLESS : 'unless' ;
UNTIL  : 'until' ;
WHEN   : 'when' ;
WHILE  : 'while' ;
YIELD  : 'yield' ;

NAME      : [a-z_\u0080-\u{10FFFF}] LETTER* ;
CONSTANT  : [A-Z] LETTER* ;
INSTANCE  : '@' LETTER+ ;
SHARED    : '@@' LETTER+ ;
GLOBAL    : '$' ( LETTER+ | [~&`'+!@;,/\\.<>_*$?:"] ) ;
FLOAT     : DIGITS ( '.' DIGITS ( [eE] [+-]? DIGITS )? | [eE] [+-]? DIGITS ) ;
INTEGER   : '0' [xX] [0-9A-Fa-f_]+ | '0' [bB] [01_]+ | '0' [oO] [0-7_]+ | DIGITS ;
SYMBOL    : ':' ( [a-zA-Z_] LETTER* | '"' ( ~["\\#] | '\\' . )* '"' | '\'' ( ~['\\] | '\\' . )* '\'' | '[]' '='? | '<=>' | '==' '='? | '<<' | '+' | '-' | '*' | '<' '='? | '>' '='? ) ;

STRING       : '\'' ( ~['\\] | '\\' . )* '\'' ;
PLAIN_STRING : '"' ( ~["\\#] | '\\' . | '#'+ ~["\\#{] | '#'+ '\\' . )* '#'* '"' ;
STRING_OPEN  : '"' -> pushMode(DOUBLE_QUOTED) ;
SHELL        : '`' ( ~[`\\] | '\\' . )* '`' ;

OPEN_BRACE    : '{' -> pushMode(RUBY) ;
CLOSE_BRACE   : '}' -> popMode ;
OPEN_BRACKET  : '[' ;
CLOSE_BRACKET : ']' ;
OPEN_PAREN    : '(' ;
CLOSE_PAREN   : ')' ;

DOT       : '.' ;
SAFE_DOT  : '&.' ;
SCOPE     : '::' ;
COMMA     : ',' ;
SEMICOLON : ';' ;
COLON     : ':' ;
QUESTION  : '?' ;
ARROW     : '=>' ;
LAMBDA    : '->' ;

ASSIGN          : '=' ;
OPERATE_ASSIGN  : ( '+' | '-' | '*' | '/' | '%' | '**' | '|' | '&' | '^' | '<<' | '>>' | '||' | '&&' ) '=' ;
RANGE           : '..' ;
RANGE_EXCLUSIVE : '...' ;

OR_ELSE          : '||' ;
AND_ALSO         : '&&' ;
EQUAL            : '==' ;
CASE_EQUAL       : '===' ;
NOT_EQUAL        : '!=' ;
MATCH            : '=~' ;
NO_MATCH         : '!~' ;
COMPARE          : '<=>' ;
LESS             : '<' ;
LESS_OR_EQUAL    : '<=' ;
GREATER          : '>' ;
GREATER_OR_EQUAL : '>=' ;
PIPE             : '|' ;
CARET            : '^' ;
AMPERSAND        : '&' ;
LEFT_SHIFT       : '<<' ;
RIGHT_SHIFT      : '>>' ;
PLUS             : '+' ;
MINUS            : '-' ;
TIMES            : '*' ;
DIVIDE           : '/' ;
MODULO           : '%' ;
POWER            : '**' ;
NEGATE           : '!' ;
COMPLEMENT       : '~' ;

LINE_END  : '\r'? '\n' ;
BLANK     : ( [ \t\f] | '\\' '\r'? '\n' )+ -> skip ;
COMMENT   : '#' ( ~[\r\n%] | '%'+ ~[\r\n%>] )* -> channel(HIDDEN) ;
UNCLOSED_STRING : '\'' ( ~['\\] | '\\' . )* ;
UNKNOWN   : . ;

fragment LETTER : [0-9A-Za-z_\u0080-\u{10FFFF}] ;
fragment DIGITS : [0-9] ( '_'? [0-9] )* ;

mode DOUBLE_QUOTED;

STRING_TEXT        : ( ~["\\#] | '\\' . | '#'+ ~["\\#{] )+ ;
INTERPOLATION_OPEN : '#{' -> pushMode(RUBY) ;
STRING_CLOSE       : '"' -> popMode ;
STRING_SIGN        : [#\\] -> type(STRING_TEXT) ;

/** The text of a regular expression or of a literal with `%`. */
mode LITERAL_TEXT;

LITERAL_PART          : ( ~[\\#] | '\\' . | '#'+ ~[\\#{] )+ -> type(STRING_TEXT) ;
LITERAL_INTERPOLATION : '#{' -> type(INTERPOLATION_OPEN), pushMode(RUBY) ;
LITERAL_SIGN          : [#\\] -> type(STRING_TEXT) ;

/** The text of a literal without interpolation. */
mode LITERAL_WORDS;

LITERAL_WORD : ~[\u{10FFFF}]+ -> type(STRING_TEXT) ;
