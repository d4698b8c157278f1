import type { StoreValue } from "../value.js";

/** How a program interprets what YAML leaves open. */
export interface YamlDialect {
  /**
   * The meaning of a scalar that isn't quoted, or has a tag (in full: `tag:yaml.org,2002:str`); or why it is invalid.
   */
  scalar(text: string, tag: string | undefined): StoreValue | { readonly problem: string };
  /** Why a tag is invalid for a mapping or sequence. */
  refuseTag(tag: string): string | undefined;
  /** Why an alias is invalid, by its name; without it, all are valid. */
  readonly refuseAlias?: (name: string) => string | undefined;
}
