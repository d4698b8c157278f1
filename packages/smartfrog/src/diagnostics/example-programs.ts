const bracketsALine = 125;

/** A component whose only attribute is an empty vector inside `depth` vectors, in lines of a readable length. */
export function nestedVectors(depth: number): string {
  const brackets = (bracket: string) =>
    bracket.repeat(depth).replace(new RegExp(`\\${bracket}{${bracketsALine}}(?=\\${bracket})`, "g"), "$&\n");
  return `sfConfig extends {\nbox\n${brackets("[")}\n${brackets("]")};\n}\n`;
}

/** Files that each include the next one fifty times, and finally `last`. */
export function fiftyfoldIncludes(names: readonly string[], last: string): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  names.forEach((name, index) => {
    const next = names[index + 1];
    files[name] = next === undefined ? last : `#include "${next}";\n`.repeat(50);
  });
  return files;
}
