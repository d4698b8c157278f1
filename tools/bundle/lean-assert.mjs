/** The two functions of `node:assert` that yargs calls; the whole module takes long to load. */
export function strictEqual(actual, expected, message) {
  if (!Object.is(actual, expected)) throw new Error(String(message ?? "values differ"));
}

export function notStrictEqual(actual, expected, message) {
  if (Object.is(actual, expected)) throw new Error(String(message ?? "values are the same"));
}
