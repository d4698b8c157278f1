/** Splits a command line like a shell: spaces, single quotes, double quotes and backslashes; nothing is expanded. */
export function splitWords(line: string): string[] {
  const words: string[] = [];
  for (const [word] of line.matchAll(/(?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+/g)) {
    words.push(
      word.replace(
        /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/g,
        (_, single?: string, double?: string, escaped?: string) =>
          single ?? double?.replace(/\\(.)/g, "$1") ?? escaped ?? "",
      ),
    );
  }
  return words;
}
