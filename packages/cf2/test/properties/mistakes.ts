import type { Random } from "@cairn/testing/deep";

/** Statements that make a program of one file wrong, by the kind of error; names begin with `own`, so that no other file has them. */
const mistakes: Readonly<Record<string, (own: string) => readonly string[]>> = {
  arity: (own) => [`${own} => upcase()`],
  conflict: (own) => [`${own} => 1`, `${own} ~(max)> 2`],
  cycle: (own) => [`${own} => $${own}b + 1`, `${own}b => [$${own}].0`],
  duplicate: (own) => [`${own} => [1, a]`, `${own} => [1, b]`],
  fail: (own) => [`${own} => fail('no' ++ 1)`],
  function: (own) => [`${own} => nothing(1)`],
  import: (own) => [`import(${own})`],
  "inline-conflict": (own) => [`if ($${own} > 1) then { ${own} => 3 }`, `${own} => 2`],
  macro: (own) => [`def ${own}(x) = ${own}($x)`, `${own}b => ${own}(1)`],
  range: (own) => [`${own} => [1].7`],
  type: (own) => [`${own} => 1 + x`],
  undefined: (own) => [`${own} => $${own}b.c`, `${own}c => ?`],
};

/** The kinds of error that random scenarios hit, at least one in a hundred each. */
export const mistakenKinds: readonly string[] = [...Object.keys(mistakes), "import-cycle"].map((kind) => `cf2/${kind}`);

/** Wrong statements for a file, of a kind chosen by chance; `file` is the file's name. */
export function writeMistake(file: string, random: Random): readonly string[] {
  const kind = random.pick([...Object.keys(mistakes), "import-cycle"]);
  return kind === "import-cycle" ? [`${file}self => import(${file})`] : mistakes[kind]!(`${file}wrong`);
}
