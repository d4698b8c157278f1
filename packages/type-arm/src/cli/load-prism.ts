import type { PrismNode } from "../migrate/prism-shapes.js";

/** The result of parsing Ruby with Prism. */
export interface PrismResult {
  readonly value: PrismNode;
  readonly errors: readonly {
    readonly message: string;
    readonly location: { readonly startOffset: number; readonly length: number };
  }[];
}

/**
 * Loads Ruby's parser. It runs in Node's WASI; only the warning that WASI is experimental is suppressed, because it is
 * of no use to users.
 */
export async function loadPrism(): Promise<(text: string) => PrismResult> {
  const usual = process.emitWarning;
  const filtered = (warning: string | Error, ...rest: unknown[]): void => {
    if (!String(warning).startsWith("WASI is an experimental feature"))
      Reflect.apply(usual, process, [warning, ...rest]);
  };
  process.emitWarning = filtered;
  try {
    const { loadPrism: load } = await import("@ruby/prism");
    return await load();
  } finally {
    process.emitWarning = usual;
  }
}
