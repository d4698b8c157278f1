/**
 * Puppet's expressions, strictly LL(1). An expression is a flat row of operands and operators: the builder of
 * packages/puppet-core knows which binds tighter. A grammar that imports this one adds two rules: `assignment` (what may stand
 * as a statement, in brackets and as an argument) and `definition`.
 */
parser grammar PuppetExpressions;

options { tokenVocab = PuppetLexer; }

expression
    : ( NOT | PREFIX_MINUS | SPLAT )*
      ( ( VARIABLE | NAME | WORD | REFERENCE | NUMBER | STRING | PLAIN_STRING | REGEX | TRUE | FALSE | UNDEF | DEFAULT | HEREDOC | INTERPOLATED_NAME )
      | constructs+=construct )
      ( suffixes+=suffix
      | ( ( IN | MATCH | NO_MATCH | TIMES | DIVIDE | MODULO | PLUS | MINUS | LEFT_SHIFT | RIGHT_SHIFT | EQUAL | NOT_EQUAL | LESS | LESS_OR_EQUAL | GREATER | GREATER_OR_EQUAL | AND | OR ) | chosen+=choice )
        ( NOT | PREFIX_MINUS | SPLAT )*
        ( ( VARIABLE | NAME | WORD | REFERENCE | NUMBER | STRING | PLAIN_STRING | REGEX | TRUE | FALSE | UNDEF | DEFAULT | HEREDOC | INTERPOLATED_NAME | NAME_KEY | DEFAULT_KEY | UNDEF_KEY )
        | constructs+=construct )
      )*
    ;

/** An operand that holds others. The bodies of `if` and of lambdas are written out, so that each level takes two rules. */
construct
    : OPEN_BRACKET ( ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY ) ARROW items+=assignment | items+=assignment ( ARROW items+=assignment )? )
        ( COMMA ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY ) ARROW items+=assignment | items+=assignment ( ARROW items+=assignment )? )? )* )? CLOSE_BRACKET
    | OPEN_BRACE ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY | items+=assignment ) ARROW items+=assignment
        ( COMMA ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY | items+=assignment ) ARROW items+=assignment )? )* )? CLOSE_BRACE
    | OPEN_PAREN items+=assignment CLOSE_PAREN
    | STRING_OPEN ( STRING_TEXT | STRING_VARIABLE | INTERPOLATION_OPEN items+=assignment CLOSE_BRACE )* STRING_CLOSE
    | HEREDOC_OPEN ( STRING_TEXT | STRING_VARIABLE | INTERPOLATION_OPEN items+=assignment CLOSE_BRACE )* HEREDOC_CLOSE
    | IF tests+=expression BODY_OPEN ( ( items+=assignment | definitions+=definition ) ( ( SEMICOLON | COMMA )? ( items+=assignment | definitions+=definition ) )* )? CLOSE_BRACE
      ( ELSIF tests+=expression BODY_OPEN ( ( items+=assignment | definitions+=definition ) ( ( SEMICOLON | COMMA )? ( items+=assignment | definitions+=definition ) )* )? CLOSE_BRACE )*
      ( ELSE BODY_OPEN ( ( items+=assignment | definitions+=definition ) ( ( SEMICOLON | COMMA )? ( items+=assignment | definitions+=definition ) )* )? CLOSE_BRACE )?
    | UNLESS tests+=expression BODY_OPEN ( ( items+=assignment | definitions+=definition ) ( ( SEMICOLON | COMMA )? ( items+=assignment | definitions+=definition ) )* )? CLOSE_BRACE
      ( ELSE BODY_OPEN ( ( items+=assignment | definitions+=definition ) ( ( SEMICOLON | COMMA )? ( items+=assignment | definitions+=definition ) )* )? CLOSE_BRACE )?
    | CASE tests+=expression BODY_OPEN options+=caseOption+ CLOSE_BRACE
    ;

caseOption : values+=expression ( COMMA values+=expression )* COLON body=block ;

/** What may follow an operand and bind to it. */
suffix
    : INDEX_OPEN ( ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY ) ARROW cells+=expression | cells+=expression ( ARROW cells+=expression )? )
        ( COMMA ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY ) ARROW cells+=expression | cells+=expression ( ARROW cells+=expression )? )? )* )? CLOSE_BRACKET
    | CALL_OPEN ( ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY ) ARROW items+=assignment | items+=assignment ( ARROW items+=assignment )? )
        ( COMMA ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY ) ARROW items+=assignment | items+=assignment ( ARROW items+=assignment )? )? )* )? close=CLOSE_PAREN
      ( PIPE parameters=parameterList PIPE_CLOSE ( RIGHT_SHIFT result=type )?
        open=BODY_OPEN ( ( statements+=assignment | definitions+=definition ) ( ( SEMICOLON | COMMA )? ( statements+=assignment | definitions+=definition ) )* )? CLOSE_BRACE )?
    | DOT method=( NAME | NAME_KEY ) ( PIPE parameters=parameterList PIPE_CLOSE ( RIGHT_SHIFT result=type )?
        open=BODY_OPEN ( ( statements+=assignment | definitions+=definition ) ( ( SEMICOLON | COMMA )? ( statements+=assignment | definitions+=definition ) )* )? CLOSE_BRACE )?
    | SELECT_LIST BODY_OPEN ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | cells+=expression ) ARROW cells+=expression
        ( COMMA ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | cells+=expression ) ARROW cells+=expression )? )* CLOSE_BRACE
    ;

/** A selector without braces; its value is all that follows. */
choice : SELECT ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | match=expression ) ARROW ;

block
    : BODY_OPEN
      ( ( assignments+=assignment | definitions+=definition )
        ( ( SEMICOLON | COMMA )? ( assignments+=assignment | definitions+=definition ) )* )?
      CLOSE_BRACE
    ;

parameterList : ( parameters+=parameter ( COMMA parameters+=parameter? )* )? ;

parameter : expected=type? ( SPLAT | TIMES )? name=VARIABLE ( ASSIGN initial=expression )? ;

type
    : REFERENCE
      ( INDEX_OPEN ( ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY ) ARROW cells+=expression | cells+=expression ( ARROW cells+=expression )? )
        ( COMMA ( ( NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY ) ARROW cells+=expression | cells+=expression ( ARROW cells+=expression )? )? )* )? CLOSE_BRACKET )?
    ;
