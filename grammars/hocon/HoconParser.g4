/** Members of an object, with or without its braces at the outside. */
parser grammar HoconParser;

options { tokenVocab = HoconLexer; }

file
    : NEWLINE* ( whole=object NEWLINE* | inside=members )? EOF
    ;

object
    : OPEN_BRACE NEWLINE* inside=members? CLOSE_BRACE
    ;

members
    : items+=member ( ( COMMA | NEWLINE ) items+=member? )*
    ;

member
    : key=path ( operator=( COLON | EQUALS | PLUS_EQUALS ) NEWLINE* content=value | direct=directValue )
    ;

path
    : parts+=( QUOTED | UNQUOTED )+
    ;

directValue
    : first=object others+=part*
    ;

value
    : parts+=part+
    ;

part
    : inside=object
    | list=array
    | text=( QUOTED | TRIPLE | UNQUOTED | SUBSTITUTION )
    ;

array
    : OPEN_BRACKET items+=value? ( ( COMMA | NEWLINE ) items+=value? )* CLOSE_BRACKET
    ;
