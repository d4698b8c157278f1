/** Patterns (`case … in`, `value => pattern`) in the tree. */
import type { Located, Node } from "./ast.js";

/** `case subject in …`; `subject => pattern` and `subject in pattern` are represented as one with one option. */
export interface CaseIn extends Located {
  readonly kind: "case-in";
  readonly subject: Node;
  readonly options: readonly InOption[];
  readonly otherwise?: Node | undefined;
  /** `subject in pattern` and `subject => pattern`, which don't yield a body's value. */
  readonly asks?: "test" | "demand" | undefined;
}

/** `in pattern if guard` with its body. */
export interface InOption extends Located {
  readonly pattern: Pattern;
  readonly guard?: Node | undefined;
  readonly body: Node;
}

/** A pattern of `case … in`. */
export type Pattern =
  | { readonly style: "value"; readonly value: Node }
  | { readonly style: "binding"; readonly name: string }
  | { readonly style: "capture"; readonly pattern: Pattern; readonly name: string }
  | { readonly style: "either"; readonly options: readonly Pattern[] }
  | {
      readonly style: "list";
      readonly type?: Node | undefined;
      readonly before: readonly Pattern[];
      /** The name of the rest; empty if it has none. */
      readonly rest?: string | undefined;
      readonly behind: readonly Pattern[];
    }
  | {
      readonly style: "find";
      readonly type?: Node | undefined;
      readonly left: string;
      readonly middle: readonly Pattern[];
      readonly right: string;
    }
  | {
      readonly style: "hash";
      readonly type?: Node | undefined;
      readonly entries: readonly { readonly key: string; readonly pattern?: Pattern | undefined }[];
      readonly rest?: string | undefined;
      /** `**nil`. */
      readonly isClosed: boolean;
    };

/** `/(?<name>…)/ =~ text`, which assigns local variables. */
export interface MatchWrite extends Located {
  readonly kind: "match-write";
  readonly call: Node;
  readonly names: readonly string[];
}
