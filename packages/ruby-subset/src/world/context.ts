import type { ModuleBody, UserMethod, Visibility } from "../values/module-body.js";
import type { RProc, RubyValue } from "../values/values.js";

/** The modules that enclose a piece of Ruby, the innermost first. */
export interface LexicalModules {
  readonly body: ModuleBody;
  readonly outer: LexicalModules | undefined;
}

/** The context of `self`, `yield`, `super`, `return` and `def`. */
export interface Context {
  readonly self: RubyValue;
  readonly modules: LexicalModules | undefined;
  /** Where `def` defines a method. */
  readonly definee: ModuleBody | undefined;
  /** The current method, with its arguments. */
  readonly method?: UserMethod | undefined;
  readonly args?: readonly RubyValue[] | undefined;
  readonly block?: RProc | undefined;
  /** Whether `return` ends it. */
  readonly isLambda?: boolean | undefined;
  /** Whether a name alone may be a variable that the parser couldn't see: in templates of `ERB.new`. */
  readonly sharesLocals?: boolean | undefined;
  /** The visibility of methods that are defined from here on. */
  visibility?: Visibility | "module_function" | undefined;
}

/** What a block may be run with in place of its enclosing context. */
export interface Binding {
  readonly self: RubyValue;
  readonly definee?: ModuleBody | undefined;
  readonly modules?: LexicalModules | undefined;
  readonly method?: UserMethod | undefined;
  readonly args?: readonly RubyValue[] | undefined;
  /** Whether the block is the body of a method: `return` ends it, and it checks the number of its arguments. */
  readonly isMethod?: boolean | undefined;
}
