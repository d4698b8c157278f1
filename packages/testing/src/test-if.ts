import { it } from "@jest/globals";

type TestFunction = (name: string, run: () => void | Promise<void>, timeout?: number) => void;

/**
 * `it` if the condition holds; else a skipped test whose name includes the reason, which `npm test` prints. Tests of
 * Cairn may only be skipped this way. The reason `needs PACKAGE, PACKAGE` names Debian packages: `npm test` counts the
 * skipped tests of each oracle in tools/oracles.txt by it.
 */
export function testIf(condition: boolean, reason: string): TestFunction {
  if (condition) return it;
  return (name, run, timeout) => it.skip(`${name} [skipped: ${reason}]`, run, timeout);
}
