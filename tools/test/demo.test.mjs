/** The demonstration of the README: every command ends as it should, within a screen. */
import { describe, expect, it } from "@jest/globals";
import { demonstration } from "../demo.mjs";
import { commandOf, languages } from "../shared/workspace.mjs";

const areBuilt = languages().every((language) => commandOf(language) !== undefined);
const whereBuilt = areBuilt ? it : (name, run) => it.skip(`${name} [skipped: the commands aren't built]`, run);

describe("the demonstration", () => {
  whereBuilt(
    "shows every language, each command as it ends, within forty lines",
    () => {
      const { isFine, lines } = demonstration();
      expect(isFine).toBe(true);
      for (const { name } of languages()) expect(lines.join("\n")).toContain(`$ ${name} `);
      expect(lines.length).toBeLessThanOrEqual(40);
    },
    60_000,
  );
});
