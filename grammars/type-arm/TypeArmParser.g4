/**
 * Puppet Types in the Puppet language (ARM-7), strictly LL(1): Puppet's expressions and, around them, definitions of types. The words
 * of a definition are only such in their places: packages/type-arm/src/lexer gives them their types. For `// @inline` see
 * PuppetExpressions.g4.
 */
parser grammar TypeArmParser;

import PuppetExpressions;

options { tokenVocab = PuppetLexer; }

program : ( SEMICOLON | statement )* EOF ;

/** An expression that may also assign, and give `new` its values in braces. */
assignment
    : prefix* ( simpleValue | constructs+=construct )
      ( suffixes+=suffix
      | tails+=tail
      | ( ( binaryOperator | assignmentOperator ) | chosen+=choice ) prefix* ( ( simpleValue | wordKey ) | constructs+=construct )
      )*
    ;

// @inline
assignmentOperator : ASSIGN | APPEND | DELETE ;

/** The values of `T.new { … }`, and its lambda. */
tail : BODY_OPEN ( field ( COMMA field? )* )? close=CLOSE_BRACE ( lambda=function )? ;

// @inline
field : ( ( key | KEYWORD_KEY ) | items+=assignment ) ARROW items+=assignment ;

/** A lambda that is a value. */
function : PIPE parameters=parameterList PIPE_CLOSE ( RIGHT_SHIFT result=type )? body=block ;

definition
    : TYPE name=definedName
      ( ASSIGN target=type
      | ( INHERITS parent=definedName )? BODY_OPEN ( SEMICOLON | members+=member )* CLOSE_BRACE
      )
    ;

// @inline
definedName : NAME | WORD | REFERENCE ;

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
    : ( key | KEYWORD_KEY ) ( ARROW | PLUS_ARROW ) ( body=block | lambda=function | value=expression )
    ;
