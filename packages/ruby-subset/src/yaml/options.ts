/** Psych's output options. */
export interface YamlOptions {
  /** Negative: no line is broken. */
  readonly lineWidth?: number;
  readonly indentation?: number;
}

/** Options by Psych's names; errors are passed to `refuse`. */
export function readYamlOptions(get: (name: string) => unknown, refuse: (problem: string) => never): YamlOptions {
  const lineWidth = integer(get("line_width"), refuse);
  const indentation = integer(get("indentation"), refuse);
  const canonical = get("canonical");
  if (canonical !== undefined && canonical !== null && canonical !== false) refuse("canonical YAML isn't supported");
  if (lineWidth !== undefined && lineWidth < -1) {
    refuse(`Invalid line_width ${lineWidth}, must be non-negative or -1 for unlimited.`);
  }
  return {
    ...(lineWidth === undefined ? {} : { lineWidth }),
    ...(indentation === undefined ? {} : { indentation }),
  };
}

function integer(value: unknown, refuse: (problem: string) => never): number | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === "bigint" ? Number(value) : refuse("line_width and indentation are integers");
}
