/** Puppet 7's manifests, strictly LL(1): its expressions and, around them, what declares resources, classes, defined types and nodes. */
parser grammar MuPuppetParser;

import PuppetExpressions;

options { tokenVocab = PuppetLexer; }

manifest
    : ( ( assignments+=assignment | definitions+=definition )
        ( ( SEMICOLON | COMMA )? ( assignments+=assignment | definitions+=definition ) )* )?
      EOF
    ;

/** A template: what stands in its tags, with tokens for the text between them. */
epp
    : EPP_START? ( PIPE parameters=parameterList PIPE_CLOSE )?
      ( ( assignments+=assignment | definitions+=definition )
        ( ( SEMICOLON | COMMA )? ( assignments+=assignment | definitions+=definition ) )* )?
      EOF
    ;

/** An expression that may also assign, chain, declare and collect. */
assignment
    : ( AT | AT_AT | NOT | PREFIX_MINUS | SPLAT | EPP_OUTPUT )*
      ( ( VARIABLE | NAME | WORD | REFERENCE | NUMBER | STRING | PLAIN_STRING | REGEX | TRUE | FALSE | UNDEF | DEFAULT | HEREDOC | INTERPOLATED_NAME | CLASS_RESOURCE | EPP_TEXT )
      | constructs+=construct )
      ( suffixes+=suffix
      | tails+=tail
      | ( ( IN | MATCH | NO_MATCH | TIMES | DIVIDE | MODULO | PLUS | MINUS | LEFT_SHIFT | RIGHT_SHIFT | EQUAL | NOT_EQUAL | LESS | LESS_OR_EQUAL | GREATER | GREATER_OR_EQUAL | AND | OR | ASSIGN | APPEND | DELETE | BEFORE | NOTIFY | AFTER | NOTIFIED ) | chosen+=choice )
        ( AT | AT_AT | NOT | PREFIX_MINUS | SPLAT )*
        ( ( VARIABLE | NAME | WORD | REFERENCE | NUMBER | STRING | PLAIN_STRING | REGEX | TRUE | FALSE | UNDEF | DEFAULT | HEREDOC | INTERPOLATED_NAME | NAME_KEY | DEFAULT_KEY | UNDEF_KEY | CLASS_RESOURCE )
        | constructs+=construct )
      )*
    ;

/** The body of a resource, of its defaults, an override or a collector; and the query of a collector. */
tail
    : BODY_OPEN
      ( resources+=resource ( SEMICOLON resources+=resource? )*
      | ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY | KEYWORD_KEY ) ( ARROW | PLUS_ARROW ) values+=expression | SPLAT_KEY ARROW values+=expression )
        ( COMMA ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY | KEYWORD_KEY ) ( ARROW | PLUS_ARROW ) values+=expression | SPLAT_KEY ARROW values+=expression )? )*
      | COMMA ( ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY | KEYWORD_KEY ) ( ARROW | PLUS_ARROW ) values+=expression | SPLAT_KEY ARROW values+=expression )
        ( COMMA ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY | KEYWORD_KEY ) ( ARROW | PLUS_ARROW ) values+=expression | SPLAT_KEY ARROW values+=expression )? )* )?
      )?
      CLOSE_BRACE
    | COLLECT_OPEN query=expression? COLLECT_CLOSE
    | EXPORTED_OPEN query=expression? EXPORTED_CLOSE
    ;

resource
    : title=expression COLON COMMA?
      ( ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY | KEYWORD_KEY ) ( ARROW | PLUS_ARROW ) values+=expression | SPLAT_KEY ARROW values+=expression )
        ( COMMA ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY | KEYWORD_KEY ) ( ARROW | PLUS_ARROW ) values+=expression | SPLAT_KEY ARROW values+=expression )? )*
      )?
    ;

definition
    : CLASS name=( NAME | WORD | REFERENCE ) ( ( OPEN_PAREN | CALL_OPEN ) parameters=parameterList CLOSE_PAREN )?
      ( INHERITS parent=( NAME | WORD | REFERENCE | DEFAULT ) )? body=block
    | DEFINE name=( NAME | WORD | REFERENCE ) ( ( OPEN_PAREN | CALL_OPEN ) parameters=parameterList CLOSE_PAREN )? body=block
    | NODE hosts+=host ( COMMA hosts+=host? )* ( INHERITS base=host )? body=block
    | FUNCTION name=( NAME | WORD | REFERENCE ) ( ( OPEN_PAREN | CALL_OPEN ) parameters=parameterList CLOSE_PAREN )?
      ( RIGHT_SHIFT result=type )? body=block
    | TYPE alias=type ASSIGN ( target=type fields=typeFields? | literal=construct )
    ;

host
    : ( NAME | NUMBER ) ( DOT ( NAME | NUMBER ) )*
    | STRING | PLAIN_STRING | WORD | REGEX | DEFAULT | HEREDOC
    | text=construct
    ;

/** The hash behind `Object` or `TypeSet` in a type alias. */
typeFields
    : BODY_OPEN ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY | items+=assignment ) ARROW items+=assignment
        ( COMMA ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY | items+=assignment ) ARROW items+=assignment )? )* )? CLOSE_BRACE
    ;
