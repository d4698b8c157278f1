/** The values that a type lists: those of `Enum`, also inside of `Optional` and `Variant`, and of `Boolean`. */
export function valuesOfType(type: string): string[] {
  const lists = [...type.matchAll(/\bEnum\[([^\]]*)\]/g)].map(([, list = ""]) => list);
  const words = lists.flatMap((list) => [...list.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, one, two]) => one ?? two!));
  return [...words.map((word) => `'${word}'`), ...(/\bBoolean\b/.test(type) ? ["true", "false"] : [])];
}
