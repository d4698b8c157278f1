/**
 * Puppet's expressions, strictly LL(1). An expression is a flat row of operands and operators: the builder of
 * packages/puppet-core knows which binds tighter. A grammar that imports this one adds two rules: `assignment` (an expression as a
 * statement, in brackets and as an argument) and `definition`.
 *
 * A rule below `// @inline` takes no call: `npm run grammars` puts its body where it is used.
 */
parser grammar PuppetExpressions;

options { tokenVocab = PuppetLexer; }

expression
    : prefix* ( simpleValue | constructs+=construct )
      ( suffixes+=suffix | ( binaryOperator | chosen+=choice ) prefix* ( ( simpleValue | wordKey ) | constructs+=construct ) )*
    ;

// @inline
prefix : NOT | PREFIX_MINUS | SPLAT ;

// @inline
simpleValue
    : VARIABLE | NAME | WORD | REFERENCE | NUMBER | STRING | PLAIN_STRING | REGEX | TRUE | FALSE | UNDEF | DEFAULT | HEREDOC
    | INTERPOLATED_NAME
    ;

// @inline
binaryOperator
    : IN | MATCH | NO_MATCH | TIMES | DIVIDE | MODULO | PLUS | MINUS | LEFT_SHIFT | RIGHT_SHIFT | EQUAL | NOT_EQUAL | LESS
    | LESS_OR_EQUAL | GREATER | GREATER_OR_EQUAL | AND | OR
    ;

/** A word before `=>`, which the lexer tells from others. */
// @inline
wordKey : NAME_KEY | DEFAULT_KEY | UNDEF_KEY ;

// @inline
key : NAME_KEY | DEFAULT_KEY | UNDEF_KEY | TYPE_KEY ;

/** An operand that holds others. */
construct
    : arrayLiteral
    | hashLiteral
    | OPEN_PAREN items+=assignment CLOSE_PAREN
    | STRING_OPEN stringPart* STRING_CLOSE
    | HEREDOC_OPEN stringPart* HEREDOC_CLOSE
    | ifExpression
    | unlessExpression
    | caseExpression
    ;

// @inline
arrayLiteral : OPEN_BRACKET elements? CLOSE_BRACKET ;

/** What an array and a call hold: `a => b` is a hash without its braces. */
// @inline
elements : element ( COMMA element? )* ;

// @inline
element : key ARROW items+=assignment | items+=assignment ( ARROW items+=assignment )? ;

// @inline
hashLiteral : OPEN_BRACE hashEntries? CLOSE_BRACE ;

// @inline
hashEntries : hashEntry ( COMMA hashEntry? )* ;

// @inline
hashEntry : ( key | items+=assignment ) ARROW items+=assignment ;

// @inline
stringPart : STRING_TEXT | STRING_VARIABLE | INTERPOLATION_OPEN items+=assignment CLOSE_BRACE ;

// @inline
ifExpression : IF tests+=expression body ( ELSIF tests+=expression body )* ( ELSE body )? ;

// @inline
unlessExpression : UNLESS tests+=expression body ( ELSE body )? ;

// @inline
caseExpression : CASE tests+=expression BODY_OPEN options+=caseOption+ CLOSE_BRACE ;

caseOption : values+=expression ( COMMA values+=expression )* COLON body=block ;

/** What may follow an operand and bind to it. */
suffix
    : INDEX_OPEN accessKeys? CLOSE_BRACKET
    | CALL_OPEN elements? close=CLOSE_PAREN lambda?
    | DOT method=( NAME | NAME_KEY ) lambda?
    | SELECT_LIST BODY_OPEN selectorOption ( COMMA selectorOption? )* CLOSE_BRACE
    ;

// @inline
accessKeys : accessKey ( COMMA accessKey? )* ;

// @inline
accessKey : key ARROW cells+=expression | cells+=expression ( ARROW cells+=expression )? ;

// @inline
lambda : PIPE parameters=parameterList PIPE_CLOSE ( RIGHT_SHIFT result=type )? open=BODY_OPEN statements? CLOSE_BRACE ;

// @inline
selectorOption : ( wordKey | cells+=expression ) ARROW cells+=expression ;

/** A selector without braces; its value is all that follows. */
choice : SELECT ( wordKey | match=expression ) ARROW ;

block : body ;

// @inline
body : BODY_OPEN statements? CLOSE_BRACE ;

// @inline
statements : statement ( ( SEMICOLON | COMMA )? statement )* ;

// @inline
statement : assignments+=assignment | definitions+=definition ;

parameterList : ( parameters+=parameter ( COMMA parameters+=parameter? )* )? ;

parameter : expected=type? ( SPLAT | TIMES )? name=VARIABLE ( ASSIGN initial=expression )? ;

type : REFERENCE ( INDEX_OPEN accessKeys? CLOSE_BRACKET )? ;
