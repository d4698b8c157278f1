/**
 * The Ruby of templates, strictly LL(1). An expression is a flat row of operands and operators, modifiers (`… if x`) among them: the
 * builder knows which binds tighter. Arguments without parentheses (`join ', '`) belong to that row too.
 */
parser grammar ErbParser;

options { tokenVocab = ErbLexer; }

template : content=body EOF ;

body : items+=expression? ( ( SEPARATOR | TEXT | outputs+=output ) items+=expression? )* ;

output : OUTPUT_OPEN content=body OUTPUT_CLOSE ;

expression
    : ( NEGATE | NOT | PREFIX_MINUS | COMPLEMENT | SPLAT | DOUBLE_SPLAT | BLOCK_PASS | DEFINED | TOP_SCOPE | JUMP_WITH | COMMAND | COMMAND_LABEL )*
      ( ( NAME | CONSTANT | INSTANCE | GLOBAL | SHARED | FLOAT | INTEGER | SYMBOL | STRING | PLAIN_STRING | CHARACTER | SHELL | NIL | TRUE | FALSE | SELF | JUMP | YIELD )
      | constructs+=construct )
      ( suffixes+=suffix
      | ( OR_ELSE | AND_ALSO | EQUAL | CASE_EQUAL | NOT_EQUAL | MATCH | NO_MATCH | COMPARE | LESS | LESS_OR_EQUAL | GREATER | GREATER_OR_EQUAL | PIPE | CARET | AMPERSAND | LEFT_SHIFT | RIGHT_SHIFT | PLUS | MINUS | TIMES | DIVIDE | MODULO | POWER | RANGE | RANGE_EXCLUSIVE | ASSIGN | OPERATE_ASSIGN | QUESTION | COLON | AND | OR | IF_BEHIND | UNLESS_BEHIND | WHILE_BEHIND | UNTIL_BEHIND | RESCUE_BEHIND | COMMAND_DOT | COMMAND_SAFE_DOT | COMMAND_COMMA | COMMAND_ARROW )
        ( NEGATE | NOT | PREFIX_MINUS | COMPLEMENT | SPLAT | DOUBLE_SPLAT | BLOCK_PASS | DEFINED | TOP_SCOPE | JUMP_WITH | COMMAND | COMMAND_LABEL )*
        ( ( NAME | CONSTANT | INSTANCE | GLOBAL | SHARED | FLOAT | INTEGER | SYMBOL | STRING | PLAIN_STRING | CHARACTER | SHELL | NIL | TRUE | FALSE | SELF | JUMP | YIELD )
        | constructs+=construct )
      )*
    ;

/** An operand that holds others. */
construct
    : OPEN_BRACKET list=arguments? CLOSE_BRACKET
    | OPEN_BRACE list=arguments? CLOSE_BRACE
    | OPEN_PAREN bodies+=body CLOSE_PAREN
    | STRING_OPEN ( STRING_TEXT | INTERPOLATION_OPEN bodies+=body CLOSE_BRACE )* STRING_CLOSE
    | LITERAL_OPEN ( STRING_TEXT | INTERPOLATION_OPEN bodies+=body CLOSE_BRACE )* LITERAL_CLOSE
    | REGEX_OPEN ( STRING_TEXT | INTERPOLATION_OPEN bodies+=body CLOSE_BRACE )* REGEX_CLOSE
    | IF tests+=expression SEPARATOR bodies+=body ( ELSIF tests+=expression SEPARATOR bodies+=body )* ( ELSE bodies+=body )? END
    | UNLESS tests+=expression SEPARATOR bodies+=body ( ELSE bodies+=body )? END
    | CASE tests+=expression? SEPARATOR* options+=whenOption+ ( ELSE bodies+=body )? END
    | ( WHILE | UNTIL ) tests+=expression SEPARATOR bodies+=body END
    | FOR variables=parameters IN tests+=expression SEPARATOR bodies+=body END
    | BEGIN bodies+=body rescues+=rescueOption* ( ELSE bodies+=body )? ( always=ENSURE bodies+=body )? END
    | DEF defined=NAME ( ( OPEN_PAREN | CALL_OPEN ) variables=parameters? CLOSE_PAREN bodies+=body | SEPARATOR bodies+=body ) rescues+=rescueOption* END
    | LAMBDA ( ( OPEN_PAREN | CALL_OPEN ) variables=parameters? CLOSE_PAREN )? ( BLOCK_OPEN bodies+=body CLOSE_BRACE | DO bodies+=body END )
    ;

whenOption : WHEN list=arguments SEPARATOR content=body ;

rescueOption : RESCUE ( ARROW name=NAME | classes=arguments )? SEPARATOR content=body ;

/** What may follow an operand and bind to it. */
suffix
    : ( DOT | SAFE_DOT ) ( NAME | CONSTANT )
    | SCOPE ( CONSTANT | NAME )
    | INDEX_OPEN list=arguments? CLOSE_BRACKET
    | CALL_OPEN list=arguments? CLOSE_PAREN
    | BLOCK_OPEN ( PARAMETERS_OPEN variables=parameters? PARAMETERS_CLOSE )? content=body CLOSE_BRACE
    | ( DO | COMMAND_DO ) ( PARAMETERS_OPEN variables=parameters? PARAMETERS_CLOSE )? content=body END
    ;

arguments : ( items+=argument ) ( COMMA items+=argument? )* ;

argument
    : LABEL value=expression
    | key=expression ( ARROW value=expression )?
    ;

parameters : items+=parameter ( COMMA items+=parameter? )* ;

parameter
    : NAME ( ASSIGN initial=expression )?
    | ( SPLAT | DOUBLE_SPLAT | BLOCK_PASS ) NAME?
    | OPEN_PAREN parts=parameters CLOSE_PAREN
    ;
