import type { ModuleBody, UserMethod, Visibility } from "../values/module-body.js";
import type { RProc, RubyValue } from "../values/values.js";

/** The modules that a piece of Ruby is written in, the innermost first. */
export interface LexicalModules {
  readonly body: ModuleBody;
  readonly outer: LexicalModules | undefined;
}

/** What `self`, `yield`, `super`, `return` and `def` mean where they stand. */
export interface Context {
  readonly self: RubyValue;
  readonly modules: LexicalModules | undefined;
  /** Where `def` puts a method. */
  readonly definee: ModuleBody | undefined;
  /** The method that runs, with what it was called with. */
  readonly method?: UserMethod | undefined;
  readonly args?: readonly RubyValue[] | undefined;
  readonly block?: RProc | undefined;
  /** Whether `return` ends it. */
  readonly isLambda?: boolean | undefined;
  /** What methods become that are defined from here on. */
  visibility?: Visibility | "module_function" | undefined;
}

/** What a block may be run with in place of what stands around it. */
export interface Binding {
  readonly self: RubyValue;
  readonly definee?: ModuleBody | undefined;
  readonly modules?: LexicalModules | undefined;
  readonly method?: UserMethod | undefined;
  readonly args?: readonly RubyValue[] | undefined;
  /** Whether the block is the body of a method: `return` ends it, and it counts its arguments. */
  readonly isMethod?: boolean | undefined;
}
