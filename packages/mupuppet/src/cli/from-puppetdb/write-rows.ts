import { closeSync, openSync, renameSync, rmSync, writeSync } from "node:fs";

/** Writes a line of JSON for each row, and returns how many there are; the file is whole or isn't there. */
export async function writeRows(path: string, rows: AsyncIterable<unknown> | Iterable<unknown>): Promise<number> {
  const temporary = `${path}.${process.pid}.tmp`;
  const descriptor = openSync(temporary, "w", 0o600);
  let count = 0;
  try {
    for await (const row of rows) {
      writeSync(descriptor, `${JSON.stringify(row)}\n`);
      count++;
    }
    closeSync(descriptor);
    renameSync(temporary, path);
    return count;
  } catch (thrown) {
    rmSync(temporary, { force: true });
    throw thrown;
  }
}
