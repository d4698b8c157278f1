# The metamodel of logic: the node types of logic, named as in Puppet's own AST. `EClass` and `EStructuralFeature`
# represent Ecore's. It is emitted as `puppet-logic.ecore` beside every separate logic model.

# The logic of the types of one model, apart from it.
type LogicModel {
  # The set of functions that the logic needs.
  attr functions, String { min => 1 }
  # Its version: a reader that has the set in this version, or a later one with the same first number, has all that it needs.
  attr version, String { min => 1 }
  has types, TypeLogic { max => unbound }
}

# What belongs to one type.
type TypeLogic {
  # The type as the language names it.
  attr name, String { min => 1 }
  has type, EClass { min => 1, containment => false }
  has features, FeatureLogic { max => unbound }
  has invariants, InvariantLogic { max => unbound }
}

# What belongs to one attribute or reference, and what its model can't say of it.
type FeatureLogic {
  has feature, EStructuralFeature { min => 1, containment => false }
  attr unsettable, Boolean
  attr settable, Boolean
  # The lower bound of a derived feature.
  attr min, Integer
  # The default of a list, which is its one value.
  attr default, String
  has validate, Logic
  has set, Logic
  has check, Logic
  has get, Logic
  has derived, Logic
}

# A block or a lambda, with the place where it was written.
type Logic {
  attr file, String
  attr line, Integer
  attr column, Integer
  has expr, Expression { min => 1 }
}

type InvariantLogic inherits Logic {
  has title, Expression
  attr documentation, String
}

# What has a place in the text, in UTF-16 units from its beginning.
type Positioned {
  abstract
  attr offset, Integer
  attr length, Integer
}
type Expression inherits Positioned { abstract }

type BinaryExpression inherits Expression {
  abstract
  has left_expr, Expression { min => 1 }
  has right_expr, Expression { min => 1 }
}
type UnaryExpression inherits Expression {
  abstract
  has expr, Expression { min => 1 }
}

type ParenthesizedExpression inherits UnaryExpression {}
type NotExpression inherits UnaryExpression {}
type UnaryMinusExpression inherits UnaryExpression {}
type TextExpression inherits UnaryExpression {}
type VariableExpression inherits UnaryExpression {}

type ArithmeticExpression inherits BinaryExpression { attr operator, String { min => 1 } }
type ComparisonExpression inherits BinaryExpression { attr operator, String { min => 1 } }
type MatchExpression inherits BinaryExpression { attr operator, String { min => 1 } }
type AssignmentExpression inherits BinaryExpression { attr operator, String { min => 1 } }
type InExpression inherits BinaryExpression {}
type BooleanExpression inherits BinaryExpression { abstract }
type AndExpression inherits BooleanExpression {}
type OrExpression inherits BooleanExpression {}
type NamedAccessExpression inherits BinaryExpression {}

type AccessExpression inherits Expression {
  has left_expr, Expression { min => 1 }
  has keys, Expression { max => unbound }
}

type LiteralList inherits Expression { has values, Expression { max => unbound } }
type LiteralHash inherits Expression { has entries, KeyedEntry { max => unbound } }
type KeyedEntry inherits Positioned {
  has key, Expression { min => 1 }
  has value, Expression { min => 1 }
}

type BlockExpression inherits Expression { has statements, Expression { max => unbound } }
type IfExpression inherits Expression {
  has test, Expression { min => 1 }
  has then_expr, Expression { min => 1 }
  has else_expr, Expression
}
type UnlessExpression inherits IfExpression {}
type CaseExpression inherits Expression {
  has test, Expression { min => 1 }
  has options, CaseOption { max => unbound }
}
type CaseOption inherits Expression {
  has values, Expression { max => unbound }
  has then_expr, Expression { min => 1 }
}
type SelectorExpression inherits Expression {
  has left_expr, Expression { min => 1 }
  has selectors, SelectorEntry { max => unbound }
}
type SelectorEntry inherits Positioned {
  has matching_expr, Expression { min => 1 }
  has value_expr, Expression { min => 1 }
}

type CallExpression inherits Expression {
  abstract
  has functor_expr, Expression { min => 1 }
  has arguments, Expression { max => unbound }
  has lambda, LambdaExpression
}
type CallNamedFunctionExpression inherits CallExpression {}
type CallMethodExpression inherits CallExpression {}
type LambdaExpression inherits Expression {
  has parameters, Parameter { max => unbound }
  has body, BlockExpression { min => 1 }
}
type Parameter inherits Positioned { attr name, String { min => 1 } }

type Literal inherits Expression { abstract }
type LiteralUndef inherits Literal {}
type LiteralDefault inherits Literal {}
type LiteralBoolean inherits Literal { attr value, Boolean { min => 1 } }
# An integer of any size, in decimal.
type LiteralInteger inherits Literal {
  attr value, String { min => 1 }
  attr radix, Integer
}
type LiteralFloat inherits Literal { attr value, Float { min => 1 } }
# A text; where it holds what XML can't, its value is written as a string of JSON without its quotes.
type LiteralString inherits Literal {
  attr value, String { min => 1 }
  attr escaped, Boolean
}
type LiteralRegularExpression inherits Literal { attr pattern, String { min => 1 } }
type QualifiedName inherits Literal { attr value, String { min => 1 } }
type QualifiedReference inherits Literal { attr cased_value, String { min => 1 } }
type ConcatenatedString inherits Expression { has segments, Expression { max => unbound } }

type EClass {}
type EStructuralFeature { abstract }
