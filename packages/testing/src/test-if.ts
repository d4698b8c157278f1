import { it } from "@jest/globals";

type TestFunction = (name: string, run: () => void | Promise<void>, timeout?: number) => void;

/**
 * `it` where the condition holds; else a skipped test whose name carries the reason, which `npm test` prints.
 * The only way in which a test of Cairn may be skipped.
 */
export function testIf(condition: boolean, reason: string): TestFunction {
  if (condition) return it;
  return (name, run, timeout) => it.skip(`${name} [skipped: ${reason}]`, run, timeout);
}
