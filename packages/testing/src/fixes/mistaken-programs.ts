import fc from "fast-check";
import { mistakes, withMistakes } from "./mistakes.js";
import type { Program } from "./programs.js";
import { pick } from "./tokens.js";

/** Files, and the arguments of `check`, as `observeFixes` takes them. */
export interface CheckedFiles {
  readonly files: Program["files"];
  readonly words: readonly string[];
}

/** Programs with a few mistakes in their main file. The whole folder is checked if it has few files. */
export function mistakenPrograms(
  programs: readonly Program[],
  options: readonly (readonly string[])[],
  snippets: readonly string[] = [],
): fc.Arbitrary<CheckedFiles> {
  const choice = fc.noBias(fc.nat(1_000_000));
  return fc
    .record({ program: choice, mistakes, option: choice, isWhole: fc.boolean() })
    .map(({ isWhole, mistakes: made, option, program }) => {
      const { files, main } = pick(programs, program);
      const target = isWhole && Object.keys(files).length <= mostTogether ? "." : main;
      return {
        files: { ...files, [main]: withMistakes(files[main]!, made, snippets) },
        words: [...pick(options, option), "--", target],
      };
    });
}

const mostTogether = 6;
