/**
 * Puppet Types in the Puppet language (ARM-7), strictly LL(1): Puppet's expressions and, around them, definitions of types. The words
 * of a definition are only such in their places: packages/type-arm/src/lexer gives them their types.
 */
parser grammar TypeArmParser;

import PuppetExpressions;

options { tokenVocab = PuppetLexer; }

program
    : ( SEMICOLON | assignments+=assignment | definitions+=definition )* EOF
    ;

/** An expression that may also assign, and give `new` its values in braces. */
assignment
    : ( NOT | PREFIX_MINUS | SPLAT )*
      ( ( VARIABLE | NAME | WORD | REFERENCE | NUMBER | STRING | PLAIN_STRING | REGEX | TRUE | FALSE | UNDEF | DEFAULT | HEREDOC | INTERPOLATED_NAME )
      | constructs+=construct )
      ( suffixes+=suffix
      | tails+=tail
      | ( ( IN | MATCH | NO_MATCH | TIMES | DIVIDE | MODULO | PLUS | MINUS | LEFT_SHIFT | RIGHT_SHIFT | EQUAL | NOT_EQUAL | LESS | LESS_OR_EQUAL | GREATER | GREATER_OR_EQUAL | AND | OR | ASSIGN | APPEND | DELETE ) | chosen+=choice )
        ( NOT | PREFIX_MINUS | SPLAT )*
        ( ( VARIABLE | NAME | WORD | REFERENCE | NUMBER | STRING | PLAIN_STRING | REGEX | TRUE | FALSE | UNDEF | DEFAULT | HEREDOC | INTERPOLATED_NAME | NAME_KEY | DEFAULT_KEY | UNDEF_KEY )
        | constructs+=construct )
      )*
    ;

/** The values of `T.new { … }`, and its lambda. */
tail
    : BODY_OPEN ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY | KEYWORD_KEY | items+=assignment ) ARROW items+=assignment
        ( COMMA ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY | KEYWORD_KEY | items+=assignment ) ARROW items+=assignment )? )* )? close=CLOSE_BRACE
      ( lambda=function )?
    ;

/** A lambda where it stands as a value. */
function : PIPE parameters=parameterList PIPE_CLOSE ( RIGHT_SHIFT result=type )? body=block ;

definition
    : TYPE name=( NAME | WORD | REFERENCE )
      ( ASSIGN target=type
      | ( INHERITS parent=( NAME | WORD | REFERENCE ) )? BODY_OPEN ( SEMICOLON | members+=member )* CLOSE_BRACE
      )
    ;

member
    : ( ATTR | HAS ) name=FEATURE ( COMMA expected=valueType )? ( BODY_OPEN COLON? settings+=setting ( COMMA settings+=setting? )* CLOSE_BRACE )?
    | INVARIANT ( title=( STRING | PLAIN_STRING ) | text=construct )? ( body=block | lambda=function )
    | ABSTRACT
    ;

valueType
    : ENUM ( INDEX_OPEN | OPEN_BRACKET ) names+=enumName ( COMMA names+=enumName? )* CLOSE_BRACKET
    | named=type
    | word=( NAME | WORD )
    ;

/** Anything, so that what is no name is told in words. */
enumName : NAME | WORD | REFERENCE | STRING | PLAIN_STRING | NUMBER | TRUE | FALSE | UNDEF | DEFAULT ;

setting
    : ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY | KEYWORD_KEY ) ( ARROW | PLUS_ARROW ) ( body=block | lambda=function | value=expression )
    ;
