/**
 * The words of Puppet. What a sign means often depends on what comes before or after it; a hook
 * (packages/puppet-core/src/lexer) then gives the token another type: one of those in `tokens`. What is wrong in itself has
 * a token of its own, so that it can be explained.
 */
lexer grammar PuppetLexer;

tokens {
    INDEX_OPEN,         /* `[` directly behind an operand */
    CALL_OPEN,          /* `(` after an operand on the same line */
    BODY_OPEN,          /* `{` after an operand, `:`, `else` or `|`: no hash begins here */
    PREFIX_MINUS,       /* `-` where no operand comes before it */
    SPLAT,              /* `*` likewise */
    SPLAT_KEY,          /* `*` before `=>` */
    REGEX,              /* from `/` to `/`, where no operand comes before it */
    PIPE_CLOSE,         /* every second `|` */
    SELECT_LIST,        /* `?` before `{` */
    NAME_KEY,           /* a name before `=>` or `+>` */
    DEFAULT_KEY,        /* `default` likewise */
    UNDEF_KEY,          /* `undef` */
    TYPE_KEY,           /* `type` and `function` */
    KEYWORD_KEY,        /* any other keyword */
    CLASS_RESOURCE,     /* `class` before `{` */
    INTERPOLATED_NAME,  /* the word after `${` that names a variable */
    HEREDOC_OPEN,       /* the tag of a heredoc with interpolation; its text follows at once */
    HEREDOC_CLOSE,

    /* in templates, from the beginning or the end of a tag up to the next one */
    EPP_START,          /* the text before the first tag */
    EPP_TEXT,           /* a text that is put out */
    EPP_OUTPUT,         /* a text and after it `<%=` */

    /* words of type-arm, in the places where they are such */
    FEATURE,            /* the name of an attribute or reference, whatever word it is */
    HAS,
    INVARIANT,
    ABSTRACT,
    ENUM
}

AND      : 'and' ;
ATTR     : 'attr' ;
CASE     : 'case' ;
CLASS    : 'class' ;
DEFAULT  : 'default' ;
DEFINE   : 'define' ;
ELSE     : 'else' ;
ELSIF    : 'elsif' ;
FALSE    : 'false' ;
FUNCTION : 'function' ;
IF       : 'if' ;
IN       : 'in' ;
INHERITS : 'inherits' ;
NODE     : 'node' ;
OR       : 'or' ;
PRIVATE  : 'private' ;
TRUE     : 'true' ;
TYPE     : 'type' ;
UNDEF    : 'undef' ;
UNLESS   : 'unless' ;

NAME      : '::'? NAME_PART ( '::' NAME_PART )* ;
WORD      : '::'? WORD_PART ( '::' WORD_PART )* ;
REFERENCE : '::'? REFERENCE_PART ( '::' REFERENCE_PART )* ;
VARIABLE  : '$' VARIABLE_NAME ;
NUMBER    : '0' [xX] [0-9A-Fa-f]+ | '0' [0-7]+ | ( '0' | [1-9] [0-9]* ) ( '.' [0-9]+ )? ( [eE] '-'? [0-9]+ )? ;

// Of three quotes in a row Puppet takes the middle one for the text.
STRING       : '\'' ( ~['\\] | '\\' . )* '\'' | '\'\'\'' ;
PLAIN_STRING : '"' ( ~["\\$] | '\\' . )* '"' | '"""' ;
STRING_OPEN  : '"' -> pushMode(DOUBLE_QUOTED) ;
HEREDOC      : '@(' ~[)]* ')' ;

OPEN_BRACE    : '{' -> pushMode(DEFAULT_MODE) ;
CLOSE_BRACE   : '}' -> popMode ;
OPEN_BRACKET  : '[' ;
CLOSE_BRACKET : ']' ;
OPEN_PAREN    : '(' ;
CLOSE_PAREN   : ')' ;

DOT       : '.' ;
COMMA     : ',' ;
SEMICOLON : ';' ;
COLON     : ':' ;
PIPE      : '|' ;
AT        : '@' ;
AT_AT     : '@@' ;
SELECT    : '?' ;

ASSIGN : '=' ;
APPEND : '+=' ;
DELETE : '-=' ;
ARROW  : '=>' ;
PLUS_ARROW : '+>' ;

EQUAL            : '==' ;
NOT_EQUAL        : '!=' ;
MATCH            : '=~' ;
NO_MATCH         : '!~' ;
LESS             : '<' ;
LESS_OR_EQUAL    : '<=' ;
GREATER          : '>' ;
GREATER_OR_EQUAL : '>=' ;
NOT              : '!' ;
PLUS             : '+' ;
MINUS            : '-' ;
TIMES            : '*' ;
DIVIDE           : '/' ;
MODULO           : '%' ;
LEFT_SHIFT       : '<<' ;
RIGHT_SHIFT      : '>>' ;

COLLECT_OPEN   : '<|' ;
COLLECT_CLOSE  : '|>' ;
EXPORTED_OPEN  : '<<|' ;
EXPORTED_CLOSE : '|>>' ;

BEFORE        : '->' ;
NOTIFY        : '~>' ;
AFTER         : '<-' ;
NOTIFIED      : '<~' ;

BLANK         : [ \t\r\n\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+ -> skip ;
LINE_COMMENT  : '#' ~[\r\n]* -> channel(HIDDEN) ;
BLOCK_COMMENT : '/*' ( ~'*' | '*'+ ~[*/] )* '*'+ '/' -> channel(HIDDEN) ;

UNCLOSED_STRING  : '\'' ( ~['\\] | '\\' . )* '\\'? ;
UNCLOSED_COMMENT : '/*' ( ~'*' | '*'+ ~[*/] )* '*'* ;
UNCLOSED_HEREDOC : '@(' ~[)]* ;
BAD_NUMBER       : [0-9] [0-9A-Za-z_]* ( '.' [0-9] [0-9A-Za-z_]* )? ;
BAD_REFERENCE    : '::'? REFERENCE_PART ( '::' REFERENCE_PART )* '::' [0-9A-Za-z_]* ;
BAD_NAME         : '::' ;
BAD_VARIABLE     : '$' ;
UNKNOWN          : . ;

fragment LETTER         : [0-9A-Za-z_] ;
fragment NAME_PART      : [a-z] LETTER* ;
fragment WORD_PART      : [a-z_] ( [0-9A-Za-z_-]* LETTER )? ;
fragment REFERENCE_PART : [A-Z] LETTER* ;
fragment VARIABLE_NAME  : '::'? ( LETTER+ '::' )* LETTER+ ;

mode DOUBLE_QUOTED;

STRING_TEXT        : ( ~["\\$] | '\\' . )+ ;
STRING_VARIABLE    : '$' VARIABLE_NAME ;
INTERPOLATION_OPEN : '${' -> pushMode(DEFAULT_MODE) ;
STRING_CLOSE       : '"' -> popMode ;
LONE_SIGN          : [$\\] -> type(STRING_TEXT) ;

/** The text of a heredoc in which `\$` isn't an escape. */
mode HEREDOC_TEXT;

HEREDOC_PART          : ~[$]+ -> type(STRING_TEXT) ;
HEREDOC_VARIABLE      : '$' VARIABLE_NAME -> type(STRING_VARIABLE) ;
HEREDOC_INTERPOLATION : '${' -> type(INTERPOLATION_OPEN), pushMode(DEFAULT_MODE) ;
HEREDOC_SIGN          : '$' -> type(STRING_TEXT) ;

/** The text of a heredoc in which it is one. */
mode HEREDOC_ESCAPED_TEXT;

ESCAPED_PART          : ( ~[\\$] | '\\' . )+ -> type(STRING_TEXT) ;
ESCAPED_VARIABLE      : '$' VARIABLE_NAME -> type(STRING_VARIABLE) ;
ESCAPED_INTERPOLATION : '${' -> type(INTERPOLATION_OPEN), pushMode(DEFAULT_MODE) ;
ESCAPED_SIGN          : [$\\] -> type(STRING_TEXT) ;
