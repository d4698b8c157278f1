import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect } from "@jest/globals";

/** True in `npm run test:update`, which rewrites golden files instead of comparing. */
export const updatesGoldens: boolean = process.env["CAIRN_UPDATE"] === "1";

/**
 * Expects `actual` to equal the golden file. A missing file is a failure, so that no expectation is created unseen;
 * `npm run test:update` writes it.
 */
export function expectGolden(path: string, actual: string): void {
  if (updatesGoldens) writeGolden(path, actual);
  expect(existsSync(path) ? readFileSync(path, "utf8") : `there is no ${path}: npm run test:update`).toBe(actual);
}

function writeGolden(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
