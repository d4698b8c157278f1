/** Ends a wait for something that never happens, within the time that jest gives a test. */
const patience = 50_000;

/**
 * Repeats an assertion until it holds, and returns its value: for effects that take an unknown time. One that never
 * holds fails with its own message.
 */
export async function eventually<Value>(assertion: () => Value | Promise<Value>): Promise<Value> {
  const start = performance.now();
  for (;;) {
    try {
      return await assertion();
    } catch (failed) {
      if (performance.now() - start > patience) throw failed;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
