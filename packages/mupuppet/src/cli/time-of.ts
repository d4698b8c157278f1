/** A time as `--now` takes it, in nanoseconds since 1970; undefined if it isn't one. */
export function timeOf(value: string): bigint | undefined {
  const parts = /^(\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?)?)(\.\d{1,9})?(Z|[-+]\d\d:?\d\d)?$/.exec(value);
  if (!parts) return undefined;
  const [, plain = "", fraction = ".", zone = "Z"] = parts;
  const seconds = Date.parse(plain.replace(" ", "T") + (plain.length === 10 ? "" : zone)) / 1000;
  return Number.isNaN(seconds)
    ? undefined
    : BigInt(seconds) * 1_000_000_000n + BigInt(fraction.slice(1).padEnd(9, "0"));
}
