/**
 * Puppet 7's manifests, strictly LL(1): its expressions and, around them, what declares resources, classes, defined types and nodes.
 * For `// @inline` see PuppetExpressions.g4.
 */
parser grammar MuPuppetParser;

import PuppetExpressions;

options { tokenVocab = PuppetLexer; }

manifest : statements? EOF ;

/** A template: what is in its tags, with tokens for the text between them. */
epp : EPP_START? ( PIPE parameters=parameterList PIPE_CLOSE )? statements? EOF ;

/** An expression that may also assign, chain, declare and collect. */
assignment
    : ( AT | AT_AT | prefix | EPP_OUTPUT )* ( ( simpleValue | CLASS_RESOURCE | EPP_TEXT ) | constructs+=construct )
      ( suffixes+=suffix
      | tails+=tail
      | ( ( binaryOperator | assignmentOperator | chainingArrow ) | chosen+=choice )
        ( AT | AT_AT | prefix )* ( ( simpleValue | wordKey | CLASS_RESOURCE ) | constructs+=construct )
      )*
    ;

// @inline
assignmentOperator : ASSIGN | APPEND | DELETE ;

// @inline
chainingArrow : BEFORE | NOTIFY | AFTER | NOTIFIED ;

/** The body of a resource, of its defaults, an override or a collector; and the query of a collector. */
tail
    : BODY_OPEN ( resources+=resource ( SEMICOLON resources+=resource? )* | attributes | COMMA attributes? )? CLOSE_BRACE
    | COLLECT_OPEN query=expression? COLLECT_CLOSE
    | EXPORTED_OPEN query=expression? EXPORTED_CLOSE
    ;

resource : title=expression COLON COMMA? attributes? ;

// @inline
attributes : attributeOperation ( COMMA attributeOperation? )* ;

// @inline
attributeOperation
    : ( key | KEYWORD_KEY ) ( ARROW | PLUS_ARROW ) values+=expression
    | SPLAT_KEY ARROW values+=expression
    ;

definition : classDefinition | definedType | nodeDefinition | functionDefinition | typeAlias ;

// @inline
classDefinition
    : CLASS name=definedName parameterClause? ( INHERITS parent=( NAME | WORD | REFERENCE | DEFAULT ) )? body=block
    ;

// @inline
definedType : DEFINE name=definedName parameterClause? body=block ;

// @inline
nodeDefinition : NODE hosts+=host ( COMMA hosts+=host? )* ( INHERITS base=host )? body=block ;

// @inline
functionDefinition : FUNCTION name=definedName parameterClause? ( RIGHT_SHIFT result=type )? body=block ;

// @inline
typeAlias : TYPE alias=type ASSIGN ( target=type fields=typeFields? | literal=construct ) ;

// @inline
definedName : NAME | WORD | REFERENCE ;

// @inline
parameterClause : ( OPEN_PAREN | CALL_OPEN ) parameters=parameterList CLOSE_PAREN ;

host
    : ( NAME | NUMBER ) ( DOT ( NAME | NUMBER ) )*
    | STRING | PLAIN_STRING | WORD | REGEX | DEFAULT | HEREDOC
    | text=construct
    ;

/** The hash after `Object` or `TypeSet` in a type alias. */
typeFields : BODY_OPEN hashEntries? CLOSE_BRACE ;
