/**
 * The options of `mupuppet compile` that a job may give. Options that name files, run code or decide what is trusted are
 * left to whoever starts the worker.
 */
const flags = new Set(["strict", "no-strict", "allow-cycles", "no-allow-cycles", "legacy-facts", "no-legacy-facts"]);

const values: ReadonlyMap<string, RegExp> = new Map([
  ["profile", /^[a-z0-9]+$/],
  ["now", /^[\d:.TZ +-]+$/],
  ["seed", /^[^-][^]*$/],
  ["node-timeout", /^\d+$/],
  ["node-memory", /^\d+$/],
  ["max-errors", /^\d+$/],
  ["max-output", /^\d+$/],
  ["hiera-missing", /^(?:skip|error)$/],
]);

/** Why options can't be given with a job. */
export function problemOfWords(words: readonly string[]): string | undefined {
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    const [, name = "", given] = /^--([a-z-]+)(?:=([^]*))?$/.exec(word) ?? [];
    if (flags.has(name) && given === undefined) continue;
    const form = values.get(name);
    if (!form) return `\`${word}\` can't come with a job: give it to the workers, after \`--\``;
    const value = given ?? words[++index] ?? "";
    if (!form.test(value)) return `\`${value}\` can't be the value of \`--${name}\` of a job`;
  }
  return undefined;
}
