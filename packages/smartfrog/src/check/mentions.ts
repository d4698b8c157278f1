import type { Statement } from "../ast/ast.js";

/**
 * Whether a link or a prototype in `statements`, at any depth, has one of `names` in its path; included files count as
 * mentioning all, because they aren't searched.
 */
export function mentions(statements: readonly Statement[], names: ReadonlySet<string>): boolean {
  const waiting: Statement[] = [...statements];
  for (let statement = waiting.pop(); statement; statement = waiting.pop()) {
    if (statement.kind === "include") return true;
    const { value } = statement;
    if (value.kind === "link" && value.reference.path.some((name) => names.has(name))) return true;
    if (value.kind !== "extends") continue;
    for (const prototype of value.prototypes) {
      if (prototype.kind === "body") for (const inner of prototype.statements) waiting.push(inner);
      else if (prototype.path.some((name) => names.has(name))) return true;
    }
  }
  return false;
}
