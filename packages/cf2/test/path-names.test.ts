import { explain } from "./inside.js";
import { run } from "./run-text.js";

describe("paths", () => {
  it("may contain names with characters that Unicode counts as blanks", () => {
    for (const name of ["\ufeff", "\u00a0", "a\u2028"]) {
      const { value } = run(`A => { ${name} => 1 }`);
      expect(explain(value!, `A. ${name} `).value?.value.text).toBe("1");
    }
  });
});
