import { closeSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";

/** Writes a line of JSON for each row, and returns how many there are; the file is whole or isn't there. */
export async function writeRows(path: string, rows: AsyncIterable<unknown> | Iterable<unknown>): Promise<number> {
  const temporary = `${path}.${process.pid}.tmp`;
  const descriptor = openSync(temporary, "w", 0o600);
  let count = 0;
  try {
    for await (const row of rows) {
      writeFileSync(descriptor, `${JSON.stringify(row)}\n`);
      count++;
    }
    renameSync(temporary, path);
    return count;
  } catch (thrown) {
    rmSync(temporary, { force: true });
    throw thrown;
  } finally {
    closeSync(descriptor);
  }
}
