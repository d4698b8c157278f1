import type { StoreValue } from "../value.js";

/** How a program reads what YAML leaves to it. */
export interface YamlDialect {
  /** What a scalar means that isn't quoted, or has a tag (whole: `tag:yaml.org,2002:str`); or why it can't be. */
  scalar(text: string, tag: string | undefined): StoreValue | { readonly problem: string };
  /** Why a tag can't stand before a mapping or sequence. */
  refuseTag(tag: string): string | undefined;
}
