import type { Call, MethodCall } from "./calls.js";
import type { Case, If, Unless } from "./control.js";
import type {
  ArrayLiteral,
  BooleanLiteral,
  DefaultLiteral,
  FloatLiteral,
  HashLiteral,
  Heredoc,
  IntegerLiteral,
  Interpolation,
  Name,
  RegexLiteral,
  StringLiteral,
  TypeName,
  UndefLiteral,
  Variable,
} from "./literals.js";
import type { Access, Assignment, Binary, Group, Selector, Unary } from "./operations.js";

/**
 * The kinds of expressions. A language with more of them (in Puppet, a resource is an expression) adds its own with
 * `declare module "@cairn/puppet-core/ast"`.
 */
export interface Expressions {
  readonly access: Access;
  readonly array: ArrayLiteral;
  readonly assignment: Assignment;
  readonly binary: Binary;
  readonly boolean: BooleanLiteral;
  readonly call: Call;
  readonly case: Case;
  readonly default: DefaultLiteral;
  readonly float: FloatLiteral;
  readonly group: Group;
  readonly hash: HashLiteral;
  readonly heredoc: Heredoc;
  readonly if: If;
  readonly integer: IntegerLiteral;
  readonly interpolation: Interpolation;
  readonly "method-call": MethodCall;
  readonly name: Name;
  readonly regex: RegexLiteral;
  readonly selector: Selector;
  readonly string: StringLiteral;
  readonly "type-name": TypeName;
  readonly unary: Unary;
  readonly undef: UndefLiteral;
  readonly unless: Unless;
  readonly variable: Variable;
}

/** Every expression; a language that has more adds them to `Expressions`. */
export type Expression = Expressions[keyof Expressions];
