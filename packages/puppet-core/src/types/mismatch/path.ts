/** A path into a value: one step, and the preceding steps. */
export interface Path {
  readonly parent: Path | undefined;
  readonly kind: "subject" | "entry" | "key" | "parameter" | "return" | "block" | "index" | "variant" | "signature";
  readonly key: string | number;
}

/** A path that is one step longer. */
export function extend(parent: Path | undefined, kind: Path["kind"], key: string | number = kind): Path {
  return { parent, kind, key };
}

/** The steps of a path, from the first to the last. */
export function steps(path: Path | undefined): Path[] {
  const all: Path[] = [];
  for (let step = path; step; step = step.parent) all.push(step);
  return all.reverse();
}

/** How many steps a path has. */
export function lengthOfPath(path: Path | undefined): number {
  return steps(path).length;
}

/** The path without one of its steps. */
export function withoutStep(path: Path | undefined, index: number): Path | undefined {
  const all = steps(path);
  if (index >= all.length) return path;
  all.splice(index, 1);
  return all.reduce<Path | undefined>((parent, { kind, key }) => ({ parent, kind, key }), undefined);
}

/** A key that is the same for paths that lead to the same place; which alternative was tried doesn't count. */
export function keyOfPath(path: Path | undefined): string {
  const counted = steps(path).filter((step) => step.kind !== "variant" && step.kind !== "signature");
  return counted.map(({ kind, key }) => `${kind} ${String(key).length} ${key}`).join(";");
}

/** A step in a message. */
export function printStep({ kind, key }: Path): string {
  switch (kind) {
    case "entry":
      return `entry '${key}'`;
    case "key":
      return `key of entry '${key}'`;
    case "parameter":
      return `parameter '${key}'`;
    case "index":
      return `index ${key}`;
    case "variant":
      return `variant ${key}`;
    case "signature":
      return `${Number(key) + 1}.`;
    default:
      return String(key);
  }
}
